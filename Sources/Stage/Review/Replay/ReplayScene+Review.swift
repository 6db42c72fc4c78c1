// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a game for two that is gone through (design language, section 30).
extension ReplayScene {
  func review(_ frame: TableFrame, _ context: StageContext) -> Part {
    frame.page(
      header: header(frame, context), under: board.quest == nil ? under(frame) : [],
      rail: rail(frame, context), tall: tall(frame, context))
  }

  /// In small windows the first line stands in the header.
  func reviewHeader(_ frame: TableFrame, back: Part, beside: String, right: [Part]) -> Part {
    func header(_ beside: String?, _ middle: Part?) -> Part {
      frame.header(back: back, title: tr("Review"), beside: beside, middle: middle, right: right)
    }
    guard frame.arrangement == .small, let words = board.turningWords, board.trial == nil else {
      return header(beside, nil)
    }
    return .choice([false, true].map { header(nil, firstLine(words, .leadSmall, isShort: $0)) })
  }

  private func tall(_ frame: TableFrame, _ context: StageContext) -> [Part?] {
    let plates = plates(frame, context)
    if let quest = board.quest {
      return [
        .space(6), plates, .space(10), ask(quest, frame), .board, .space(10), questButtons(quest, frame),
      ]
    }
    // Where the window is high enough the list takes the place of the plates.
    let isHigh = frame.window.height > 1000
    return [
      .space(6), isHigh ? mistakes(frame, rowsInView: 2) ?? plates : plates, .space(8), first,
      isHigh ? story : nil, .space(6), message(frame, context), .board,
      lineControl(frame, context.look), .space(10), graph(frame), .space(10), transport(frame),
      .space(12), buttons(frame),
    ]
  }

  // MARK: - Beside the board

  /// What stands there, with less and less; the last one scrolls.
  private func rail(_ frame: TableFrame, _ context: StageContext) -> Part {
    if let quest = board.quest { return asking(quest, frame, context) }
    let (isWide, hasStage) = (frame.arrangement == .wide, frame.hasStage)
    let (first, plates) = (isWide ? first : nil, plates(frame, context))
    let score = board.score.map { frame.score($0).high(.exactly(24)) }
    let (words, small) = (message(frame, context), message(frame, context, isSmall: true))
    let line = lineControl(frame, context.look)
    let ribbon = ribbon(frame, context)
    let (buttons, foot) = (buttons(frame), foot(frame))
    let gap = hasStage ? (isWide ? 12.0 : 8) : isWide ? 16 : 10
    let end = frame.isTight ? [Part.space(2), graph(frame)] : []
    let last =
      hasStage
      ? nil : TableFrame.scrolling([words, story, plates, score, line, buttons, foot] + end, spacing: gap)
    if frame.isTight, let last { return last }
    // With the piece in hand and the tray.
    let radii: [Double] = isWide ? [72, 60, 50, 44] : [44, 36]
    let stage = Yielding.shrinks(radii.map { frame.staged(radius: $0, words) })
    let least = hasStage ? radii.count - 1 : 1
    let plain = Part.yielding(
      [
        .stays(first), .stays(plates), .yields(1, score), hasStage ? stage : .stays(words),
        .stays(hasStage ? frame.tray : nil), .stays(line), .stays(buttons), .yields(1, ribbon),
        .stays(hasStage ? nil : .spring), hasStage ? .yields(least, foot) : .stays(foot),
      ], spacing: gap, tight: hasStage ? (least, 6) : nil, last: last)
    // Where there is less room the words are smaller, and the list stays.
    guard isWide || !hasStage, let list = mistakes(frame, rowsInView: hasStage ? 2 : 3) else { return plain }
    guard !hasStage else {
      return .yielding(
        [
          .stays(first), .yields(4, list, to: mistakes(frame, rowsInView: 1)),
          stage.then(4, frame.staged(radius: 44, small)), .stays(frame.tray), .stays(line),
          .stays(listButtons(frame)),
        ], spacing: gap, tight: (least, 6), last: plain)
    }
    return .yielding(
      [
        .yields(2, first).then(3, first).then(4, nil), .yields(3, story), .stays(list),
        .yields(1, words, to: small), .stays(line), .stays(listButtons(frame)), .yields(1, ribbon),
        .stays(.spring),
      ], spacing: 12, tight: (1, 8), last: plain)
  }

  /// What can be told of the whole game.
  private var story: Part? {
    board.story.isEmpty
      ? nil
      : Part.note(board.story).named("review.story", .text, board.story)
  }

  private var first: Part? { board.turningWords.map { firstLine($0, .lead) } }

  /// "1 move lost the game, 2 were slips.", each part a button to its first move.
  func firstLine(_ words: TurningWords, _ style: TextStyle, isShort: Bool = false) -> Part {
    let parts = words.parts.enumerated().map { index, part in
      let mark = part.mark.map { Part.mistake($0, in: Size(13, style.lineHeight)) }
      let words = Part.line(isShort ? String(part.count) : part.words, style, least: 0.8)
      var node = Part.row([mark, words], spacing: 7)
        .named("review.turning.\(index + 1)", .button, part.words).high(.within(38...200))
      if let move = part.move { node.action = .deck(.go(move)) } else { node.role = .text }
      return node
    }
    if isShort, words.parts.first?.move == nil { return Part.nothing }
    return .choice([
      Part.row(parts, spacing: 12).placed(0, 0.5), Part.column(parts, spacing: 2).placed(0, 0),
    ])
  }

  /// Both sides: how many mistakes each made is counted in the first line, and no percentage says how good anybody is.
  func plates(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isSmall = frame.arrangement == .small
    let plates = [upperSeat, upperSeat.other].enumerated().map { index, seat in
      let isWinner = board.quest.map { $0.before.turn == seat } ?? (board.subject.outcome?.winner == seat)
      let name = board.subject.name(of: seat, G.info)
      let ink = Ink.onPlate(isRaised: isWinner, isDetail: false)
      let token =
        token(of: seat, context).map { Part.picture($0, isSmall ? Size(22, 22) : Size(27, 27)) }
        ?? Part.icon("person", 22, ink)
      let words = Part.line(name, .name, ink, least: 0.7).wide(.fill)
      let content = Part.row([token, words], spacing: 9).wide(.fill).inset(Insets(isSmall ? 7 : 14, 0))
      return TableFrame.plate(content.placed(0, 0.5), raise: isWinner ? 1 : 0)
        .named(index == 0 ? "plate.you" : "plate.other", .plate, name)
        .with(\.isSelected, isWinner).across(frame.type.height(isSmall ? 38 : 46))
    }
    return .grid(plates, columns: 2, spacing: Size(isSmall ? 8 : 12, 0))
  }

  // MARK: - What can be done

  /// Finding the better move, trying a line, and the ways to the mistakes.
  private func buttons(_ frame: TableFrame) -> Part {
    let height = frame.arrangement == .wide ? 46.0 : 42
    let (find, turn, jumps) = (board.findButton, board.trialSwitch.labelled, board.jumps)
    let all = [find, turn].compactMap { $0 }
    switch frame.arrangement {
    case .wide:
      let row = find.map {
        Part.row([$0.across(height), turn.sized(.fit, .exactly(height))], spacing: 12)
      }
      let column = Part.column(all.map { $0.across(height) }, spacing: 12)
      return .column([Part.choice([row, column]).wide(.fill), .bar(jumps, height: height)], spacing: 12)
    case .small where frame.hasStage:
      return .grid((all + jumps).map { $0.bare.across(height) }, columns: 4, spacing: Size(8, 0))
    case .small:
      return .column(
        [find?.across(height), .bar(jumps, height: height), turn.across(height)], spacing: 10)
    case .tall:
      let rest = jumps + [onward(tr("Play on from here"))]
      return Part.column(
        [.bar(all, height: height, spacing: 10, below: 10), .bar(rest, height: height, spacing: 10)],
        spacing: 10
      ).wide(.fill)
    }
  }

  /// The same in two rows, where the list of mistakes needs the room.
  private func listButtons(_ frame: TableFrame) -> Part {
    let jumps = board.jumps.map { $0.bare.sized(.exactly(54), .exactly(46)) }
    let (turn, short) = (board.trialSwitch.labelled, onward(tr("Play on here")))
    let below = board.findButton == nil ? [short] : [turn, short]
    return .column(
      [
        .row([(board.findButton ?? turn).across(46)] + jumps, spacing: 12).wide(.fill),
        .row(below.map { $0.across(46) }, spacing: 12).wide(.fill),
      ], spacing: 12)
  }

  /// "Play on from here, before the mistake".
  private func foot(_ frame: TableFrame) -> Part {
    let long = onward()
    let forms = [long, onward(tr("Play on from here")), long.bare]
    return Part.choice(forms.map { $0.across(frame.arrangement == .wide ? 46 : 42) }).wide(.fill)
  }

  /// What the marks mean.
  var legend: [Part] {
    [(MistakeMark.heavy, tr("big mistake")), (.slip, tr("small mistake"))].map { mark, words in
      .row([.mistake(mark, 10, in: Size(11, 16)), .words(words, .caption, .secondary, lines: 1)], spacing: 6)
    }
  }

  // MARK: - Under the board

  private func under(_ frame: TableFrame) -> [Part] {
    let isWide = frame.arrangement == .wide
    return (frame.isTight ? [] : [.space(isWide ? 24 : 16), graph(frame)])
      + [.space(isWide ? 16 : 10), transport(frame)]
  }

  /// Who was ahead, with whose colour it is at its left and the result at its right.
  private func graph(_ frame: TableFrame) -> Part {
    let isSmall = frame.arrangement != .wide || frame.type.factor > 1.4
    let bars = board.bar(graph: isSmall ? 34 : 44).wide(.fill)
    // Beside the controls there is room for it in wide windows only.
    let hasPosition = frame.arrangement != .wide && !frame.isTight
    let end = Part.column([
      ending(isShort: isSmall), hasPosition ? Part.row([.spring, board.position]).wide(.fill) : nil,
    ]).placed(1, 0.5)
    let sides = sides(isShort: isSmall).wide(.within(isSmall ? 60...110 : 116...150)).placed(0, 0.5)
    return Part.choice([
      .row([sides, bars, end], spacing: isSmall ? 8 : 12), .row([bars, end], spacing: 8), bars,
    ]).wide(.fill).inset(Insets(12, 5)).on(.drawing { painter, frame in painter.sunk(frame, radius: 6) })
      .wide(.fill)
  }

  private func sides(isShort: Bool) -> Part {
    Part.column(
      [Seat.first, .second].map { seat in
        let person = person(seat)
        let color = G.info.sideColors[seat] ?? .white
        let disc = Part.drawing(Size(15, 15)) { painter, frame in
          painter.list.shape(
            Shape(
              .disc(radius: 7), fill: .solid(color),
              stroke: Stroke(painter.palette.faint(0.45), width: 1)),
            at: frame.center - Point(7, 7))
        }
        return Part.row(
          [disc, .line(isShort ? person.name : person.leads, .caption, least: 0.8)], spacing: 8)
      }, spacing: isShort ? 2 : 8
    ).named(
      "review.legend", .text,
      tr(
        "Above the line: {first}. Below: {second}.",
        ["first": person(.first).leads, "second": person(.second).leads]))
  }

  /// "Flint won" over "in 20 moves".
  private func ending(isShort: Bool) -> Part {
    let winner = board.subject.outcome?.winner.map { person($0).won("") }
    let words = board.subject.outcome == nil ? tr("Not finished") : winner ?? tr("A draw")
    let moves = movesInWords(board.moves(upTo: board.count))
    let first = Part.words(
      words, .captionStrong, anchor: .right, lines: isShort ? 2 : 1)
    return Part.column(
      [first] + (isShort ? [] : [.words(moves, .caption, .secondary, anchor: .right, lines: 1)]), spacing: 4
    )
    .named("review.ending", .text, words + " " + moves).wide(.within(isShort ? 40...90 : 96...130))
  }

  /// What is known how well, the controls, and where the game stands.
  private func transport(_ frame: TableFrame) -> Part {
    let sure = Part.line(sureness, .caption, .secondary, least: 0.8).named("review.sure", .text, sureness)
    guard frame.arrangement == .wide else {
      // Where there is no room for the graph, the place is told under the controls.
      return frame.isTight
        ? .column([board.transport(height: 56), board.position.placed(0.5, 0)]) : board.transport(height: 42)
    }
    let steps = board.transport(height: 44)
    return Part.choice([
      .row(
        [
          sure.wide(.exactly(180)), steps.wide(.fill),
          Part.row([.spring, board.position]).wide(.exactly(130)),
        ], spacing: 12
      ).wide(.fill),
      .row([steps.wide(.fill), board.position], spacing: 12).wide(.fill),
    ]).wide(.fill)
  }

  /// "Exact from move 1", "Estimated before move 44".
  private var sureness: String {
    guard let review = board.review, !board.isPartial else { return "" }
    guard let from = review.provenFrom else {
      return review.hasEstimates ? tr("Estimated") : tr("Nothing is proven")
    }
    let number = ["number": String(max(1, board.moves(upTo: from)))] as KeyValuePairs
    return review.hasEstimates
      ? tr("Estimated before move {number}", number) : tr("Exact from move {number}", number)
  }
}
