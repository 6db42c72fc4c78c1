// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a rush (mockup 34).
extension RushScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    guard let board else { return end(described: context) }
    let frame = TableFrame(context, board.info.regions)
    // Nobody sees the first board before the run begins.
    let shown = lead > 0 ? [] : [board.node]
    return Part.layers(shown + [whole(board, frame, context)]).sized(.fill, .fill)
  }

  func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let back = Part.button(
      "rush.back", icon: "back", tr("Back"), showsLabel: false, isPlaying ? .rush(.stop) : .back
    ).shortcut("Esc")
    let what = games.count == 1 ? games[0].info.title.said : tr("Mixed")
    let beside =
      isTimed
      ? tr("{game} · three minutes, three mistakes", ["game": what])
      : tr("{game} · no clock, three mistakes", ["game": what])
    let stop = Part.button("rush.stop", icon: "close", tr("Stop"), .rush(.stop))
      .high(.exactly(frame.controlHeight))
    return frame.header(
      back: back, title: tr("Rush"), beside: beside, middle: nil,
      right: (isPlaying ? [stop] : []) + HeaderControls.parts(context))
  }

  private func whole(_ board: any RushBoard, _ frame: TableFrame, _ context: StageContext) -> Part {
    let place = Part.spring.identified("table.board")
    let task = task(board, frame)
    let body: Part
    switch frame.arrangement {
    case .wide:
      let left = numbers(context).sized(.exactly(220), .fill).inset(Insets(left: 28, bottom: 28))
      let middle = Part.column([task, place], spacing: 14).sized(.fill, .fill).inset(
        Insets(left: 20, right: 20, bottom: 48))
      let right = results(frame).sized(.exactly(min(frame.rail, 300) + 28), .fill)
        .inset(Insets(right: 28, bottom: 28))
      body = Part.row([left, middle, right]).sized(.fill, .fill).inset(Insets(top: 20))
    case .small:
      let left = Part.column([task, place], spacing: 8).sized(.fill, .fill).inset(
        Insets(left: 16, right: 16, bottom: 32))
      let side = rail(frame).sized(.exactly(frame.rail + 16), .fill).inset(Insets(right: 16, bottom: 16))
      body = .row([left, side]).sized(.fill, .fill).inset(Insets(top: 6))
    case .tall:
      body = Part.column([Part.row([ring(72), found, mistakes(26)], spacing: 16), task, place], spacing: 10)
        .sized(.fill, .fill).inset(Insets(left: 20, top: 8, right: 20, bottom: 15))
    }
    return Part.column([header(frame, context), body]).sized(.fill, .fill)
  }

  private func task(_ board: any RushBoard, _ frame: TableFrame) -> Part {
    let isOpen = rush.isWaiting
    let isRight = rush.answers.last?.isFound ?? false
    let words =
      lead > 0
      ? String(Int(lead.rounded(.up)))
      : isOpen ? board.task : isRight ? tr("Right.") : tr("The move was {move}.", ["move": board.answer])
    return Part.line(
      words, frame.arrangement == .wide ? .headline : .messageSmall, anchor: .center, least: 0.5
    )
    .wide(.fill).news("rush.task", words, spoken: (words, isOpen ? "" : lossWords))
  }

  /// What a mistake has cost.
  private var lossWords: String {
    let left = Rush.mostMistakes - rush.mistakes
    guard rush.answers.last?.isFound == false, left > 0 else { return "" }
    return trn("{count} more ends the run.", "{count} more end the run.", left)
  }

  /// Time, mistakes and what was found, when somebody asks.
  var saidTime: String? {
    let left = rush.remaining.map { remaining in
      trn("{count} second left.", "{count} seconds left.", Int(remaining.rounded(.up)))
    }
    let places: KeyValuePairs = ["found": String(rush.found), "mistakes": String(rush.mistakes)]
    return [left, tr("Found: {found}. Mistakes: {mistakes}.", places)].compactMap { $0 }.joined(
      separator: " ")
  }

  /// The time is told three times: when a minute is left, half of one, and ten seconds.
  private var saidCountdown: String {
    let mark = rush.remaining.flatMap { remaining in [10, 30, 60].first { remaining <= Double($0) } }
    return mark.map { trn("{count} second left.", "{count} seconds left.", $0) } ?? ""
  }

  /// Left of the board: time, mistakes and what there is to beat.
  private func numbers(_ context: StageContext) -> Part {
    let left = max(0, Rush.mostMistakes - rush.mistakes)
    let end = trn("{count} more ends the run.", "{count} more end the run.", left)
    let wells = [
      Part.line(tr("Mistakes"), .label, .secondary, anchor: .center, least: 0.5).wide(.fill),
      mistakes(34).placed(0.5, 0),
    ]
    // After the last one nothing is left to lose.
    let rest = left == 0 ? [] : [Part.words(end, .label, .secondary, anchor: .center).wide(.fill)]
    var best: [Part] = []
    if let most = context.kept.sums.rushes[kind]?.best {
      let day = tr("on {day}", ["day": context.clock.local(most.date).calendarDay.words])
      best = [
        .space(8), .line(tr("Best run"), .label, .secondary, anchor: .center, least: 0.5).wide(.fill),
        .line(String(most.found), .number, anchor: .center, least: 0.5).wide(.fill),
        .words(day, .label, .secondary, anchor: .center).wide(.fill),
      ]
    }
    func column(_ parts: [Part]) -> Part {
      .column([ring(168).placed(0.5, 0), .space(12)] + parts + [.spring], spacing: 8).sized(.fill, .fill)
    }
    return .choice([
      column(wells + rest + best), column(wells + rest), column(wells), column([mistakes(24).placed(0.5, 0)]),
    ])
  }

  /// Right of it: what was found, answer by answer.
  private func results(_ frame: TableFrame) -> Part {
    let row = results(side: 30)
    if frame.hasStage {
      return .choice([
        .column([found, row, stage(88, 187)], spacing: 14).sized(.fill, .fill),
        .column([found, stage(88, 187)], spacing: 10).sized(.fill, .fill),
        stage(70, 150),
      ])
    }
    let note = Part.words(
      tr("A wrong move costs a mistake, not time. No hints here."), .label, .secondary, anchor: .center
    ).wide(.fill)
    func column(_ parts: [Part], _ foot: [Part] = []) -> Part {
      .column([found] + parts + [.spring] + foot, spacing: 16).sized(.fill, .fill)
    }
    return .choice([
      column([row, streak, grade], [note]), column([row, streak, grade]), column([row, streak]),
      column([row]),
      column([]),
    ])
  }

  /// Everything in one column.
  private func rail(_ frame: TableFrame) -> Part {
    let small = Part.row([ring(72), found], spacing: 6)
    if frame.hasStage {
      return .choice([
        .column([small, mistakes(22), stage(52, 150)], spacing: 8).sized(.fill, .fill),
        .column([small, stage(52, 150)], spacing: 6).sized(.fill, .fill),
        .column([found, stage(52, 120)], spacing: 4).sized(.fill, .fill),
      ])
    }
    func column(_ parts: [Part]) -> Part { .column(parts + [.spring], spacing: 14).sized(.fill, .fill) }
    return .choice([
      column([ring(96).placed(0.5, 0), found, mistakes(24), results(side: 22), streak]),
      column([ring(80).placed(0.5, 0), found, mistakes(24)]), column([small, mistakes(22)]), column([small]),
      column([found]),
    ])
  }

  /// Room for the piece in hand and the tray.
  private func stage(_ width: Double, _ height: Double) -> Part {
    .column(
      [
        .drawing(Size(width, (width * (1 + 6.0 / 81)).rounded()), { _, _ in }).identified("table.stage"),
        .drawing(Size(0, height), { _, _ in }).sized(.fill, .fill).identified("table.side"),
      ], spacing: 8
    ).sized(.fill, .fill)
  }

  // MARK: - Numbers

  static func clock(_ seconds: Double) -> String {
    Seconds(clamping: seconds.rounded(.up)).clock
  }

  /// What is left of the time, once a second.
  private func ring(_ side: Double) -> Part {
    guard let remaining = rush.remaining else { return .space(0) }
    let words = Self.clock(remaining)
    let part = remaining.rounded(.up) / (rush.limit ?? 1)
    let isLate = remaining <= 20
    return Part.drawing(Size(side, side)) { painter, frame in
      let width = side / 14
      let radius = side / 2 - width / 2
      let corner = frame.center - Point(radius, radius)
      let color = isLate ? RushPaint.bad(painter) : painter.accentColor
      painter.list.shape(
        Shape(.disc(radius: radius), stroke: Stroke(painter.palette.sunk, width: width)), at: corner)
      let from = ((1 - part) * 360).rounded() / 360
      if from < 1 {
        painter.list.shape(
          Shape(.arc(radius: radius, from: from, to: 1), stroke: Stroke(color, width: width)), at: corner)
      }
      let size = side / 4
      painter.text(
        words, TextStyle(.manropeSemiBold, size, line: size, tabular: true),
        at: frame.center + Point(0, size * 0.36), anchor: .center)
    }.news("rush.time", tr("Time left"), words, spoken: (saidCountdown, ""))
  }

  private var found: Part {
    let count = String(rush.found)
    return Part.column([
      .line(count, .number, anchor: .center, least: 0.5).wide(.fill),
      .line(tr("found"), .label, .secondary, anchor: .center, least: 0.5).wide(.fill),
    ]).wide(.fill).named("rush.found", .text, tr("found"), value: count)
  }

  private func mistakes(_ side: Double) -> Part {
    let count = rush.mistakes
    return Part.drawing(Size(side * 3 + 24, side + 2)) { painter, frame in
      for index in 0..<Rush.mostMistakes {
        let center = Point(frame.midX + Double(index - 1) * (side + 10), frame.midY)
        painter.sunk(Rect(center: center, size: Size(side, side)), radius: side / 2)
        if index < count { painter.icon("close", center: center, size: side * 0.6, RushPaint.bad(painter)) }
      }
    }.named("rush.mistakes", .text, tr("Mistakes"), value: String(count))
  }

  private var streak: Part {
    let words = trn("{count} in a row", "{count} in a row", rush.streak)
    let longest = tr("longest {count}", ["count": String(rush.longest)])
    return Part.row(
      [
        .icon("flame", 22),
        .column([.line(words, .name, least: 0.6).wide(.fill), .line(longest, .label, .secondary, least: 0.6)])
          .wide(.fill),
      ], spacing: 8
    ).wide(.fill).named("rush.streak", .text, words, value: String(rush.streak))
  }

  /// How hard what is asked is, as bars.
  private var grade: Part {
    let grade = rush.current?.puzzle.grade ?? 1
    let name =
      rush.current.map { PuzzleWords.title(ofPack: PuzzleWords.shelf($0.puzzle), $0.puzzle.goal) } ?? ""
    let bars = Part.drawing(Size(80, 24)) { painter, frame in
      for index in 0..<5 {
        let height = 8 + 4 * Double(index)
        let color = index < grade ? painter.accentColor : painter.palette.faint(0.16)
        painter.list.shape(
          Shape(.roundedRect(Size(11, height), radius: 2), fill: .solid(color)),
          at: Point(frame.x + Double(index) * 15, frame.maxY - height))
      }
    }
    return Part.column(
      [
        .row([.line(tr("Grade"), .label, .secondary, least: 0.6), .spring, .line(name, .name, least: 0.5)])
          .wide(
            .fill),
        .row(
          [bars, .line(tr("rises with the streak"), .label, .secondary, least: 0.5).wide(.fill)], spacing: 12
        )
        .wide(.fill),
      ], spacing: 6
    ).wide(.fill).named("rush.grade", .text, tr("Grade"), value: String(grade))
  }

  /// The answers, oldest first.
  private func results(side: Double) -> Part {
    let rows = (rush.answers.count / 6) * 6
    let answers = rush.answers.dropFirst(max(0, rows - 12)).map(\.isFound)
    let isOpen = rush.isWaiting
    return Part.drawing(Size(0, 3 * side + 16)) { painter, frame in
      let next = Point(Double(answers.count % 6) * (side + 6), Double(answers.count / 6) * (side + 6))
      if isOpen {
        let form = Outline.roundedRect(Size(side, side), radius: 4)
        painter.list.shape(
          Shape(form, stroke: Stroke(painter.palette.text, width: 2.4)), at: frame.origin + next)
      }
      for (index, isFound) in answers.enumerated() {
        let place = Point(Double(index % 6) * (side + 6), Double(index / 6) * (side + 6))
        RushPaint.answer(isFound, Rect(frame.x + place.x, frame.y + place.y, side, side), &painter)
      }
    }.wide(.fill)
  }
}

enum RushPaint {
  static func bad(_ painter: Painter) -> Color {
    painter.isPlain ? painter.palette.text : Color(painter.palette.isDark ? 0xF08A78 : 0xB23A28)
  }

  static func answer(_ isFound: Bool, _ place: Rect, _ painter: inout Painter) {
    let form = Outline.roundedRect(place.size, radius: 4)
    if isFound {
      painter.list.shape(Shape(form, fill: .solid(painter.accentColor)), at: place.origin)
      painter.icon("check", center: place.center, size: place.width * 0.6, painter.palette.accentText)
    } else {
      let bad = bad(painter)
      painter.list.shape(Shape(form, stroke: Stroke(bad, width: 2)), at: place.origin)
      painter.icon("close", center: place.center, size: place.width * 0.6, bad)
    }
  }
}
