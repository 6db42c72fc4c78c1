// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What stands around the board of a past game.
extension ReplayScene {
  func describe(_ context: StageContext) -> Node<StageAction> {
    Part.layers([board.node, G.info.seats == .one ? solo(context) : whole(context)]).sized(.fill, .fill)
  }

  private func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isNarrow = frame.window.width < 900
    let speeds = Part.segments(
      "replay.speed",
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
      return frame.header(
        back: back, title: tr("Review"), beside: heading(context.clock), middle: nil,
        right: [share, .space(8), speeds])
    }
    let onward = onward(frame).sized(.fit, .exactly(frame.controlHeight))
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
  private func onward(_ frame: TableFrame) -> Part {
    guard board.remark?.mistake == nil || board.trial != nil else {
      return Part.button(
        "review.retry", icon: "restart", tr("Retry from here"), isPrimary: true, .replay(.retry))
    }
    return Part.button("replay.continue", icon: "play", tr("Continue from here"), .replay(.continueFromHere))
      .enabled(board.trial == nil && (board.index < board.count || board.subject.unfinished != nil))
  }

  private func whole(_ context: StageContext) -> Part {
    let frame = TableFrame(context, G.info.regions)
    let isWide = frame.arrangement == .wide
    guard board.hasReview else {
      return frame.whole(
        header: header(frame, context), plates: plates(frame, context),
        score: board.score.map { frame.score($0) },
        message: message(frame, context), status: nil, actions: board.buttons(height: isWide ? 46 : 42),
        under: board.numberedBar.wide(.atMost(720)).placed(0.5, 0.5).inset(Insets(top: 8)))
    }
    // Large text leaves the board its place: what is beside it scrolls, and what is below it is less.
    let scrolls = frame.isTight && !frame.hasStage
    let isLow = frame.type.factor > 1.4 && !isWide
    let bar = board.numbered(
      graph: isWide ? 58 : isLow && !scrolls ? 28 : 44, legend: isLow && !scrolls ? nil : legend(frame))
    let under = [
      scrolls ? nil : bar, isLow ? nil : chips(frame), Part.space(isWide ? 10 : 6),
      board.transport(height: isWide ? 44 : 42, jumps: isWide),
    ].compactMap { $0 }
    return frame.whole(
      header: header(frame, context), plates: plates(frame, context),
      score: board.score.map { frame.score($0) },
      message: message(frame, context), moves: ribbon(frame, context), status: nil,
      actions: scrolls ? .column([actions(frame), .space(12), bar]) : actions(frame),
      under: Part.column(under).wide(.atMost(816)).placed(0.5, 0.5).inset(Insets(top: isWide ? 12 : 6)),
      scrolls: scrolls)
  }

  /// Going on and trying a line; where they do not stand under the board, the ways to the mistakes as well.
  private func actions(_ frame: TableFrame) -> Part {
    let (onward, turn) = (onward(frame), board.trialSwitch.labelled)
    let jumps = board.jumps
    func high(_ parts: [Part], _ height: Double) -> [Part] { parts.map { $0.sized(.fill, .exactly(height)) } }
    func grid(_ parts: [Part], _ columns: Int, _ height: Double) -> Part {
      .grid(high(parts, height), columns: columns, spacing: Size(12, 12))
    }
    switch frame.arrangement {
    case .wide:
      // As high as ever, whatever the words: the tray stands on it.
      let row = grid([onward, turn], 2, 50)
      return frame.hasStage
        ? .choice([row, grid([onward.bare, turn.bare], 2, 50)])
        : .choice([row, grid([onward, turn], 1, 50)])
    case .small where frame.hasStage:
      return .choice([
        grid(jumps.map(\.labelled) + [turn, onward], 2, 42),
        grid((jumps + [turn, onward]).map(\.bare), 4, 42),
      ])
    case .small:
      let ways = Part.choice([
        grid(jumps.map(\.labelled), 2, 38), grid(jumps.map(\.labelled), 1, 38), grid(jumps, 2, 38),
      ])
      return Part.column([ways.wide(.fill)] + high([turn, onward], 42), spacing: 12)
    case .tall:
      let all = jumps.map(\.labelled) + [turn, onward]
      let icons = grid(jumps + [turn.bare, onward.bare], 4, 42)
      let row = Part.row(high(all, 42), spacing: 10)
      return .choice(frame.type.factor > 1.4 ? [row, icons] : [row, grid(all, 2, 42), icons])
    }
  }

  /// Whose bars stand above the line of the graph, and whose below.
  private func legend(_ frame: TableFrame) -> Part {
    let isShort = frame.arrangement == .small || frame.type.factor > 1.4
    return Part.column(
      [Seat.first, .second].map { seat in
        let person = person(seat)
        let color = G.info.sideColors[seat] ?? .white
        let disc = Part.drawing(Size(13, 13)) { painter, frame in
          painter.list.shape(
            Shape(
              .disc(radius: 6), fill: .solid(color),
              stroke: Stroke(painter.palette.text.opacity(0.45), width: 1)),
            at: frame.center - Point(6, 6))
        }
        return Part.row([disc, .words(isShort ? person.name : person.leads, .caption, lines: 1)], spacing: 8)
      }, spacing: 2
    ).named(
      "review.legend", .text,
      tr(
        "Above the line: {first}. Below: {second}.",
        ["first": person(.first).leads, "second": person(.second).leads]))
  }

  private func person(_ seat: Seat) -> Person {
    Person(seat, own: board.subject.record.ownSeat, name: board.subject.name(of: seat, G.info))
  }

  /// What the signs on the board mean.
  private func chips(_ frame: TableFrame) -> Part? {
    guard let words = G.facets.signs?.said, board.remark?.judgement != nil || board.trial != nil else {
      return nil
    }
    return .choice([
      Part.words(words, .caption, .secondary, lines: 1).named("review.chips", .text, words), Part(.nothing),
    ])
  }

  /// The moves of the game as its pieces, with the line that is tried under the move where it leaves the game.
  private func ribbon(_ frame: TableFrame, _ context: StageContext) -> Part? {
    let ribbon = MoveRibbon(info: G.info, look: context.look)
    guard ribbon.isPossible, frame.arrangement == .wide, !frame.hasStage, frame.type.factor < 1.5,
      board.count > 0
    else { return nil }
    let (entries, trial) = (board.entries, board.trial)
    let columns = max(4, Int((frame.rail + 2) / ribbon.pitch))
    let nodes = entries.enumerated().map { index, entry in
      ribbon.node(
        entry, number: index + 1, id: "move.\(index + 1)",
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
  private func branch(_ trial: Trial<G>, _ ribbon: MoveRibbon, _ columns: Int) -> Part {
    let (entries, most) = (trial.entries, columns - 3)
    let nodes = entries.indices.dropFirst(max(0, entries.count - most)).map { index in
      ribbon.node(
        entries[index], number: trial.root + index + 1, id: "try.\(index + 1)",
        isShown: index == entries.count - 1, nil)
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

  /// The result at the start and the end, and between them what is said of each move: large what it was worth, over it
  /// in small print which move it was and who made it.
  private func message(_ frame: TableFrame, _ context: StageContext) -> Part {
    if let trial = board.trial { return message(trial, frame) }
    let result = board.subject.words(G.self) + "."
    if let remark = board.remark {
      let judgement = remark.judgement ?? remark.title
      let verdict = remark.why ?? remark.verdict.map { $0 + "." } ?? ""
      return frame.message(judgement, verdict, over: remark.judgement == nil ? nil : over(remark))
        .named("review.sentence", .text, judgement, value: remark.judgement == nil ? "" : remark.title)
    }
    var below = detail(context.clock)
    if let reviewed = context.reviewed, reviewed.id == board.subject.record.id, board.review == nil {
      let part = String(Int((100 * reviewed.part).rounded()))
      below = tr("Looking through the game: {part} %.", ["part": part])
    }
    return frame.message(result, below).named("replay.result", .text, result, value: below)
  }

  /// "Move 17, you: column 5.", with its mark if it was a mistake.
  private func over(_ remark: ReviewRemark) -> Part {
    let words = Part.words(remark.title, TableFrame.over, .secondary)
    guard remark.mistake != nil else { return words }
    let isLost = remark.isLost
    let mark = Part.drawing(Size(13, 20)) { painter, frame in
      painter.mistake(isLost: isLost, at: frame.center, size: 13)
    }
    return .row([mark.placed(0, 0), words], spacing: 8)
  }

  /// Who wins after what was tried, and where the way back is.
  private func message(_ trial: Trial<G>, _ frame: TableFrame) -> Part {
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
      .named("review.trial", .text, title, value: tried)
  }

  private func solo(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let words = [board.heading?.title, board.subject.words(G.self)].compactMap { $0 }
    let heading = Part.words(
      words.joined(separator: ". ") + ".", TextStyle(.vollkornSemiBold, 22, line: 27), anchor: .center)
    let edge = isWide ? 36.0 : 16
    return Part.column([
      header(frame, context), .space(isWide ? 36 : 12, least: 8), heading.inset(Insets(16, 0)), .space(12),
      Part.spring.identified("table.board").inset(Insets(edge, 0)), .space(12),
      board.numberedBar.wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)), .space(10),
      board.buttons(height: isWide ? 46 : 42).wide(.atMost(640)).placed(0.5, 0.5).inset(Insets(edge, 0)),
    ]).sized(.fill, .fill).inset(Insets(bottom: isWide ? 26 : 15))
  }

  private func ordinal(_ seat: Seat) -> String { seat == .first ? tr("Moved first") : tr("Moved second") }

  private var levelName: String {
    let options = board.subject.record.options
    return options.opponent == .perfect
      ? G.info.bestBot : tr("Level {level}", ["level": String(options.level)])
  }

  /// When it was, how long it took, and where it turned.
  private func detail(_ clock: LocalClock) -> String {
    let subject = board.subject
    let when = clock.local(subject.date).words(from: clock.today)
    let moves = movesInWords(board.moves(upTo: board.count))
    let marks = board.marks
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
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let own = board.subject.record.ownSeat
    let isJudged = G.info.seats == .two && Seat.allCases.contains { board.accuracy(of: $0) != nil }
    return [upperSeat, upperSeat.other].enumerated().map { index, seat in
      let isWinner = board.index == board.count && board.subject.outcome?.winner == seat
      let part = board.accuracy(of: seat).map { Int((100 * $0).rounded()) }
      // Both sides have one, or neither: a dash where no move could be judged.
      let accuracy = isJudged ? part.map { tr("{part} %", ["part": String($0)]) } ?? "\u{2013}" : nil
      // Names alone beside each other: the figure goes under the name.
      let isBelow = accuracy != nil && frame.isPaired && frame.arrangement == .small
      let detail =
        accuracy.map { isBelow ? $0 : tr("Accuracy") }
        ?? (isWinner ? tr("Winner") : own.map { $0 == seat ? ordinal(seat) : levelName } ?? ordinal(seat))
      return frame.plate(
        Plate(
          id: index == 0 ? "plate.you" : "plate.other",
          token: tokens[seat] ?? .icon(own == seat.other ? "robot" : "person"), isIcon: tokens[seat] == nil,
          name: board.subject.name(of: seat, G.info), detail: detail, raise: isWinner ? 1 : 0,
          isNews: isBelow, points: isBelow ? nil : accuracy, thinking: nil),
        value: isJudged ? part.map(String.init) ?? "" : "0", isRaised: isWinner)
    }
  }
}
