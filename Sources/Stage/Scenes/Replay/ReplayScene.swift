// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What can be done with a replay, besides going through it.
enum ReplayAction: Hashable, Sendable {
  /// 1 is a move a second.
  case speed(Double)
  case continueFromHere
  /// The same from before the mistake that led here.
  case retry
}

/// A past game on the table it was played on, to be watched move by move.
final class ReplayScene: Scene {
  typealias Part = Node<StageAction>
  let name = "replay"
  let hasBoard = true
  let repeatsArrows = true
  let board: any ReplayBoard
  private var region: BoardRegion?
  private static let speeds = [0.5, 1, 2, 4]

  private let clock: LocalClock

  init(_ board: any ReplayBoard, clock: LocalClock) {
    self.board = board
    self.clock = clock
  }

  var accent: Accent? { board.info.accent }
  var game: GameReport? { board.report }

  private var deck: ReplayDeck { ReplayDeck(board: board) }
  private var upperSeat: Seat { board.subject.record.ownSeat ?? .first }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let region = TableFrame(context, board.info.seats == .two ? board.info.regions : [])
      .region(interface)
    guard region != self.region else { return false }
    self.region = region
    let plates = ["plate.you", "plate.other"].compactMap { interface.frame(of: $0) }
    board.arrange(
      region, plates: Dictionary(uniqueKeysWithValues: zip([upperSeat, upperSeat.other], plates)),
      showsTray: true)
    return true
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .replay(.continueFromHere):
      // At its end a game that was left goes on as itself.
      let isEnd = board.index == board.count
      return .resume(isEnd ? board.subject.unfinished ?? board.continued : board.continued)
    case .replay(.retry):
      board.go(to: board.index - 1)
      return .resume(board.continued)
    case .replay(.speed(let speed)): board.speed = speed
    default: deck.use(use)
    }
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(let key, []): deck.press(key)
    case .wheel(let delta, _): board.go(to: board.index + (delta.y > 0 ? -1 : 1))
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    let wake = board.advance(context)
    // The part that has been gone through is told a few times a second.
    let isWaiting = board.review == nil && context.reviewed?.id == board.subject.record.id
    return isWaiting ? wake.sooner(.at(context.now + 0.25)) : wake
  }

  func take(_ review: GameReview, of id: String) {
    if board.subject.record.id == id { board.review = review }
  }

  func takeSounds() -> [Sound] { board.takeSounds() }
  func leave() { board.isPlaying = false }

  // MARK: - Description

  func describe(_ context: StageContext) -> Node<StageAction> {
    let picture = Part.drawing(Size(0, 0), board.picture(context)).sized(.fill, .fill)
    return Part.layers([picture, board.info.seats == .one ? solo(context) : whole(context)]).sized(
      .fill, .fill)
  }

  private func header(_ frame: TableFrame) -> Part {
    let isNarrow = frame.window.width < 900
    let speeds = Part.segments(
      "replay.speed",
      Self.speeds.map { speed in
        let name = speed == 0.5 ? "\u{00BD}" : "\(Int(speed))"
        return Part.Segment(
          "replay.speed." + (speed == 0.5 ? "half" : name), name + "\u{00D7}",
          isSelected: board.speed == speed,
          .replay(.speed(speed)))
      }, height: frame.controlHeight
    ).wide(.within((isNarrow ? 38 : 46) * 4 + 6...600))
    let isMistake = board.remark?.mistake != nil
    let words =
      isMistake
      ? [isNarrow ? tr("Retry") : tr("Retry from here"), tr("Retry")]
      : [isNarrow ? tr("Continue") : tr("Continue from here"), tr("Continue")]
    let icon = isMistake ? "restart" : "play"
    let onward = words.map { words in
      (isMistake
        ? Part.button("review.retry", icon: icon, words, isPrimary: true, .replay(.retry))
        : Part.button("replay.continue", icon: icon, words, .replay(.continueFromHere))
          .enabled(board.index < board.count || board.subject.unfinished != nil))
        .sized(.fit, .exactly(frame.controlHeight))
    }
    var bare = onward[1]
    bare.content = .control(.button(icon: icon, primary: isMistake), showsLabel: false)
    let back = Part.button("replay.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    return .choice(
      (onward + [bare]).map { onward in
        frame.header(
          back: back, title: board.info.title.said, beside: nil, middle: nil,
          right: [speeds, .space(8), onward])
      })
  }

  private func whole(_ context: StageContext) -> Part {
    let frame = TableFrame(context, board.info.regions)
    let isWide = frame.arrangement == .wide
    return frame.whole(
      header: header(frame), plates: plates(frame, context), score: board.score.map { frame.score($0) },
      message: message(frame, context), status: nil, actions: deck.buttons(height: isWide ? 46 : 42),
      under: deck.bar.wide(.atMost(720)).placed(0.5, 0.5).inset(Insets(top: 8)))
  }

  /// The result at the start and the end, and between them what is said of each move.
  private func message(_ frame: TableFrame, _ context: StageContext) -> Part {
    let hasRoom = frame.arrangement == .wide && !board.info.regions.contains(.tray)
    let result = board.subject.words(board.kind) + "."
    if let remark = board.remark, let judgement = remark.judgement {
      let line =
        [remark.verdict.map { $0 + "." }, hasRoom ? nil : remark.title].compactMap { $0 }.first ?? ""
      let words =
        hasRoom
        ? frame.message(remark.title, judgement, extra: .words(line, .body, .secondary))
        : frame.message(judgement, remark.title)
      return words.named("review.sentence", .text, judgement, value: remark.title)
    }
    var below = hasRoom ? detail : ""
    if let reviewed = context.reviewed, reviewed.id == board.subject.record.id, board.review == nil {
      let part = String(Int((100 * reviewed.part).rounded()))
      below = tr("Looking through the game: {part} %.", ["part": part])
    }
    return frame.message(result, below).named("replay.result", .text, result, value: below)
  }

  private func solo(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let words = [board.heading?.title, board.subject.words(board.kind)].compactMap { $0 }
    let heading = Part.words(
      words.joined(separator: ". ") + ".", TextStyle(.vollkornSemiBold, 22, line: 27), anchor: .center)
    let edge = isWide ? 36.0 : 16
    return Part.column([
      header(frame), .space(isWide ? 36 : 12, least: 8), heading.inset(Insets(16, 0)), .space(12),
      Part.spring.identified("table.board").inset(Insets(edge, 0)), .space(12),
      deck.bar.wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)), .space(10),
      deck.buttons(height: isWide ? 46 : 42).wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)),
    ]).sized(.fill, .fill).inset(Insets(bottom: isWide ? 26 : 15))
  }

  private func ordinal(_ seat: Seat) -> String { seat == .first ? tr("Moved first") : tr("Moved second") }

  private var levelName: String {
    let options = board.subject.record.options
    return options.opponent == .perfect
      ? tr("Perfect") : tr("Level {level}", ["level": String(options.level)])
  }

  /// When it was, how long it took, and where it turned.
  private var detail: String {
    let subject = board.subject
    let when = clock.local(subject.date).words(from: clock.today)
    let moves = movesInWords(board.moves(upTo: board.count))
    let marks = (board.review?.mistakes ?? []).map { String(board.moves(upTo: $0)) }
    let story = tr(
      "{when}: {moves} in {time}.", ["when": when, "moves": moves, "time": subject.record.seconds.clock])
    guard !marks.isEmpty else { return story }
    let places: KeyValuePairs = ["moves": marks.joined(separator: ", ")]
    return story + " "
      + trn(
        "Value was given away at move {moves}.", "Value was given away at moves {moves}.", marks.count, places
      )
  }

  private func plates(_ frame: TableFrame, _ context: StageContext) -> [Part] {
    let tokens = context.look.marks ? board.info.markedTokens : board.info.tokens
    let own = board.subject.record.ownSeat
    return [upperSeat, upperSeat.other].enumerated().map { index, seat in
      let isWinner = board.index == board.count && board.subject.outcome?.winner == seat
      let accuracy = board.info.seats == .two ? board.accuracy(of: seat) : nil
      let detail =
        accuracy != nil
        ? tr("Accuracy")
        : isWinner ? tr("Winner") : own.map { $0 == seat ? ordinal(seat) : levelName } ?? ordinal(seat)
      return frame.plate(
        Plate(
          id: index == 0 ? "plate.you" : "plate.other",
          token: tokens[seat] ?? .icon(own == seat.other ? "robot" : "person"), isIcon: tokens[seat] == nil,
          name: board.subject.name(of: seat, board.info), detail: detail, raise: isWinner ? 1 : 0,
          isNarrow: board.info.regions.contains(.hand),
          points: accuracy.map { tr("{part} %", ["part": String(Int((100 * $0).rounded()))]) }, thinking: nil),
        value: accuracy.map { String(Int((100 * $0).rounded())) } ?? "0",
        isRaised: isWinner)
    }
  }

  func paintLifted(_ painter: inout Painter, _ context: StageContext) {
    board.paintLifted(context, into: &painter.list)
  }

  func elements(_ context: StageContext) -> [Element] { board.elements(context) }
}
