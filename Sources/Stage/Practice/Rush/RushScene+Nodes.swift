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
    let what = games.count == 1 ? games[0].info.title.said : tr("Mixed")
    let beside =
      isTimed
      ? tr("{game} · three minutes, three mistakes", ["game": what])
      : tr("{game} · no clock, three mistakes", ["game": what])
    let stop = Part.button("rush.stop", icon: "close", tr("Stop"), .rush(.stop))
      .high(.exactly(frame.controlHeight))
    return frame.header(
      back: HeaderControls.back("rush.back", tr("Back"), isPlaying ? .rush(.stop) : .back), title: tr("Rush"),
      beside: beside, middle: nil,
      right: (isPlaying ? [stop] : []) + HeaderControls.parts(context))
  }

  private func whole(_ board: any RushBoard, _ frame: TableFrame, _ context: StageContext) -> Part {
    let (header, task) = (header(frame, context), task(board, frame))
    guard frame.arrangement == .wide else {
      return frame.page(
        header: header, over: [task], spacing: frame.arrangement == .small ? 8 : 10, rail: rail(frame),
        tall: [Part.row([ring(72), found, mistakes(26)], spacing: 16), task, .board])
    }
    // What counts stands at the left, what was found at the right.
    let left = numbers(context).sized(.exactly(220), .fill).inset(Insets(left: 28, bottom: 28))
    let middle = Part.column([task, .board], spacing: 14).sized(.fill, .fill)
      .inset(Insets(left: 20, right: 20, bottom: 48))
    let right = results(frame).sized(.exactly(min(frame.rail, 300) + 28), .fill)
      .inset(Insets(right: 28, bottom: 28))
    let body = Part.row([left, middle, right]).sized(.fill, .fill).inset(Insets(top: 20))
    return Part.column([header, body]).sized(.fill, .fill)
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
    ).wide(.fill).news("rush.task", words, spoken: (words, isOpen ? "" : lossWords))
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
    let wells = Part.column(
      [
        .line(tr("Mistakes"), .label, .secondary, anchor: .center, least: 0.5).wide(.fill),
        mistakes(34).placed(0.5, 0),
      ], spacing: 8)
    let best = context.kept.sums.rushes[kind]?.best.map { most in
      let day = tr("on {day}", ["day": context.clock.local(most.date).calendarDay.words])
      return Part.column([
        .space(16), .figure(tr("Best run"), String(most.found), anchor: .center),
        .words(day, .label, .secondary, anchor: .center).wide(.fill),
      ])
    }
    return .yielding(
      [
        .stays(ring(168).placed(0.5, 0)), .stays(.space(12)),
        .yields(3, wells, to: mistakes(24).placed(0.5, 0)),
        // After the last one nothing is left to lose.
        .yields(2, left == 0 ? nil : .words(end, .label, .secondary, anchor: .center).wide(.fill)),
        .yields(1, best), .stays(.spring),
      ], spacing: 8
    ).sized(.fill, .fill)
  }

  /// Right of it: what was found, answer by answer.
  private func results(_ frame: TableFrame) -> Part {
    let row = results(side: 30)
    guard !frame.hasStage else {
      return .yielding(
        [.yields(2, found), .yields(1, row), .yields(2, stage(44, frame), to: stage(35, frame))], spacing: 14)
    }
    let note = Part.words(
      tr("A wrong move costs a mistake, not time. No hints here."), .label, .secondary, anchor: .center)
    return .yielding(
      [
        .stays(found), .yields(4, row), .yields(3, streak), .yields(2, grade), .stays(.spring),
        .yields(1, note.wide(.fill)),
      ], spacing: 16)
  }

  /// Everything in one column.
  private func rail(_ frame: TableFrame) -> Part {
    let small = Part.row([ring(72), found], spacing: 6)
    guard !frame.hasStage else {
      return .yielding(
        [.yields(2, small, to: found), .yields(1, mistakes(22)), .stays(stage(26, frame))], spacing: 8)
    }
    return .yielding(
      [
        .yields(3, ring(96).placed(0.5, 0), to: small).then(5, found), .yields(3, found),
        .yields(4, mistakes(24)), .yields(2, results(side: 22)), .yields(1, streak), .stays(.spring),
      ], spacing: 14)
  }

  /// Room for the piece in hand and the tray.
  private func stage(_ radius: Double, _ frame: TableFrame) -> Part {
    .column([TableFrame.stage(radius: radius), frame.tray], spacing: 8).sized(.fill, .fill)
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
      painter.sweep(
        center: frame.center, radius: side / 2 - width / 2, part: part, width: width,
        isLate ? RushPaint.bad(painter) : painter.accentColor)
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
    let name = rush.current.map { PuzzleWords.title(of: $0.puzzle) } ?? ""
    let bars = Part.bars(grade, of: 5, height: 24)
    return Part.column(
      [
        .row([.line(tr("Grade"), .label, .secondary, least: 0.6), .spring, .line(name, .name, least: 0.5)]),
        .row(
          [bars, .line(tr("rises with the streak"), .label, .secondary, least: 0.5).wide(.fill)], spacing: 12),
      ], spacing: 6
    ).wide(.fill).named("rush.grade", .text, tr("Grade"), value: String(grade))
  }

  /// The last two rows of answers, and the place of the next one.
  private func results(side: Double) -> Part {
    let answers = rush.answers.dropFirst(max(0, rush.answers.count / 6 * 6 - 12)).map(\.isFound)
    return self.answers(answers, columns: 6, side: side, height: 3 * side + 16, hasNext: rush.isWaiting)
  }

  /// Answers in rows, oldest first, as large as there is room for.
  /// - Parameter hasNext: true where the place of the next one is shown.
  func answers(
    _ answers: [Bool], columns: Int, side: Double, height: Double, hasNext: Bool = false
  ) -> Part {
    Part.drawing(Size(0, height)) { painter, frame in
      let pitch = min(side + 6, frame.width / Double(columns))
      for index in 0..<answers.count + (hasNext ? 1 : 0) {
        let corner = Point(Double(index % columns) * pitch, Double(index / columns) * pitch)
        let place = Rect(origin: frame.origin + corner, size: Size(pitch - 6, pitch - 6))
        RushPaint.answer(index < answers.count ? answers[index] : nil, place, &painter)
      }
    }.wide(.fill)
  }
}

enum RushPaint {
  static func bad(_ painter: Painter) -> Color {
    painter.isPlain ? painter.palette.text : Color(painter.palette.isDark ? 0xF08A78 : 0xB23A28)
  }

  /// - Parameter isFound: nil of what is asked now.
  static func answer(_ isFound: Bool?, _ place: Rect, _ painter: inout Painter) {
    switch isFound {
    case nil: painter.list.outline(place, radius: 4, painter.palette.text, width: 2.4)
    case true?:
      painter.list.rounded(place, radius: 4, painter.accentColor)
      painter.icon("check", center: place.center, size: place.width * 0.6, painter.palette.accentText)
    case false?:
      let bad = bad(painter)
      painter.list.outline(place, radius: 4, bad, width: 2)
      painter.icon("close", center: place.center, size: place.width * 0.6, bad)
    }
  }
}
