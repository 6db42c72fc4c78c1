// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

/// Today's puzzles, and what was solved of them.
package struct TodayState {
  package let day: Day
  /// Those that have a puzzle every day, in the order of the box.
  package let games: [any Game.Type]
  /// By name of the game.
  package let solved: [String: PuzzleTry]
  package let streak: DayCalendar.Streak
  /// The names of those whose solution was looked at.
  private let looked: Set<String>

  package init(_ kept: KeptGames, _ games: [any Game.Type], _ day: Day) {
    self.day = day
    self.games = games.filter { $0.hasDays }
    solved = kept.calendar.solved(on: day)
    streak = kept.calendar.streak(today: day)
    looked = kept.calendar.looked(on: day)
  }

  package var isSolved: Bool { !games.isEmpty && left.isEmpty }
  package var left: [any Game.Type] { games.filter { solved[$0.info.name] == nil } }
  /// The game whose puzzle comes next: one whose solution was not looked at, as long as there is one; nil when all are solved.
  package var next: (any Game.Type)? { left.first { !looked.contains($0.info.name) } ?? left.first }
  package var count: Int { games.count - left.count }

  /// "3 of 4", for other programs.
  package var value: String { "\(count) of \(games.count)" }
  package var title: String {
    tr("Today’s four: {solved} of {all}", ["solved": String(count), "all": String(games.count)])
  }

  /// What is to be done, in a sentence.
  package var sentence: String {
    switch left.count {
    case 0: tr("All solved. Tomorrow there are new ones.")
    case 1: tr("{game} is left.", ["game": left[0].info.title.said])
    case games.count: tr("One puzzle for each game, and new ones tomorrow.")
    default: tr("{games} are left.", ["games": listed(left.map { $0.info.title.said })])
    }
  }

  /// Which of them do not count so far because their solution was shown, in a sentence; nil when none is.
  package var shownWords: String? {
    let shown = left.filter { looked.contains($0.info.name) }.map { $0.info.title.said }
    guard !shown.isEmpty else { return nil }
    return trn(
      "{games} does not count yet, because its solution was shown: play it yourself.",
      "{games} do not count yet, because their solutions were shown: play them yourself.", shown.count,
      ["games": listed(shown)])
  }

  /// "New puzzles in 6 h 12 min".
  package static func untilTomorrow(_ clock: LocalClock) -> String {
    let minutes = (86_400 - clock.today.second + 59) / 60
    let places: KeyValuePairs = ["hours": String(minutes / 60), "minutes": String(minutes % 60)]
    return minutes < 60
      ? tr("New puzzles in {minutes} min", places) : tr("New puzzles in {hours} h {minutes} min", places)
  }

  /// The same while there is still something to do: "New ones at midnight, in 5 h".
  package static func nextOnes(_ clock: LocalClock) -> String {
    let minutes = (86_400 - clock.today.second + 59) / 60
    return minutes < 60
      ? tr("New ones at midnight, in {minutes} min", ["minutes": String(minutes)])
      : tr("New ones at midnight, in {hours} h", ["hours": String((minutes + 30) / 60)])
  }

  /// "8 days in a row", and how many of them were days off; nil while there is nothing to count.
  package var streakWords: String? {
    guard streak.days > 1 else { return nil }
    guard streak.missed > 0 else { return trn("{count} day in a row", "{count} days in a row", streak.days) }
    let off = trn("{count} day off", "{count} days off", streak.missed)
    return trn("{count} day, {off}", "{count} days, {off}", streak.days, ["off": off])
  }
}

extension Game {
  package static var hasDays: Bool { facets.hasDays }
}
