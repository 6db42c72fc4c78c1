// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// What can be shown of a day without spoiling it: the lattice and three facts, as text and as a card.
package struct DayShare {
  package let today: TodayState
  /// "21 November".
  package let date: String

  package init(_ today: TodayState) {
    self.today = today
    date = today.day.words
  }

  package var part: String {
    tr("{solved} of {all}", ["solved": String(today.count), "all": String(today.games.count)])
  }

  /// How long all that were solved took; nil while none was.
  package var time: String? {
    guard !today.solved.isEmpty else { return nil }
    let seconds = today.solved.values.reduce(0) { $0 + $1.time.whole }
    let places: KeyValuePairs = ["minutes": String(seconds / 60), "seconds": String(seconds % 60)]
    return seconds < 60 ? tr("{seconds} s", places) : tr("{minutes} min {seconds} s", places)
  }

  private var facts: [String] { [part] + [time, today.streakWords].compactMap { $0 } }

  /// A line of facts, and a line with a square for each game.
  package var text: String {
    let squares = today.games.enumerated().map { index, game in
      today.solved[game.info.name] == nil ? "\u{2B1C}" : Self.squares[index % Self.squares.count]
    }
    return tr("Quartet, {date}: {facts}", ["date": date, "facts": facts.joined(separator: " \u{00B7} ")])
      + "\n" + squares.joined()
  }

  /// Brown, blue, green and red.
  private static let squares = ["\u{1F7EB}", "\u{1F7E6}", "\u{1F7E9}", "\u{1F7E5}"]

  package static let size = Size(316, 190)

  /// The card in the colours of the painter; the ground is not painted.
  package func paint(_ frame: Rect, _ painter: inout Painter) {
    let (x, y) = (frame.x, frame.y)
    painter.list.picture(
      .asset(painter.palette.isDark ? "brand/wordmark-dark" : "brand/wordmark"),
      in: Rect(x + 22, y + 22, 104, 24.3))
    painter.text(
      date, TextStyle(.manropeMedium, 14, line: 20), at: Point(frame.maxX - 22, y + 40), anchor: .right,
      painter.palette.textSecondary)
    DayLattice(today.games, solved: Set(today.solved.keys))
      .paint(Rect(x + 22, y + 66, 102, 102), hasChecks: true, &painter)
    painter.text(
      part, .title, at: Point(x + 146, y + 94), painter.palette.text)
    var line = y + 124
    for fact in [time, today.streakWords].compactMap({ $0 }) {
      painter.text(
        fact, .button, at: Point(x + 146, line), painter.palette.text)
      line += 30
    }
  }

  /// The card alone: kept at twice this size, it has four times as many pixels each way as `size` has points.
  package func picture(_ metrics: any TextMetrics) -> BoardPicture {
    var painter = Painter(palette: .light, accent: Accent(light: .black, dark: .white), metrics: metrics)
    painter.list.shape(
      Shape(.roundedRect(Self.size, radius: 0), fill: .solid(painter.palette.surface)), at: .zero)
    paint(Rect(origin: .zero, size: Self.size), &painter)
    var list = DrawList()
    list.append(painter.list, scale: 2)
    return BoardPicture(list: list, size: Size(2 * Self.size.width, 2 * Self.size.height))
  }
}
