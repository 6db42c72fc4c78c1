// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What stands around the board of a past game.
extension ReplayScene {
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
    let share = Part.quiet("replay.share", icon: "share", tr("Share"), .replay(.share))
    let back = Part.button("replay.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    guard !hasButtons(frame) else {
      return frame.header(
        back: back, title: tr("Review"), beside: heading, middle: nil,
        right: [share, .space(8), speeds])
    }
    func header(_ right: [Part]) -> Part {
      frame.header(back: back, title: board.info.title.said, beside: nil, middle: nil, right: right)
    }
    // The shorter the words, the longer there is room for what can be done with the game.
    let right = onward(frame).map { [speeds, .space(8), $0] }
    return .choice(right.map { header([share, .space(8)] + $0) } + right.suffix(1).map { header($0) })
  }

  /// Where there is room, what can be done with the game stands under the moves as large buttons.
  private func hasButtons(_ frame: TableFrame) -> Bool { frame.arrangement == .wide && deck.hasReview }

  /// "Connect Four · Yesterday".
  private var heading: String {
    board.info.title.said + " \u{00B7} " + clock.local(board.subject.date).words(from: clock.today)
  }

  /// Goes on playing from here, in longer and shorter words.
  private func onward(_ frame: TableFrame) -> [Part] {
    let isNarrow = frame.window.width < 900
    let isMistake = board.remark?.mistake != nil && board.trial == nil
    let words =
      isMistake
      ? [isNarrow ? tr("Retry") : tr("Retry from here"), tr("Retry")]
      : [isNarrow ? tr("Continue") : tr("Continue from here"), tr("Continue")]
    let icon = isMistake ? "restart" : "play"
    let onward = words.map { words in
      (isMistake
        ? Part.button("review.retry", icon: icon, words, isPrimary: true, .replay(.retry))
        : Part.button("replay.continue", icon: icon, words, .replay(.continueFromHere))
          .enabled(
            board.trial == nil && (board.index < board.count || board.subject.unfinished != nil)))
        .sized(.fit, .exactly(frame.controlHeight))
    }
    var bare = onward[1]
    bare.content = .control(.button(icon: icon, primary: isMistake), showsLabel: false)
    return onward + [bare]
  }

  private func whole(_ context: StageContext) -> Part {
    let frame = TableFrame(context, board.info.regions)
    let isWide = frame.arrangement == .wide
    if hasButtons(frame) {
      let under = Part.column([deck.bar(graph: 58), .space(10), deck.transport(height: 44)])
      return frame.whole(
        header: header(frame), plates: plates(frame, context), score: board.score.map { frame.score($0) },
        message: message(frame, context), moves: ribbon(frame, context), status: nil,
        actions: actions(frame), under: under.wide(.atMost(816)).placed(0.5, 0.5).inset(Insets(top: 12)))
    }
    return frame.whole(
      header: header(frame), plates: plates(frame, context), score: board.score.map { frame.score($0) },
      message: message(frame, context), status: nil, actions: deck.buttons(height: isWide ? 46 : 42),
      under: deck.numberedBar.wide(.atMost(720)).placed(0.5, 0.5).inset(Insets(top: 8)))
  }

  private func actions(_ frame: TableFrame) -> Part {
    let turn = deck.trialSwitch.labelled
    let parts = board.trial == nil ? [onward(frame)[0], turn] : [turn]
    let all = parts.map { $0.sized(.fill, .exactly(50)) }
    return .choice([.row(all, spacing: 12), .column(all, spacing: 8)])
  }

  /// The moves of the game as its pieces, with the line that is tried under the move where it leaves the game.
  private func ribbon(_ frame: TableFrame, _ context: StageContext) -> Part? {
    let ribbon = MoveRibbon(info: board.info, look: context.look)
    guard ribbon.isPossible, !frame.hasSide, frame.type.factor < 1.5, board.count > 0 else { return nil }
    let (entries, trial) = (board.entries, board.trial)
    let columns = max(4, Int((frame.rail + 2) / ribbon.pitch))
    let nodes = entries.enumerated().map { index, entry in
      ribbon.node(
        entry, number: index + 1, id: "move.\(index + 1)",
        isShown: trial == nil ? board.index == index + 1 : trial?.root == index + 1,
        opacity: index < trial?.root ?? entries.count ? 1 : 0.42, .deck(.go(index + 1)))
    }
    var rows = ribbon.rows(nodes, columns: columns)
    if let trial {
      rows.insert(branch(trial, ribbon, columns), at: min(rows.count, max(0, trial.root - 1) / columns + 1))
    }
    // Where a long game has no room, the moves around the one on the board stay.
    let place = (trial?.root ?? max(0, board.index - 1)) / columns + (trial == nil ? 0 : 1)
    let room = rows.count
    let windows = stride(from: room, through: 1, by: -1).map { count in
      let first = clamp(place - count / 2, 0, room - count)
      return Part.column(Array(rows[first..<(first + count)]), spacing: 1)
    }
    return .choice(
      windows.map {
        .column([.words(tr("Moves"), .label, .secondary, lines: 1), $0.placed(0, 0)], spacing: 6)
      }
        + [Part(.nothing)])
  }

  /// The line that is tried, in a strip of its own.
  private func branch(_ trial: TrialReport, _ ribbon: MoveRibbon, _ columns: Int) -> Part {
    let most = columns - 3
    let first = max(0, trial.moves.count - most)
    let nodes = trial.moves.indices.dropFirst(first).map { index in
      ribbon.node(
        trial.moves[index], number: trial.root + index + 1, id: "try.\(index + 1)",
        isShown: index == trial.moves.count - 1, nil)
    }
    let strip = Part.layers([
      Part.drawing(Size(0, 0)) { painter, frame in painter.sunk(frame, radius: 6) }.sized(.fill, .fill),
      Part.row(nodes.isEmpty ? [.space(ribbon.pitch)] : nodes, spacing: 2),
    ])
    let line = Part.row([strip, .words(tr("your try"), .caption, lines: 1).placed(0, 0.5)], spacing: 10)
    guard trial.root > 0 else { return line.placed(0, 0) }
    let x = (Double((trial.root - 1) % columns) + 0.5) * ribbon.pitch
    let connector = Part.drawing(Size(x, 9)) { painter, frame in
      let ink = painter.palette.text
      painter.list.fill(Rect(frame.x + x - 2, frame.y - 6, 2, 10), ink)
      painter.list.fill(Rect(frame.x + ribbon.pitch / 2, frame.y + 3, x - ribbon.pitch / 2, 2), ink)
      painter.list.fill(Rect(frame.x + ribbon.pitch / 2, frame.y + 3, 2, 6), ink)
    }
    return .column([connector.placed(0, 0), line.placed(0, 0)])
  }

  /// The result at the start and the end, and between them what is said of each move.
  private func message(_ frame: TableFrame, _ context: StageContext) -> Part {
    let hasRoom = frame.arrangement == .wide && !board.info.regions.contains(.tray)
    if let trial = board.trial { return message(trial, frame, hasRoom: hasRoom) }
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

  /// Who wins after what was tried, and where the way back is.
  private func message(_ trial: TrialReport, _ frame: TableFrame, hasRoom: Bool) -> Part {
    let start = tr("Play for both sides.")
    let title =
      trial.moves.isEmpty ? start : trial.verdict.map { $0 + "." } ?? tr("Looking ahead") + "\u{2026}"
    let sure =
      trial.verdict == nil || trial.moves.isEmpty ? "" : trial.isCertain ? tr("Exact") : tr("Looking ahead")
    let tried = trial.moves.map(\.text).joined(separator: " ")
    let number = String(trial.number)
    let story =
      switch (trial.moves.isEmpty, trial.root) {
      case (true, 0): tr("What you try begins with the first move. Escape returns to the game.")
      case (true, _):
        tr("What you try begins after move {number}. Escape returns to the game.", ["number": number])
      case (false, 0): tr("Your try: {moves}.", ["moves": tried])
      case (false, _):
        tr("Your try after move {number}: {moves}.", ["number": number, "moves": tried])
      }
    let extra = sure.isEmpty || !hasRoom ? nil : Part.words(sure, .caption, .secondary)
    return frame.message(title, story, extra: extra).named("review.trial", .text, title, value: tried)
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
      deck.numberedBar.wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)), .space(10),
      deck.buttons(height: isWide ? 46 : 42).wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)),
    ]).sized(.fill, .fill).inset(Insets(bottom: isWide ? 26 : 15))
  }

  private func ordinal(_ seat: Seat) -> String { seat == .first ? tr("Moved first") : tr("Moved second") }

  private var levelName: String {
    let options = board.subject.record.options
    return options.opponent == .perfect
      ? board.info.bestBot : tr("Level {level}", ["level": String(options.level)])
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
}
