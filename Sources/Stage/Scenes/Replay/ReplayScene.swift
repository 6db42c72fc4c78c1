// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A scene that shows past games, and what was found out about them.
protocol ReplayScreen: AnyObject {
  func mark(_ id: String, _ marks: [Int])
}

extension ReplayScene: ReplayScreen {
  func mark(_ id: String, _ marks: [Int]) {
    if board.subject.record.id == id { board.marks = marks }
  }
}

/// A past game on the table it was played on, to be watched move by move.
final class ReplayScene: Scene {
  let name = "replay"
  let hasBoard = true
  let repeatsArrows = true
  let board: any ReplayBoard
  private var layout = TableLayout(Viewport(size: Size(1280, 800)))
  private var deck = ReplayDeck(bar: .zero, buttons: .zero)
  /// Middle and baseline of what stands over the board of a game for one.
  private var heading = Point.zero
  private static let speeds = [0.5, 1, 2, 4]

  private let clock: LocalClock

  init(_ board: any ReplayBoard, clock: LocalClock) {
    self.board = board
    self.clock = clock
  }

  var accent: Accent? { board.info.accent }
  var game: GameReport? { board.report }

  func arrange(_ context: StageContext) {
    if board.info.isSolo { return arrangeSolo(context) }
    layout = TableLayout(context.viewport, hasSide: board.usesSide, hasScore: board.usesScore)
    layout.board.frame.height -= 60
    let frame = layout.board.frame
    let isWide = layout.arrangement == .wide
    let barWidth = min(frame.width, 720)
    let bottom =
      layout.arrangement == .tall ? layout.actions[0].y - 8 : layout.window.height - (isWide ? 22 : 12)
    let bar = Rect((frame.midX - barWidth / 2).rounded(), bottom - 44, barWidth, 26)
    let actions = layout.actions.dropFirst().reduce(layout.actions[0]) { $0.union($1) }
    deck = ReplayDeck(bar: bar, buttons: actions)
    board.arrange(
      layout.board, plates: [upperSeat: layout.plates[0], upperSeat.other: layout.plates[1]], showsSide: true)
  }

  private func arrangeSolo(_ context: StageContext) {
    layout = TableLayout(context.viewport)
    let solo = SoloLayout(context.viewport, actions: 0)
    heading = Point(layout.window.width / 2, solo.heading)
    var region = solo.board
    region.frame.height -= 40
    let width = min(640, region.frame.width)
    let x = ((layout.window.width - width) / 2).rounded()
    deck = ReplayDeck(
      bar: Rect(x, region.frame.maxY + 18, width, 26),
      buttons: Rect(x, solo.undo.y, width, solo.undo.height))
    board.arrange(region, plates: [:], showsSide: true)
  }

  private var upperSeat: Seat { board.subject.record.ownSeat ?? .first }

  // MARK: - Controls

  func controls() -> [Control] {
    let isNarrow = layout.window.width < 900
    let height = layout.back.height
    let width = isNarrow ? 124.0 : 208.0
    let right = layout.window.width - layout.back.x
    var controls = [
      Control(
        "replay.back", .button(icon: "back", primary: false), layout.back, label: "Back", showsLabel: false,
        shortcut: "Esc")
    ]
    let segment = isNarrow ? 38.0 : 46.0
    let speedsX = right - width - 20 - segment * Double(Self.speeds.count) - 6
    for (index, speed) in Self.speeds.enumerated() {
      let label = speed == 0.5 ? "\u{00BD}" : "\(Int(speed))"
      controls.append(
        Control(
          "replay.speed." + (speed == 0.5 ? "half" : label),
          .segment(group: "replay.speed", isSelected: board.speed == speed, icon: nil),
          Rect(speedsX + 3 + segment * Double(index), layout.back.y, segment, height),
          label: label + "\u{00D7}"))
    }
    controls.append(
      Control(
        "replay.continue", .button(icon: "play", primary: false),
        Rect(right - width, layout.back.y, width, height),
        label: isNarrow ? "Continue" : "Continue from here",
        isEnabled: board.index < board.count || board.subject.unfinished != nil))
    return controls + deck.controls(board)
  }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    if deck.activate(id, board) { return nil }
    switch id {
    case "replay.back": return .back
    case "replay.continue":
      // At its end a game that was left goes on as itself.
      let isEnd = board.index == board.count
      return .resume(isEnd ? board.subject.unfinished ?? board.continued : board.continued)
    default:
      for speed in Self.speeds where id == "replay.speed." + (speed == 0.5 ? "half" : "\(Int(speed))") {
        board.speed = speed
      }
      return nil
    }
  }

  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest? {
    deck.slide(value, board)
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(let key, []): _ = deck.press(key, board)
    case .wheel(let delta, _): board.go(to: board.index + (delta.y > 0 ? -1 : 1))
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake { board.advance(context) }
  func takeSounds() -> [Sound] { board.takeSounds() }
  func leave() { board.isPlaying = false }

  // MARK: - Picture

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.text(board.info.title.said, layout.titleStyle, at: layout.title)
    if board.info.isSolo { return paintSolo(&painter, context, host) }
    paintPlates(&painter, context)
    if let frame = layout.score, let score = board.score { painter.scoreBar(frame, score) }
    board.paint(context, into: &painter.list)
    let y = painter.paragraph(
      board.subject.words(board.kind) + ".", layout.messageStyle, at: layout.message,
      width: layout.messageWidth,
      anchor: layout.messageAnchor)
    if layout.arrangement == .wide && !board.usesSide {
      painter.paragraph(
        detail, .body, at: Point(layout.message.x, y - 10), width: min(layout.messageWidth, 300),
        painter.palette.textSecondary)
    }
    deck.paint(&painter, board)
    painter.controls(controls(), host, now: context.now)
  }

  private func paintSolo(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    board.paint(context, into: &painter.list)
    let words = [board.heading?.title, board.subject.words(board.kind)].compactMap { $0 }
    painter.text(
      words.joined(separator: ". ") + ".", TextStyle(.vollkornSemiBold, 22, line: 27), at: heading,
      anchor: .center)
    deck.paint(&painter, board)
    painter.controls(controls(), host, now: context.now)
  }

  private func ordinal(_ seat: Seat) -> String { seat == .first ? "Moved first" : "Moved second" }

  private var levelName: String {
    let options = board.subject.record.options
    return options.opponent == .perfect ? "Perfect" : "Level \(options.level)"
  }

  /// When it was, how long it took, and where it turned.
  private var detail: String {
    let subject = board.subject
    let when = clock.local(subject.date).words(from: clock.today)
    let moves = movesInWords(board.moves(upTo: board.count))
    let marks = board.marks.map { String(board.moves(upTo: $0)) }
    let turns =
      marks.isEmpty
      ? ""
      : " Value was given away at \(marks.count == 1 ? "move" : "moves") \(marks.joined(separator: ", "))."
    return "\(when): \(moves) in \(subject.record.seconds.clock).\(turns)"
  }

  private func paintPlates(_ painter: inout Painter, _ context: StageContext) {
    let tokens = context.look.marks ? board.info.markedTokens : board.info.tokens
    let own = board.subject.record.ownSeat
    for (index, seat) in [upperSeat, upperSeat.other].enumerated() {
      let isWinner = board.index == board.count && board.subject.outcome?.winner == seat
      let name = board.subject.name(of: seat, board.info)
      let detail = isWinner ? "Winner" : own.map { $0 == seat ? ordinal(seat) : levelName } ?? ordinal(seat)
      painter.plate(
        layout.plates[index], token: tokens[seat] ?? .icon(own == seat.other ? "robot" : "person"),
        isIcon: tokens[seat] == nil, inset: board.usesPlates ? 62 : 0, name: name, detail: detail,
        raise: isWinner ? 1 : 0, points: nil, thinking: nil)
    }
  }

  func paintLifted(_ painter: inout Painter, _ context: StageContext) {
    board.paintLifted(context, into: &painter.list)
  }

  func elements(_ context: StageContext) -> [Element] { board.elements(context) + deck.elements(board) }
}
