// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the games add up to: a number for each game, the streak, and the last four weeks.
extension HistoryScene {
  /// A number with a bar under it.
  private struct Figure {
    var id: String
    var title: String
    var tally: Statistics.Tally
    var accent: Accent?
    var isPuzzle = false
    /// Puzzles from the shelf that were solved, and their stars.
    var puzzles = (solved: 0, stars: 0)

    /// The big number: of puzzles how many, of games what part, a draw counted as half.
    var number: String {
      if isPuzzle { return String(tally.won) }
      return tally.counted == 0 ? "\u{2013}" : Int((tally.part * 100).rounded()).percent
    }

    /// What it is made of, in two lines.
    var words: [String] {
      if puzzles.solved > 0, isPuzzle { return [tr("solved"), PuzzleWords.stars(puzzles.stars)] }
      if isPuzzle { return tally.helped > 0 ? [tr("solved"), Self.helped(tally)] : [tr("solved")] }
      guard tally.counted > 0 else { return [] }
      return [Self.won(tally), tally.drawn > 0 ? Self.drawn(tally) : nil, Self.lost(tally)]
        .compactMap { $0 }
    }

    private static func won(_ tally: Statistics.Tally) -> String {
      trn("{count} won", "{count} won", tally.won)
    }
    private static func drawn(_ tally: Statistics.Tally) -> String {
      trn("{count} drawn", "{count} drawn", tally.drawn)
    }
    private static func lost(_ tally: Statistics.Tally) -> String {
      trn("{count} lost", "{count} lost", tally.lost)
    }
    private static func helped(_ tally: Statistics.Tally) -> String {
      trn("{count} with help", "{count} with help", tally.helped)
    }

    var part: Double { isPuzzle ? (tally.won > 0 ? 1 : 0) : tally.part }

    /// All of it, to be read aloud.
    var sentence: String {
      let best = tally.best.map { ", " + tr("best time {time}", ["time": $0.clock]) } ?? ""
      guard isPuzzle else {
        return "\(title): \(Self.won(tally)), \(Self.drawn(tally)), \(Self.lost(tally))\(best)"
      }
      return "\(title): \(trn("{count} solved", "{count} solved", tally.won)), \(Self.helped(tally))\(best)"
    }
  }

  private var figures: [Figure] {
    guard let tab else {
      return games.map { game in
        Figure(
          id: game.info.name, title: game.info.title.said,
          tally: kept.statistics.games[game.info.name] ?? .init(),
          accent: game.info.accent, isPuzzle: game.info.goal != nil,
          puzzles: game.info.goal != nil ? (0, 0) : kept.puzzles(of: game.info.name))
      }
    }
    guard tab.info.isContest else {
      let tally = kept.statistics.games[tab.info.name] ?? .init()
      return [
        Figure(id: "solved", title: tr("Puzzles"), tally: tally, accent: tab.info.accent, isPuzzle: true)
      ]
    }
    let levels = Opponent.all.filter { !$0.isPerson }.compactMap { opponent in
      var options = GameOptions()
      options.opponent = opponent
      return kept.statistics.rivals[.init(game: tab.info.name, opponent: opponent)].map {
        Figure(id: opponent.id, title: options.rivalName, tally: $0, accent: tab.info.accent)
      }
    }
    let puzzles = kept.puzzles(of: tab.info.name)
    guard puzzles.solved > 0 else { return levels }
    var tally = Statistics.Tally()
    tally.won = puzzles.solved
    return levels + [
      Figure(
        id: "puzzles", title: tr("Puzzles"), tally: tally, accent: tab.info.accent, isPuzzle: true,
        puzzles: puzzles)
    ]
  }

  /// A number for each game, the streak and the chart, as much of it as there is room for; nil where there is none.
  func strip(_ context: StageContext) -> Part? {
    let size = context.viewport.size
    guard size.height >= 700 * context.type.factor.squareRoot(), size.width >= 680 else { return nil }
    let isWide = size.width >= 1060
    let streak = streak.wide(.exactly(100))
    func row(_ hasWords: Bool, large: Bool) -> Part {
      let figures = figures.map { self.figure($0, hasWords: hasWords, large: large) }
      return Part.row(
        [
          Part.grid(figures, columns: max(1, figures.count), spacing: Size(large ? 36 : 18, 0))
            .wide(.within(0...(196 * Double(max(1, figures.count))))),
          .spring, streak,
          chart(isWide ? tr("Games in the last four weeks") : tr("Last four weeks")).wide(
            .exactly(isWide ? 312 : 168)),
        ], spacing: 28)
    }
    let small = figures.map { self.figure($0, hasWords: false, large: false) }
    let grid = Part.grid(small, columns: max(1, small.count), spacing: Size(18, 0))
    // In a tall window the chart stands below, however many figures there are.
    let both = Part.column(
      [
        grid,
        .row([streak, .spring, chart(tr("Games in the last four weeks")).wide(.exactly(312))], spacing: 28),
      ],
      spacing: 14)
    let rows = [row(true, large: true), row(true, large: false), row(false, large: false)]
    return .choice(rows + [size.height >= 900 * context.type.factor ? both : grid])
  }

  private static let label = TextStyle(.manropeMedium, 14, line: 20)

  private func figure(_ figure: Figure, hasWords: Bool, large: Bool) -> Part {
    let number = Part.words(
      figure.number, TextStyle(.manropeSemiBold, large ? 34 : 26, line: 40), lines: 1)
    let small =
      figure.words.count > 2
      ? TextStyle(.manropeMedium, 12, line: 13) : TextStyle(.manropeMedium, 13, line: 15)
    let words = Part.column(figure.words.map { .words($0, small, .secondary, lines: 1) })
    let line = hasWords ? [number, words.placed(0, 0.8)] : [number]
    let (part, accent) = (figure.part, figure.accent)
    let bar = Part.drawing(Size(0, 6)) { painter, frame in
      let color = accent.map { painter.palette.accent($0) } ?? painter.accentColor
      painter.bar(frame, part, color, track: painter.palette.faint(0.18))
    }.wide(.fill)
    var parts = [
      Part.words(figure.title, Self.label, .secondary, lines: 1), .row(line, spacing: large ? 11 : 7), bar,
    ]
    if !figure.isPuzzle, figure.puzzles.solved > 0 {
      let puzzles = trn("{count} puzzle", "{count} puzzles", figure.puzzles.solved)
      let stars = PuzzleWords.stars(figure.puzzles.stars)
      parts.append(.line("\(puzzles), \(stars)", .micro, .secondary, least: 0.6).inset(Insets(top: 4)))
    }
    return Part.column(parts).named(
      "history.statistics." + figure.id, .text, figure.sentence,
      value: "\(figure.tally.won) of \(figure.tally.counted)")
  }

  private var streak: Part {
    let days = kept.statistics.streak
    return Part.column([
      .words(tr("Streak"), Self.label, .secondary, lines: 1),
      .row(
        [
          .words(String(days), TextStyle(.manropeSemiBold, 34, line: 40), lines: 1),
          .words(trn("day", "days", days), Self.label, .secondary, lines: 1),
        ], spacing: 10), .space(6),
    ]).named("history.streak", .text, trn("One day", "{count} days in a row", days), value: String(days))
  }

  private func chart(_ title: String) -> Part {
    let days = kept.statistics.days(of: filter)
    return .column([
      .words(title, Self.label, .secondary, lines: 1), .space(12),
      Part.drawing(Size(0, 36)) { painter, frame in Self.bars(days, frame, &painter) }.wide(.fill),
    ])
  }

  private static func bars(_ days: [Int], _ frame: Rect, _ painter: inout Painter) {
    let most = Double(max(1, days.max() ?? 1))
    let step = frame.width / Double(max(1, days.count))
    for (index, count) in days.enumerated() {
      let height = count == 0 ? 2 : max(4, (36 * Double(count) / most).rounded())
      let isToday = index == days.count - 1
      painter.list.shape(
        Shape(
          .roundedRect(Size((step * 0.64).rounded(), height), radius: min(1.5, height / 2)),
          fill: .solid(
            isToday
              ? (painter.isPlain ? painter.palette.text : Color(0xA5452A))
              : painter.palette.faintSecondary(0.45))),
        at: Point((frame.x + step * Double(index)).rounded(), frame.maxY - height))
    }
  }
}
