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
    let header = header(frame, context)
    let body: Part =
      switch frame.arrangement {
      case .wide: wide(frame, context)
      case .small: small(frame, context)
      case .tall: tall(frame, context)
      }
    return Part.column([header, body]).sized(.fill, .fill)
  }

  /// In small windows the first line stands in the header.
  func reviewHeader(_ frame: TableFrame, back: Part, beside: String, right: [Part]) -> Part {
    guard frame.arrangement == .small, let words = board.turningWords, board.trial == nil else {
      return frame.header(back: back, title: tr("Review"), beside: beside, middle: nil, right: right)
    }
    let style = TextStyle(.vollkornSemiBold, 17, line: 22)
    return .choice([
      frame.header(
        back: back, title: tr("Review"), beside: nil, middle: firstLine(words, style), right: right),
      frame.header(
        back: back, title: tr("Review"), beside: nil, middle: firstLine(words, style, isShort: true),
        right: right),
    ])
  }

  private func wide(_ frame: TableFrame, _ context: StageContext) -> Part {
    let board = Part.spring.identified("table.board")
    let isAsked = self.board.quest != nil
    // What is engraved over a board of columns needs the room that others have anyway.
    let head = self.board.score == nil && !frame.hasStage ? 4.0 : 30
    let under: [Part] =
      isAsked
      ? [.space(26)]
      : [.space(frame.hasStage ? 30 : 44, least: 24), graph(frame), .space(16), transport(frame)]
    let left = Part.column([board.inset(Insets(14, 0))] + under).sized(.fill, .fill)
      .inset(Insets(left: 28, top: isAsked ? 24 : head, right: 28, bottom: 20))
    return .row([
      left,
      Part.choice(rails(frame, context)).sized(.exactly(frame.rail + 28), .fill)
        .inset(Insets(top: 35, right: 28, bottom: 26)),
    ]).sized(.fill, .fill)
  }

  private func small(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isAsked = board.quest != nil
    let isLow = frame.isTight
    let under: [Part] =
      isAsked
      ? [.space(10)]
      : (isLow ? [] : [.space(20, least: 12), graph(frame)]) + [
        .space(14, least: 8), board.transport(height: isLow ? 56 : 42, jumps: false),
      ]
        + (isLow ? [board.position.placed(0.5, 0)] : [])
    let left = Part.column([Part.spring.identified("table.board")] + under).sized(.fill, .fill)
      .inset(Insets(left: 16, top: 10, right: 16, bottom: 14))
    return .row([
      left,
      Part.choice(rails(frame, context)).sized(.exactly(frame.rail + 16), .fill)
        .inset(Insets(top: 12, right: 16, bottom: 16)),
    ]).sized(.fill, .fill)
  }

  private func tall(_ frame: TableFrame, _ context: StageContext) -> Part {
    let spring = Part.spring.identified("table.board")
    let parts: [Part]
    if let quest = board.quest {
      parts = [
        .grid(reviewPlates(frame, context), columns: 2, spacing: Size(14, 0)), .space(10),
        ask(quest, frame), spring, .space(10), questButtons(quest, frame),
      ]
    } else {
      let first = board.turningWords.map { firstLine($0, TextStyle(.vollkornSemiBold, 19, line: 26)) }
      // Where the window is high enough the list takes the place of the plates.
      let isHigh = frame.window.height > 1000
      let list = isHigh ? mistakes(frame, rowsInView: 2) : nil
      parts =
        [
          list ?? .grid(reviewPlates(frame, context), columns: 2, spacing: Size(14, 0)), .space(8),
          first, isHigh ? story : nil, .space(6), message(frame, context), spring,
          lineControl(frame, context.look), .space(10),
          graph(frame),
          .space(10), board.transport(height: 42, jumps: false), .space(12), buttons(frame),
        ].compactMap { $0 }
    }
    return Part.column(parts).sized(.fill, .fill).inset(Insets(left: 20, top: 14, right: 20, bottom: 15))
  }

  // MARK: - Beside the board

  /// What stands there, with less and less; the last one scrolls.
  private func rails(_ frame: TableFrame, _ context: StageContext) -> [Part] {
    if let quest = board.quest { return asking(quest, frame, context) }
    let isWide = frame.arrangement == .wide
    let gap = isWide ? 16.0 : 10
    let plates = Part.grid(reviewPlates(frame, context), columns: 2, spacing: Size(isWide ? 12 : 8, 0))
    let first =
      isWide ? board.turningWords.map { firstLine($0, TextStyle(.vollkornSemiBold, 19, line: 26)) } : nil
    let score = board.score.map { frame.score($0).high(.exactly(24)) }
    let words = message(frame, context)
    let line = lineControl(frame, context.look)
    let ribbon = ribbon(frame, context)
    let foot = foot(frame)
    func rail(_ parts: [Part?]) -> Part {
      .column(parts.compactMap { $0 }, spacing: gap).sized(.fill, .fill)
    }
    if frame.hasStage {
      let list = isWide ? mistakes(frame, rowsInView: 2) : nil
      let withList = list.map { staged(frame, [first, $0], words, [line, listButtons(frame), nil]) } ?? []
      // Where the words are long they are smaller, and the list shorter: it stays.
      let small = isWide ? mistakes(frame, rowsInView: 1) : nil
      let withLess =
        small.map {
          staged(
            frame, [first, $0], message(frame, context, isSmall: true), [line, listButtons(frame), nil])
        } ?? []
      return withList + withLess + staged(frame, [first, plates], words, [line, buttons(frame), foot])
    }
    let list = mistakes(frame)
    func listed(_ head: [Part?], isSmall: Bool = false) -> Part? {
      list.map {
        let said = isSmall ? message(frame, context, isSmall: true) : words
        let parts = head + [$0, said, line, listButtons(frame), isSmall ? nil : ribbon, .spring]
        return Part.column(parts.compactMap { $0 }, spacing: isSmall ? 8 : 12).sized(.fill, .fill)
      }
    }
    // Where there is less room the words are smaller, and the list stays.
    let withStory = story.map { [listed([first, $0]), listed([$0], isSmall: true)] } ?? []
    let withList = [listed([first]), listed([], isSmall: true)]
    let full = rail([first, plates, score, words, line, buttons(frame), ribbon, .spring, foot])
    let less = rail([first, plates, words, line, buttons(frame), .spring, foot])
    let least = Part.column(
      [words, story, plates, score, line, buttons(frame), foot].compactMap { $0 }, spacing: gap)
    let scroll = Part.scroll(
      "table.rail",
      Part.column([least] + (frame.isTight ? [Part.space(12), graph(frame)] : [])).wide(.fill)
        .inset(Insets(right: 10, bottom: 10))
    ).sized(.fill, .fill)
    return frame.isTight
      ? [scroll]
      : (withStory + withList + [full, less, scroll]).compactMap { $0 }
  }

  /// What can be told of the whole game.
  private var story: Part? {
    board.story.isEmpty
      ? nil
      : Part.words(board.story, .body, .secondary).wide(.fill).named("review.story", .text, board.story)
  }

  /// With the piece in hand and the tray.
  private func staged(_ frame: TableFrame, _ head: [Part?], _ words: Part, _ tail: [Part?]) -> [Part] {
    let isWide = frame.arrangement == .wide
    func rail(_ radius: Double, _ tail: [Part?], spacing: Double) -> Part {
      let place = Part.drawing(Size(2 * radius, (2 * radius * (1 + 6.0 / 81)).rounded()), { _, _ in })
        .identified("table.stage")
      let beside =
        isWide || frame.rail >= 240
        ? [Part.row([place.placed(0, 0), words.sized(.fill, .fit)], spacing: 16)]
        : [place.placed(0.5, 0), words]
      let side = Part.drawing(Size(0, isWide ? 187 : 150), { _, _ in }).sized(.fill, .fill).identified(
        "table.side")
      return Part.column(
        (head.compactMap { $0 } + beside + [side] + tail.compactMap { $0 }), spacing: spacing
      )
      .sized(.fill, .fill)
    }
    return isWide
      ? [
        rail(72, tail, spacing: 12), rail(60, tail, spacing: 10), rail(50, tail, spacing: 8),
        rail(44, Array(tail.dropLast()), spacing: 6),
      ]
      : [rail(44, tail, spacing: 8), rail(36, Array(tail.dropLast()), spacing: 6)]
  }

  /// "1 move lost the game, 2 were slips.", each part a button to its first move.
  func firstLine(_ words: TurningWords, _ style: TextStyle, isShort: Bool = false) -> Part {
    let parts = words.parts.enumerated().map { index, part in
      var row: [Part] = []
      if let mark = part.mark {
        row.append(
          .drawing(Size(13, style.lineHeight)) { painter, frame in
            painter.mistake(mark, at: frame.center, size: 13)
          })
      }
      row.append(.line(isShort ? String(part.count) : part.words, style, least: 0.8))
      var node = Part.row(row, spacing: 7).named("review.turning.\(index + 1)", .button, part.words)
        .high(.within(38...200))
      if let move = part.move { node.action = .deck(.go(move)) } else { node.role = .text }
      return node
    }
    if isShort, words.parts.first?.move == nil { return Part(.nothing) }
    return .choice([
      Part.row(parts, spacing: 12).placed(0, 0.5), Part.column(parts, spacing: 2).placed(0, 0),
    ])
  }

  /// Both sides: how many mistakes each made is counted in the first line, and no percentage says how good anybody is.
  func reviewPlates(_ frame: TableFrame, _ context: StageContext) -> [Part] {
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let own = board.subject.record.ownSeat
    let isSmall = frame.arrangement == .small
    return [upperSeat, upperSeat.other].enumerated().map { index, seat in
      let isWinner = board.quest.map { $0.before.turn == seat } ?? (board.subject.outcome?.winner == seat)
      let name = board.subject.name(of: seat, G.info)
      // Where a game has no discs for its sides, the opponent's face tells them apart.
      let face = own == seat.other ? board.subject.record.options.opponent.face : nil
      let ink = Ink.onPlate(isRaised: isWinner, isDetail: false)
      let token =
        (tokens[seat] ?? face).map { Part.picture($0, isSmall ? Size(22, 22) : Size(27, 27)) }
        ?? Part.icon("person", 22, ink)
      let words = Part.line(name, .name, ink, least: 0.7).wide(.fill)
      var content = Part.row([token, words], spacing: 9).wide(.fill).inset(Insets(isSmall ? 7 : 14, 0))
      content.shift = Point(0, isWinner ? 0 : 2)
      let plate = Part.layers([content.placed(0, 0.5)]).on(
        .drawing { painter, frame in painter.plate(frame, raise: isWinner ? 1 : 0) })
      var named = plate.named(index == 0 ? "plate.you" : "plate.other", .plate, name)
      named.isSelected = isWinner
      return named.sized(.fill, .exactly(frame.type.height(isSmall ? 38 : 46)))
    }
  }

  // MARK: - What can be done

  /// Finding the better move, trying a line, and the ways to the mistakes.
  private func buttons(_ frame: TableFrame) -> Part {
    let isWide = frame.arrangement == .wide
    let height = isWide ? 46.0 : 42
    let find = board.findButton
    let turn = board.trialSwitch.labelled
    let jumps = board.jumps
    func high(_ part: Part) -> Part { part.sized(.fill, .exactly(height)) }
    let ways = Part.choice([
      .grid(jumps.map { high($0.labelled) }, columns: 2, spacing: Size(12, 0)),
      .grid(jumps.map(high), columns: 2, spacing: Size(12, 0)),
    ]).wide(.fill)
    if isWide {
      let row =
        find.map {
          Part.choice([
            .row([high($0), turn.sized(.fit, .exactly(height))], spacing: 12),
            .grid([high($0), high(turn)], columns: 1, spacing: Size(0, 12)),
          ])
        } ?? high(turn)
      return .column([row.wide(.fill), ways], spacing: 12)
    }
    if frame.arrangement == .small {
      if frame.hasStage {
        return .grid(
          ([find, turn].compactMap { $0 } + jumps).map { high($0.bare) }, columns: 4, spacing: Size(8, 0))
      }
      return .column([find.map(high), ways, high(turn)].compactMap { $0 }, spacing: 10)
    }
    let all = [find, turn].compactMap { $0 }
    var short = onward(frame)
    short.label = tr("Play on from here")
    let rest = jumps + [short]
    return .column(
      [
        .choice([
          .grid(all.map { high($0.labelled) }, columns: all.count, spacing: Size(10, 0)),
          .grid(all.map { high($0.labelled) }, columns: 1, spacing: Size(0, 10)),
        ]).wide(.fill),
        .choice([
          .grid(rest.map { high($0.labelled) }, columns: 3, spacing: Size(10, 0)),
          .grid(rest.map { high($0.bare) }, columns: 3, spacing: Size(10, 0)),
        ]).wide(.fill),
      ], spacing: 10
    ).wide(.fill)
  }

  /// The same in two rows, where the list of mistakes needs the room.
  private func listButtons(_ frame: TableFrame) -> Part {
    func high(_ part: Part) -> Part { part.sized(.fill, .exactly(46)) }
    let jumps = board.jumps.map { $0.bare.sized(.exactly(54), .exactly(46)) }
    var short = onward(frame)
    short.label = tr("Play on here")
    let turn = board.trialSwitch.labelled
    return .column(
      [
        .row([high(board.findButton ?? turn)] + jumps, spacing: 12).wide(.fill),
        .row((board.findButton == nil ? [short] : [turn, short]).map(high), spacing: 12).wide(.fill),
      ], spacing: 12)
  }

  /// "Play on from here, before the mistake".
  private func foot(_ frame: TableFrame) -> Part {
    let isWide = frame.arrangement == .wide
    let height = isWide ? 46.0 : 42
    let long = onward(frame)
    var short = long
    short.label = tr("Play on from here")
    return .choice([
      long.sized(.fill, .exactly(height)),
      short.sized(.fill, .exactly(height)),
      long.bare.sized(.fill, .exactly(height)),
    ]).wide(.fill)
  }

  /// What the marks mean.
  var legend: [Part] {
    [(MistakeMark.heavy, tr("big mistake")), (.slip, tr("small mistake"))].map { mark, words in
      .row(
        [
          .drawing(Size(11, 16)) { painter, frame in
            painter.mistake(mark, at: frame.center, size: 10)
          }, .words(words, .caption, .secondary, lines: 1),
        ], spacing: 6)
    }
  }

  // MARK: - Under the board

  /// Who was ahead, with whose colour it is at its left and the result at its right.
  private func graph(_ frame: TableFrame) -> Part {
    let isSmall = frame.arrangement != .wide || frame.type.factor > 1.4
    let bars = board.bar(graph: isSmall ? 34 : 44).wide(.fill)
    // Beside the controls there is room for it in wide windows only.
    let hasPosition = frame.arrangement != .wide && !frame.isTight
    let end = Part.column(
      [ending(isShort: isSmall)] + (hasPosition ? [Part.row([.spring, board.position]).wide(.fill)] : [])
    ).placed(1, 0.5)
    let parts = [
      sides(isShort: isSmall).wide(.within(isSmall ? 60...110 : 116...150)).placed(0, 0.5), bars,
      end,
    ]
    return Part.choice([
      Part.row(parts, spacing: isSmall ? 8 : 12), .row(Array(parts.dropFirst()), spacing: 8), bars,
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
      words, TextStyle(.manropeBold, 13, line: 18), anchor: .right, lines: isShort ? 2 : 1)
    return Part.column(
      [first] + (isShort ? [] : [.words(moves, .caption, .secondary, anchor: .right, lines: 1)]), spacing: 4
    )
    .named("review.ending", .text, words + " " + moves).wide(.within(isShort ? 40...90 : 96...130))
  }

  /// What is known how well, the controls, and where the game stands.
  private func transport(_ frame: TableFrame) -> Part {
    let sure = Part.line(sureness, .caption, .secondary, least: 0.8).named("review.sure", .text, sureness)
    let steps = board.transport(height: 44, jumps: false)
    return .choice([
      Part.row(
        [
          sure.wide(.exactly(180)), steps.wide(.fill),
          Part.row([.spring, board.position]).wide(.exactly(130)),
        ], spacing: 12
      ).wide(.fill),
      Part.row([steps.wide(.fill), board.position], spacing: 12).wide(.fill),
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
