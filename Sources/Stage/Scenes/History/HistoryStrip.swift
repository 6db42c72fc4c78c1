// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What the games add up to: a number for each game, the streak, and the last four weeks.
extension HistoryScene {
  /// A number with a bar under it.
  private struct Figure {
    var id: String
    var title: String
    var tally: Statistics.Tally
    var accent: Accent?
    var isSolo = false

    /// The big number: of puzzles how many, of games what part, a draw counted as half.
    var number: String {
      if isSolo { return String(tally.won) }
      return tally.counted == 0 ? "\u{2013}" : "\(Int((tally.part * 100).rounded()))%"
    }

    /// What it is made of, in two lines.
    var words: [String] {
      if isSolo { return tally.helped > 0 ? ["solved", "\(tally.helped) with help"] : ["solved"] }
      guard tally.counted > 0 else { return [] }
      return ["\(tally.won) won", tally.drawn > 0 ? "\(tally.drawn) drawn" : nil, "\(tally.lost) lost"]
        .compactMap { $0 }
    }

    var part: Double { isSolo ? (tally.won > 0 ? 1 : 0) : tally.part }

    /// All of it, to be read aloud.
    var sentence: String {
      let best = tally.best.map { ", best time \($0.clock)" } ?? ""
      guard isSolo else {
        return "\(title): \(tally.won) won, \(tally.drawn) drawn, \(tally.lost) lost\(best)"
      }
      return "\(title): \(tally.won) solved, \(tally.helped) with help\(best)"
    }
  }

  private var figures: [Figure] {
    guard let tab else {
      return games.map { game in
        Figure(
          id: game.info.name, title: game.info.title.said,
          tally: kept.statistics.games[game.info.name] ?? .init(),
          accent: game.info.accent, isSolo: game.info.isSolo)
      }
    }
    guard !tab.info.isSolo else {
      let tally = kept.statistics.games[tab.info.name] ?? .init()
      return [Figure(id: "solved", title: "Puzzles", tally: tally, accent: tab.info.accent, isSolo: true)]
    }
    let rivals = kept.statistics.rivals.filter { $0.key.game == tab.info.name && $0.key.opponent != .friend }
    return rivals.sorted { $0.key.level == 0 ? false : $1.key.level == 0 || $0.key.level < $1.key.level }.map
    { rival, tally in
      Figure(
        id: rival.opponent == .perfect ? "perfect" : "level\(rival.level)",
        title: rival.opponent == .perfect ? "Perfect" : "Level \(rival.level)", tally: tally,
        accent: tab.info.accent)
    }
  }

  private var chartWidth: Double { layout.window.width >= 1060 ? 312 : 168 }
  private var pitch: Double {
    guard let strip = layout.strip else { return 0 }
    return min(196, (strip.width - chartWidth - 128) / Double(max(1, figures.count)))
  }

  func paintStrip(_ painter: inout Painter) {
    guard let strip = layout.strip else { return }
    let label = TextStyle(.manropeMedium, 14, line: 20)
    let number = TextStyle(.manropeSemiBold, pitch > 150 ? 34 : 26, line: 40)
    for (index, figure) in figures.enumerated() {
      let x = strip.x + pitch * Double(index)
      let width = pitch - (pitch > 150 ? 36 : 18)
      painter.text(figure.title, label, at: Point(x, strip.y + 14), painter.palette.textSecondary)
      painter.text(figure.number, number, at: Point(x, strip.y + 53))
      let end = x + painter.metrics.width(of: figure.number, number) + (pitch > 150 ? 11 : 7)
      let lines = figure.words.count
      for (line, words) in figure.words.enumerated() {
        let style: TextStyle = lines > 2 ? .micro : TextStyle(.manropeMedium, 13, line: 16)
        guard end + painter.metrics.width(of: words, style) < x + pitch - 4 else { continue }
        let y = strip.y + 54 - Double(lines - 1 - line) * (lines > 2 ? 12 : 15)
        painter.text(words, style, at: Point(end, y), painter.palette.textSecondary)
      }
      bar(Rect(x, strip.y + 66, width, 6), figure.part, figure.accent, &painter)
    }
    let streak = strip.maxX - chartWidth - 128
    painter.text("Streak", label, at: Point(streak, strip.y + 14), painter.palette.textSecondary)
    let days = String(kept.statistics.streak)
    painter.text(days, number, at: Point(streak, strip.y + 53))
    painter.text(
      kept.statistics.streak == 1 ? "day" : "days", label,
      at: Point(streak + painter.metrics.width(of: days, number) + 10, strip.y + 53),
      painter.palette.textSecondary)
    chart(Rect(strip.maxX - chartWidth, strip.y, chartWidth, strip.height), label, &painter)
  }

  private func bar(_ frame: Rect, _ part: Double, _ accent: Accent?, _ painter: inout Painter) {
    painter.list.shape(
      Shape(.roundedRect(frame.size, radius: 3), fill: .solid(painter.palette.text.opacity(0.18))),
      at: frame.origin)
    guard part > 0 else { return }
    painter.list.shape(
      Shape(
        .roundedRect(Size(max(6, (frame.width * part).rounded()), frame.height), radius: 3),
        fill: .solid(accent.map { painter.palette.accent($0) } ?? painter.accentColor)), at: frame.origin)
  }

  private func chart(_ frame: Rect, _ label: TextStyle, _ painter: inout Painter) {
    let title = frame.width > 200 ? "Games in the last four weeks" : "Last four weeks"
    painter.text(title, label, at: Point(frame.x, frame.y + 14), painter.palette.textSecondary)
    let days = kept.statistics.days
    let most = Double(max(1, days.max() ?? 1))
    let step = frame.width / Double(days.count)
    for (index, count) in days.enumerated() {
      let height = count == 0 ? 2 : max(4, (36 * Double(count) / most).rounded())
      let isToday = index == days.count - 1
      painter.list.shape(
        Shape(
          .roundedRect(Size((step * 0.64).rounded(), height), radius: min(1.5, height / 2)),
          fill: .solid(isToday ? Color(0xA5452A) : painter.palette.textSecondary.opacity(0.45))),
        at: Point((frame.x + step * Double(index)).rounded(), frame.y + 72 - height))
    }
  }

  var statisticElements: [Element] {
    guard let strip = layout.strip else { return [] }
    var elements = figures.enumerated().map { index, figure in
      Element(
        "history.statistics." + figure.id, .text, figure.sentence,
        Rect(strip.x + pitch * Double(index), strip.y, pitch, strip.height),
        value: "\(figure.tally.won) of \(figure.tally.counted)")
    }
    let days = kept.statistics.streak
    elements.append(
      Element(
        "history.streak", .text, days == 1 ? "One day" : "\(days) days in a row",
        Rect(strip.maxX - chartWidth - 128, strip.y, 100, strip.height), value: String(days)))
    return elements
  }
}
