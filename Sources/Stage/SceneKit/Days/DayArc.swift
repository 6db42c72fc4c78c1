// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import InterfaceKit
import Words

/// Where a puzzle of today leads: how many of the four are solved with it, and which comes next.
package struct DayArc: Hashable {
  package let count: Int
  package let all: Int
  /// The game whose puzzle comes next, in the order of the box; nil when all are solved.
  package let next: Next?
  /// What comes then: the next one and when there are new ones; of a day that is complete what all took, when there are new ones, and
  /// how many days in a row there have been.
  private let facts: [String]
  private let solved: Set<String>

  package struct Next: Hashable {
    package var game: String
    package var title: String
  }

  /// Nil of a puzzle of another day.
  /// - Parameters:
  ///   - own: the game of the puzzle, by name.
  ///   - isSolved: whether it was; the archive may not have told yet.
  package init?(_ context: StageContext, _ own: String, day: Day?, isSolved: Bool) {
    guard day == context.today else { return nil }
    let today = TodayState(context.kept, context.games, context.today)
    let solved = Set(today.solved.keys).union(isSolved ? [own] : [])
    self.solved = solved
    (count, all) = (solved.count, today.games.count)
    let start = (today.games.firstIndex { $0.info.name == own } ?? -1) + 1
    let order = today.games.dropFirst(start) + today.games.prefix(start)
    let left = order.first { !solved.contains($0.info.name) && $0.info.name != own }
    next = left.map { Next(game: $0.info.name, title: $0.info.title.said) }
    let first =
      count < all
      ? next.map { tr("Next: {puzzle}", ["puzzle": $0.title]) }
      : DayShare(today).time.map { tr("All four, in {time}", ["time": $0]) }
    facts =
      count < all
      ? [first, TodayState.nextOnes(context.clock)].compactMap { $0 }
      : [first, TodayState.untilTomorrow(context.clock), today.streakWords].compactMap { $0 }
  }

  package var title: String {
    count == all
      ? tr("All four solved.") : tr("{solved} of {all}", ["solved": String(count), "all": String(all)])
  }

  /// What comes then.
  package var detail: String { facts.joined(separator: " \u{00B7} ") }

  /// Of the button that leads on.
  package var label: String { next.map { tr("Next: {puzzle}", ["puzzle": $0.title]) } ?? tr("To the menu") }

  /// The day as the box, and both lines beside it.
  package func node(_ side: Double, _ games: [any Game.Type], time: Seconds?) -> Node<StageAction> {
    let lattice = DayLattice(games.filter { $0.hasDays }, solved: solved).node(side, hasChecks: side > 40)
    let own = time.map { tr("Your time: {time}", ["time": $0.clock]) }
    // Each fact has its line where there is room.
    let lines = [own].compactMap { $0 } + facts
    let words = [lines, [lines.joined(separator: " \u{00B7} ")]].map { lines in
      Node<StageAction>.column(
        [.words(title, .title, lines: 1)] + lines.map { .words($0, .caption, .secondary) })
    }
    return Node.row([lattice, .choice(words).wide(.fill).placed(0, 0.5)], spacing: 14).wide(.fill)
      .named(
        "puzzle.day", .text, "\(title). \(detail)".replacing("..", with: "."), value: "\(count) of \(all)")
  }
}
