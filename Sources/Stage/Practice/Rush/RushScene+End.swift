// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How a rush has ended (mockup 34b).
extension RushScene {
  func end(described context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide && context.type.factor <= 1.4
    let edge = frame.arrangement == .wide ? 28.0 : 16
    let buttons = Part.beside(
      [
        Part.button("rush.again", icon: "restart", tr("Again"), isPrimary: true, .rush(.again)),
        .button("rush.puzzles", icon: "puzzle", tr("Puzzles"), .rush(.puzzles)),
      ].map { $0.sized(.fill, .exactly(50)) }, below: 10
    ).wide(.fill)
    let told = [head(context), numbers(context, columns: isWide ? 4 : 2), row]
    let boards =
      away.isEmpty
      ? []
      : [Part.heading("rush.heading.away", tr("What got away"), .title).wide(.fill), missedBoards(frame)]
    // Before the first run that is kept there is nothing to compare.
    let hasRuns = !self.record(context).with.runs.isEmpty
    let record = (hasRuns ? [runs(context)] : []) + [grades, goal(context)]
    let body: Part
    if isWide {
      func scroll(_ id: String, _ parts: [Part]) -> Part {
        .scroll(id, Part.column(parts, spacing: 22).wide(.fill).inset(Insets(top: 12, right: 12, bottom: 12)))
          .sized(.fill, .fill)
      }
      let side = Part.column([scroll("rush.record", record), buttons], spacing: 12)
      body = .row(
        [scroll("rush", told + boards), side.sized(.exactly(frame.rail), .fill)], spacing: 28
      ).sized(.fill, .fill).inset(Insets(left: edge, right: edge, bottom: 26))
    } else {
      let all = Part.column(told + [buttons] + boards + record, spacing: 18).wide(.fill)
        .inset(Insets(left: edge, top: 12, right: edge, bottom: 24))
      body = Part.scroll("rush", all).sized(.fill, .fill)
    }
    return Part.column([header(frame, context), body]).sized(.fill, .fill)
  }

  private func head(_ context: StageContext) -> Part {
    let title = trn("{count} found.", "{count} found.", rush.found)
    let sentence = sentence(context)
    let medal = run.flatMap { record(context).before.medal(for: $0) }
    let words = Part.column([
      .line(title, .greeting, least: 0.6).wide(.fill), .words(sentence, .body, .secondary).wide(.fill),
    ]).wide(.fill)
    let picture = medal.map { Part.picture($0.picture, Size(80, 84)) }
    let mistakes = trn("{count} mistake.", "{count} mistakes.", rush.mistakes)
    return Part.row([picture, words].compactMap { $0 }, spacing: 18).wide(.fill)
      .news("rush.result", "\(title) \(sentence)", role: .banner, spoken: ("\(title) \(sentence)", mistakes))
      .valued(medal?.rawValue ?? "")
  }

  /// How the run compares with those before it.
  private func sentence(_ context: StageContext) -> String {
    guard let best = record(context).before.best else { return tr("Your first run: the one to beat.") }
    let day: KeyValuePairs = ["day": context.clock.local(best.date).calendarDay.words]
    let more = rush.found - best.found
    if more > 0 {
      return trn(
        "A new best: {count} more than on {day}.", "A new best: {count} more than on {day}.", more, day)
    }
    return more == 0
      ? tr("As many as your best, on {day}.", day)
      : trn("{count} short of your best, on {day}.", "{count} short of your best, on {day}.", -more, day)
  }

  private func numbers(_ context: StageContext, columns: Int) -> Part {
    func number(_ name: String, _ value: String) -> Part { .figure(name, value, row: "rush") }
    let count = rush.answers.count
    let each = count == 0 ? "–" : Seconds(clamping: (rush.elapsed / Double(count)).rounded()).clock
    return Part.grid(
      [
        rush.remaining.map { number(tr("Time left"), Self.clock($0)) },
        number(tr("Longest streak"), String(rush.longest)), number(tr("Mistakes"), String(rush.mistakes)),
        number(tr("Each took"), each),
      ].compactMap { $0 }, columns: columns, spacing: Size(24, 12)
    ).wide(.fill)
  }

  /// The run, answer by answer, as many beside each other as there is room for.
  private var row: Part {
    let answers = rush.answers.map(\.isFound)
    guard !answers.isEmpty else { return .space(0) }
    let height = Double((answers.count + 13) / 14) * 34
    return self.answers(answers, columns: 14, side: 28, height: height).named(
      "rush.run", .text, tr("The run"), value: answers.map { $0 ? "1" : "0" }.joined())
  }

  // MARK: - What got away

  private func missedBoards(_ frame: TableFrame) -> Part {
    let columns = frame.type.factor > 1.4 || frame.window.width < 560 ? 1 : 3
    let all = away.enumerated().map { index, board in
      let entry = missed[index]
      let what = PuzzleWords.title(of: entry.puzzle)
      let cut = board.miniature
      let picture = Part.drawing(Size(120, columns == 1 ? 240 : 190)) { painter, frame in
        let (place, scale) = cut.fitted(in: frame)
        painter.list.append(cut.list, at: place.origin, scale: scale)
      }.wide(.fill)
      return Part.column(
        [
          picture, .words(what, .name, anchor: .center).wide(.fill),
          .words(board.answer, .label, .secondary, anchor: .center).wide(.fill),
        ], spacing: 4
      ).wide(.fill).usable("rush.missed.\(index + 1)", "\(what): \(board.answer)", .rush(.open(index)))
        .ringed(radius: 8)
    }
    return Part.grid(all, columns: columns, spacing: Size(16, 16)).wide(.fill)
  }

  // MARK: - Over all runs

  /// The last twelve as bars, this one in the game's colour.
  private func runs(_ context: StageContext) -> Part {
    let last = record(context).with.runs.suffix(12).map(\.found)
    let most = Double(max(1, last.max() ?? 1))
    let chart = Part.drawing(Size(0, 130)) { painter, frame in
      let pitch = frame.width / 12
      for (index, found) in last.enumerated() {
        let height = max(4, (frame.height - 24) * Double(found) / most)
        let bar = Rect(frame.x + Double(index) * pitch, frame.maxY - height, pitch - 8, height)
        let isLast = index == last.count - 1
        painter.list.rounded(
          bar, radius: 3, isLast ? painter.accentColor : painter.palette.faint(0.3))
        painter.text(String(found), .caption, at: Point(bar.midX, bar.y - 6), anchor: .center)
      }
    }.wide(.fill).named(
      "rush.runs", .text, tr("Your last runs"), value: last.map(String.init).joined(separator: " "))
    return .captioned("rush.heading.runs", tr("Your last runs"), chart)
  }

  /// What was found of each kind.
  private var grades: Part {
    var kinds: [(title: String, found: Int, all: Int)] = []
    for answer in rush.answers {
      let title = PuzzleWords.title(of: answer.entry.puzzle)
      let index = kinds.firstIndex { $0.title == title } ?? kinds.count
      if index == kinds.count { kinds.append((title, 0, 0)) }
      kinds[index].all += 1
      kinds[index].found += answer.isFound ? 1 : 0
    }
    let rows = kinds.map { kind in
      let bar = Part.bar(Double(kind.found) / Double(kind.all), Size(0, 6)).wide(.fill)
      let count = PuzzleWords.count(kind.found, of: kind.all)
      return Part.column(
        [
          .row(
            [.line(kind.title, .name, least: 0.5).wide(.fill), .line(count, .label, .secondary, least: 0.7)],
            spacing: 8), bar,
        ], spacing: 4
      ).wide(.fill)
    }
    return Part.column(rows, spacing: 12).wide(.fill)
  }

  /// What there is to reach next, and the best of today.
  private func goal(_ context: StageContext) -> Part {
    let all = record(context).with
    let today = all.best { context.clock.local($0).calendarDay == context.today }?.found ?? rush.found
    let next = (all.best?.found ?? rush.found) + 1
    return Part.column(
      [
        .line(tr("Next goal"), .label, .secondary, least: 0.6),
        .words(trn("{count} in three minutes", "{count} in three minutes", next), .title).wide(.fill),
        .words(tr("The best of today: {count}.", ["count": String(today)]), .body, .secondary).wide(.fill),
      ], spacing: 4
    ).wide(.fill).named("rush.goal", .text, tr("Next goal"), value: String(next))
  }
}
