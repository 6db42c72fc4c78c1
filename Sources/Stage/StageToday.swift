// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// What can be done with the puzzles of days.
enum TodayAction: Hashable, Sendable {
  /// `TodayState.next`, or the shelf when all are solved.
  case solve
  /// A game's puzzle of a day, today or earlier.
  case open(game: String, Day)
  /// The first lesson of a game that was not gone through.
  case lessons(game: String)
  /// The four of a day, in the place of today's.
  case choose(Day)
  /// Those of one's own mistakes in a game that are due.
  case mistakes(game: String)
  /// Another month of the calendar.
  case turn(by: Int)
  /// Leaves a puzzle of today for another game's, or for where one came from.
  case goOn(game: String?)
  /// The day as text, as a card.
  case copy, share
}

/// Today's puzzles, and what was solved of them.
struct TodayState {
  let day: Day
  /// Those that have a puzzle every day, in the order of the box.
  let games: [any Game.Type]
  /// By name of the game.
  let solved: [String: PuzzleTry]
  let streak: DayCalendar.Streak
  /// The names of those whose solution was looked at.
  private let looked: Set<String>

  init(_ kept: KeptGames, _ games: [any Game.Type], _ day: Day) {
    self.day = day
    self.games = games.filter { $0.hasDays }
    solved = kept.calendar.solved(on: day)
    streak = kept.calendar.streak(today: day)
    looked = kept.calendar.looked(on: day)
  }

  var isSolved: Bool { !games.isEmpty && left.isEmpty }
  var left: [any Game.Type] { games.filter { solved[$0.info.name] == nil } }
  /// The game whose puzzle comes next: one whose solution was not looked at, as long as there is one; nil when all are solved.
  var next: (any Game.Type)? { left.first { !looked.contains($0.info.name) } ?? left.first }
  var count: Int { games.count - left.count }

  /// "3 of 4", for other programs.
  var value: String { "\(count) of \(games.count)" }
  var title: String {
    tr("Today’s four: {solved} of {all}", ["solved": String(count), "all": String(games.count)])
  }

  /// What is to be done, in a sentence.
  var sentence: String {
    switch left.count {
    case 0: tr("All solved. Tomorrow there are new ones.")
    case 1: tr("{game} is left.", ["game": left[0].info.title.said])
    case games.count: tr("One puzzle for each game, and new ones tomorrow.")
    default: tr("{games} are left.", ["games": listed(left.map { $0.info.title.said })])
    }
  }

  /// Which of them do not count so far because their solution was shown, in a sentence; nil when none is.
  var shownWords: String? {
    let shown = left.filter { looked.contains($0.info.name) }.map { $0.info.title.said }
    guard !shown.isEmpty else { return nil }
    return trn(
      "{games} does not count yet, because its solution was shown: play it yourself.",
      "{games} do not count yet, because their solutions were shown: play them yourself.", shown.count,
      ["games": listed(shown)])
  }

  /// "Next in 6 h 12 min".
  static func untilTomorrow(_ clock: LocalClock) -> String {
    let minutes = (86_400 - clock.today.second + 59) / 60
    let places: KeyValuePairs = ["hours": String(minutes / 60), "minutes": String(minutes % 60)]
    return minutes < 60
      ? tr("Next in {minutes} min", places) : tr("Next in {hours} h {minutes} min", places)
  }

  /// "8 days in a row", and how many of them were days off; nil while there is nothing to count.
  var streakWords: String? {
    guard streak.days > 1 else { return nil }
    guard streak.missed > 0 else { return trn("{count} day in a row", "{count} days in a row", streak.days) }
    let off = trn("{count} day off", "{count} days off", streak.missed)
    return trn("{count} day, {off}", "{count} days, {off}", streak.days, ["off": off])
  }
}

extension Game {
  static var hasDays: Bool { facets.hasDays }
}

extension Stage {
  /// What was solved on its own day: tries at puzzles, and games at the table that began with the puzzle of a day.
  func calendar(of history: History) -> DayCalendar {
    var calendar = DayCalendar(history.tries)
    for record in history.statistics.firstWins {
      let game = setup.games.first { $0.info.name == record.game }
      if let entry = game?.dayTry(of: record) { calendar.add(entry) }
    }
    return calendar
  }

  /// The day changes here alone. Asks to be called again when it ends, and once an hour: the desktop may have gone to another
  /// zone, its clock may have been put forward, and it may have slept over midnight.
  /// - Parameter wall: the time on the clock of the main loop, in seconds.
  func followDay(_ wall: Double) -> Wake {
    day = setup.today()
    return .at(wall + Double(min(3600, max(1, 86_400 - setup.clock.today.second))))
  }

  func perform(_ action: TodayAction) {
    let today = TodayState(kept, setup.onMenu, self.day)
    switch action {
    case .solve:
      if let next = today.next { openPuzzle(of: next, today.day) } else { perform(.shelf) }
    case .open(let name, let day):
      if let game = setup.games.first(where: { $0.info.name == name }) { openPuzzle(of: game, day) }
    case .lessons(let name): perform(StageRequest.lessons(name))
    case .mistakes(let name): openMistakes(of: name)
    case .copy:
      perform(.copy(DayShare(today).text, words: tr("The day is copied: paste it anywhere.")))
    case .share: effects.append(.picture(DayShare(today).picture(setup.metrics)))
    case .goOn(let name):
      pop()
      if let name { perform(TodayAction.open(game: name, self.day)) }
    case .turn, .choose: break
    }
  }

  /// A packed puzzle has a scene of its own; any other one is looked for, and played at the table.
  private func openPuzzle(of game: any Game.Type, _ day: Day) {
    let (name, resources) = (game.info.name, setup.resources)
    guard game.startsAtTable else {
      let own = day == self.day ? day : nil
      return perform(.puzzle(game: name, puzzles: ["day.\(day)"], at: 0, day: own))
    }
    dayStart.go(wake: setup.wake) { _ in game.puzzle(of: day, resources) }
  }

  /// Opens the table when the puzzle of a day was found, unless its player has gone elsewhere.
  func followToday() {
    guard case .found(let found)? = dayStart.poll(), case .start(let start) = found.task,
      let game = setup.games.first(where: { $0.info.name == found.game })
    else { return }
    guard table(top) == nil, !top.scene.isPopup else { return }
    open(game, at: start.setup)
    for layer in layers { layer.isStale = true }
  }
}

extension Game {
  /// True where the puzzle of a day is played at the table.
  static var startsAtTable: Bool { facets.startsAtTable }
}
