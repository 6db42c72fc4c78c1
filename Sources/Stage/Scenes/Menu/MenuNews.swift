// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What the menu says about games that were played: where one goes on, what all add up to, and the last of them.
extension MenuScene {
  /// The foot of a tile: "Play", where the game goes on, or how it went so far while nobody looks at it.
  func foot(
    _ info: GameInfo, left: Double, below y: Double, _ frame: Rect, _ painter: inout Painter,
    _ context: StageContext
  ) {
    let isRow = layout.tiles == .row
    let k = isRow ? layout.scale : 1
    let width = isRow ? frame.width - 40 * k : frame.maxX - left - 16
    let continueAt = kept.continueAt[info.name]
    let id = "menu.game." + info.name
    let isLookedAt = context.hovered == id || (context.showsFocus && context.focused == id)
    if continueAt == nil, !isLookedAt, let tally = kept.statistics.games[info.name],
      tally.counted + tally.helped > 0
    {
      let bottom = isRow ? frame.y + 388 * k : frame.maxY - 22
      self.tally(
        Self.words(tally, info), part: info.isSolo ? 1 : tally.part, info.tileColors.tagline,
        at: Point(left, bottom), width: width, scale: k, &painter)
      return
    }
    let button =
      isRow
      ? Rect(left, frame.y + 356 * k, width, 42 * k)
      : Rect(left, max(y, frame.maxY - 56), min(width, continueAt == nil ? 120 : 230), 36)
    self.button(button, continueAt, scale: max(1, k), &painter)
  }

  /// "Play", or where the game goes on.
  private func button(_ frame: Rect, _ continueAt: Int?, scale: Double, _ painter: inout Painter) {
    let own = painter.palette
    painter.palette = own.onTile
    let label = TextStyle(.manropeSemiBold, 15 * scale, line: 22)
    var lines = [(continueAt.map { "Continue at move \($0)" } ?? "Play", label)]
    func width() -> Double { 31 + (lines.map { painter.metrics.width(of: $0.0, $0.1) }.max() ?? 0) }
    var frame = frame
    if width() > frame.width - 12, let continueAt {
      // Too narrow for one line: the button grows upwards for a second one.
      lines = [("Continue", label), ("at move \(continueAt)", .micro)]
      frame = Rect(frame.x, frame.maxY - max(44, frame.height), frame.width, max(44, frame.height))
    }
    painter.slab(frame, radius: frame.height / 8)
    let x = frame.midX - width() / 2
    painter.icon("play", center: Point(x + 11, frame.midY), size: 22, painter.palette.buttonText)
    for (index, line) in lines.enumerated() {
      let y = lines.count == 1 ? 0 : index == 0 ? -6 : 12.0
      painter.text(
        line.0, line.1, at: Point(x + 31, frame.midY + (lines.count == 1 ? label.size * 0.36 : 3) + y),
        painter.palette.buttonText)
    }
    painter.palette = own
  }

  /// "Won 41, drawn 2 of 58"; a puzzle that is finished is solved, with help or without.
  static func words(_ tally: Statistics.Tally, _ info: GameInfo) -> String {
    guard info.isSolo else {
      return "Won \(tally.won)\(tally.drawn > 0 ? ", drawn \(tally.drawn)" : "") of \(tally.counted)"
    }
    guard tally.helped > 0 else { return "Solved \(tally.won)" }
    return tally.won == 0
      ? "Solved \(tally.helped) with help" : "Solved \(tally.won), \(tally.helped) with help"
  }

  /// The words with a bar under them, `at` its lower left corner.
  private func tally(
    _ words: String, part: Double, _ color: Color, at corner: Point, width: Double, scale: Double,
    _ painter: inout Painter
  ) {
    painter.text(
      words, TextStyle(.manropeSemiBold, 14 * scale, line: 20), at: corner - Point(0, 14 * scale), color)
    let bar = Size(width, max(4, 5 * scale))
    let top = corner - Point(0, bar.height)
    painter.list.shape(
      Shape(.roundedRect(bar, radius: bar.height / 2), fill: .solid(color.opacity(0.28))), at: top)
    guard part > 0 else { return }
    let done = Size(max(bar.height, (width * part).rounded()), bar.height)
    painter.list.shape(Shape(.roundedRect(done, radius: bar.height / 2), fill: .solid(color)), at: top)
  }

  /// What was played last, and for how many days in a row.
  private var news: (last: String, streak: String)? {
    guard let last = kept.statistics.last else { return nil }
    let game = games.first { $0.info.name == last.game }
    let words = last.outcome.winner == nil ? tr("It was a draw") : last.words(game)
    let streak = kept.statistics.streak
    return (
      clock.local(last.finished).lastPlayed(game?.info.title.said ?? last.game, from: clock.today)
        + " \(words).",
      streak < 2 ? "" : "\(Self.spelled(streak)) days in a row"
    )
  }

  private static func spelled(_ number: Int) -> String {
    let words = [
      "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    ]
    return words.indices.contains(number - 2) ? words[number - 2] : String(number)
  }

  func footer(_ painter: inout Painter) {
    guard let footer = layout.footer, let news else { return }
    let style = TextStyle(.manropeSemiBold, 14, line: 20)
    let room = layout.settings.maxX - footer.x - painter.metrics.width(of: news.streak, style) - 24
    painter.text(
      painter.metrics.wrap(news.last, style, width: room).first ?? "", style, at: footer,
      painter.palette.textSecondary)
    painter.text(
      news.streak, style, at: Point(layout.settings.maxX, footer.y), anchor: .right,
      painter.palette.textSecondary)
  }

  func elements(_ context: StageContext) -> [Element] {
    var elements: [Element] = []
    for (game, frame) in zip(games, layout.frames) {
      let info = game.info
      if let move = context.kept.continueAt[info.name] {
        elements.append(Element("menu.continue." + info.name, .badge, "Continue at move \(move)", frame))
      }
      if let tally = context.kept.statistics.games[info.name] {
        elements.append(
          Element(
            "menu.statistics." + info.name, .text, Self.words(tally, info), frame,
            value: "\(tally.won) of \(tally.counted)"))
      }
    }
    guard let footer = layout.footer, let news else { return elements }
    let frame = Rect(footer.x, footer.y - 15, layout.settings.maxX - footer.x, 20)
    elements.append(
      Element("menu.news", .text, news.last, frame, value: news.streak.isEmpty ? nil : news.streak))
    return elements
  }
}
