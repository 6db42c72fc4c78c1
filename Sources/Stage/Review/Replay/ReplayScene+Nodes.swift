// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a past game.
extension ReplayScene {
  func describe(_ context: StageContext) -> Node<StageAction> {
    Part.layers([board.node, G.info.goal != nil ? solo(context) : whole(context)]).sized(.fill, .fill)
  }

  func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isNarrow = frame.window.width < 900
    let speeds = Part.segments(
      "replay.speed", tr("Speed"),
      [0.5, 1, 2, 4].map { speed in
        let name = speed == 0.5 ? "\u{00BD}" : "\(Int(speed))"
        return Part.Segment(
          "replay.speed." + (speed == 0.5 ? "half" : name), name + "\u{00D7}",
          isSelected: board.speed == speed,
          .replay(.speed(speed)))
      }, height: frame.controlHeight
    ).wide(.within((isNarrow ? 38 : 46) * 4 + 6...600))
    let share = Part.quiet("replay.share", icon: "share", tr("Share"), .replay(.share))
    let back = Part.button("replay.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    if board.hasReview {
      return reviewHeader(frame, back: back, beside: heading(context.clock), right: [share])
    }
    let onward = onward().sized(.fit, .exactly(frame.controlHeight))
    func header(_ right: [Part]) -> Part {
      frame.header(back: back, title: G.info.title.said, beside: nil, middle: nil, right: right)
    }
    return .choice([
      header([share, .space(8), speeds, .space(8), onward]),
      header([share, .space(8), speeds, .space(8), onward.bare]), header([speeds, .space(8), onward.bare]),
    ])
  }

  /// "Connect Four · Yesterday".
  private func heading(_ clock: LocalClock) -> String {
    G.info.title.said + " \u{00B7} " + clock.local(board.subject.date).words(from: clock.today)
  }

  /// Goes on playing from here, or from before the mistake on the board.
  /// - Parameter words: in place of those that say all of it.
  func onward(_ words: String? = nil) -> Part {
    guard board.remark?.mark == nil || board.trial != nil else {
      return Part.button(
        "review.retry", icon: "restart", words ?? tr("Play on from here, before the mistake"),
        .replay(.retry))
    }
    return Part.button(
      "replay.continue", icon: "play", words ?? tr("Continue from here"), .replay(.continueFromHere)
    )
    .enabled(board.trial == nil && (board.index < board.count || board.subject.unfinished != nil))
  }

  private func whole(_ context: StageContext) -> Part {
    let frame = TableFrame(context, G.info.regions)
    guard !board.hasReview else { return review(frame, context) }
    return frame.whole(
      header: header(frame, context), plates: fullPlates(frame, context),
      score: board.score.map { frame.score($0) }, message: message(frame, context), status: nil,
      actions: board.buttons(height: frame.arrangement == .wide ? 46 : 42),
      under: board.numberedBar.wide(.atMost(720)).placed(0.5, 0.5).inset(Insets(top: 8)))
  }

  func person(_ seat: Seat) -> Person {
    board.subject.person(seat, G.info)
  }

  /// The moves of the game as its pieces, with the line that is tried under the move where it leaves the game.
  func ribbon(_ frame: TableFrame, _ context: StageContext) -> Part? {
    let ribbon = MoveRibbon(info: G.info, look: context.look, frame)
    guard ribbon.isPossible, frame.arrangement == .wide, !frame.hasStage, frame.type.factor < 1.5,
      board.count > 0, board.quest == nil
    else { return nil }
    let (entries, trial) = (board.entries, board.trial)
    let columns = max(4, Int((frame.rail + 2) / ribbon.pitch))
    let numbers = GameRecord.numbers(of: board.moves.map(\.description))
    let nodes = entries.enumerated().map { index, entry in
      ribbon.node(
        entry, number: numbers[index], id: "move.\(index + 1)",
        isShown: trial == nil ? board.index == index + 1 : trial?.root == index + 1,
        opacity: index < trial?.root ?? entries.count ? 1 : 0.3, .deck(.go(index + 1)))
    }
    var rows = ribbon.rows(nodes, columns: columns)
    if let trial {
      rows.insert(branch(trial, ribbon, columns), at: min(rows.count, max(0, trial.root - 1) / columns + 1))
    }
    // Where a long game has no room, the moves around the one on the board stay.
    let place = (trial?.root ?? max(0, board.index - 1)) / columns + (trial == nil ? 0 : 1)
    let room = rows.count
    let windows = stride(from: min(room, trial == nil ? 3 : 4), through: 1, by: -1).map { count in
      let first = clamp(place - count / 2, 0, room - count)
      return Part.column(Array(rows[first..<(first + count)]), spacing: 1)
    }
    return .choice(
      windows.map {
        .column(
          [
            .row(
              [.heading("replay.heading.moves", tr("Moves"), .label, .secondary, lines: 1).wide(.fill)]
                + legend.map { $0.placed(1, 0.5) }, spacing: 14), $0.placed(0, 0),
          ], spacing: 6)
      }
        + [Part.nothing])
  }

  /// The line that is tried, in a strip of its own.
  private func branch(_ trial: Trial<G>, _ ribbon: MoveRibbon, _ columns: Int) -> Part {
    let (entries, most) = (trial.entries, columns - 3)
    let numbers = GameRecord.numbers(
      of: board.moves.prefix(trial.root).map(\.description) + entries.map(\.text))
    let nodes = entries.indices.dropFirst(max(0, entries.count - most)).map { index in
      ribbon.node(
        entries[index], number: numbers[trial.root + index], id: "try.\(index + 1)",
        isShown: index == entries.count - 1, nil)
    }
    let strip = Part.row(nodes.isEmpty ? [.space(ribbon.pitch)] : nodes, spacing: 2)
      .on(.drawing { painter, frame in painter.sunk(frame, radius: 6) })
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

  /// Who wins after what was tried, and where the way back is.
  func message(_ trial: Trial<G>, _ frame: TableFrame) -> Part {
    let start = tr("Play for both sides.")
    let (verdict, isEmpty) = (board.verdict, trial.tried.isEmpty)
    let title =
      isEmpty ? start : verdict.map { $0.words + "." } ?? tr("Looking ahead") + "\u{2026}"
    let sure = isEmpty ? nil : verdict.map { $0.isCertain ? tr("Exact") : tr("Looking ahead") }
    let tried = trial.tried.map(\.description).joined(separator: " ")
    let number = String(board.moves(upTo: trial.root))
    let names = trial.tried.map { G.name(of: $0) }.joined(separator: ", ")
    let story =
      switch (isEmpty, trial.root) {
      case (true, 0): tr("What you try begins with the first move. Escape returns to the game.")
      case (true, _):
        tr("What you try begins after move {number}. Escape returns to the game.", ["number": number])
      case (false, 0): tr("Your try: {moves}.", ["moves": names])
      case (false, _):
        tr("Your try after move {number}: {moves}.", ["number": number, "moves": names])
      }
    let extra = sure.map { Part.words($0, .caption, .secondary) }
    return frame.message(title, story, extra: extra, isNeeded: true)
      .news("review.trial", title, spoken: (title, story)).valued(tried)
  }

  private func solo(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let words = [board.heading?.title, board.subject.words(G.self)].compactMap { $0 }
    let heading = Part.words(
      words.joined(separator: ". ") + ".", .sentence, anchor: .center)
    let deck = [board.numberedBar, board.buttons(height: isWide ? 46 : 42)].map {
      $0.wide(.atMost(640)).placed(0.5, 0.5)
    }
    let page = Part.column([heading, .space(12), .board, .space(12), deck[0], .space(10), deck[1]])
    return Part.column([
      header(frame, context), .space(isWide ? 36 : 12, least: 8),
      page.sized(.fill, .fill).inset(Insets(isWide ? 36 : 16, 0)),
    ]).sized(.fill, .fill).inset(Insets(bottom: isWide ? 26 : 15))
  }

  private func ordinal(_ seat: Seat) -> String { seat == .first ? tr("Moved first") : tr("Moved second") }

  private var levelName: String { board.subject.record.options.rivalLevel(G.info) }

  /// When it was, and how long it took.
  func detail(_ clock: LocalClock) -> String {
    let subject = board.subject
    let when = clock.local(subject.date).words(from: clock.today)
    let moves = movesInWords(board.moves(upTo: board.count))
    return tr(
      "{when}: {moves} in {time}.", ["when": when, "moves": moves, "time": subject.record.seconds.clock])
  }

  /// The piece of a side. Where a game has no discs for its sides, the opponent's face tells them apart.
  func token(of seat: Seat, _ context: StageContext) -> Picture? {
    let record = board.subject.record
    return (context.look.marks ? G.info.markedTokens : G.info.tokens)[seat]
      ?? (record.ownSeat == seat.other ? record.options.opponent.face : nil)
  }

  private func fullPlates(_ frame: TableFrame, _ context: StageContext) -> [Part] {
    let own = board.subject.record.ownSeat
    return [upperSeat, upperSeat.other].enumerated().map { index, seat in
      let isWinner = board.index == board.count && board.subject.outcome?.winner == seat
      let token = token(of: seat, context)
      let detail =
        isWinner ? tr("Winner") : own.map { $0 == seat ? ordinal(seat) : levelName } ?? ordinal(seat)
      return frame.plate(
        Plate(
          id: index == 0 ? "plate.you" : "plate.other",
          token: token ?? .icon("person"), isIcon: token == nil,
          name: board.subject.name(of: seat, G.info), detail: detail, raise: isWinner ? 1 : 0,
          points: nil, thinking: nil), value: "0", isRaised: isWinner)
    }
  }
}
