// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import SceneKit
import Words

extension Stage {
  /// What was solved on its own day: tries at puzzles, and games at the table that began with the puzzle of a day.
  func calendar(of history: History) -> DayCalendar {
    var calendar = history.sums.calendar
    for record in history.statistics.firstWins {
      let game = setup.games.first { $0.info.name == record.game }
      if let entry = game?.dayTry(of: record) { calendar.add(entry) }
    }
    return calendar
  }

  /// The day changes here alone. Asks to be called again when it ends, and once an hour, once a minute where it is looked at: the
  /// desktop may have gone to another zone, its clock may have been put forward, and it may have slept over midnight.
  /// - Parameter wall: the time on the clock of the main loop, in seconds.
  func followDay(_ wall: Double) -> Wake {
    day = setup.today()
    let most = isFocused && top.scene.showsDay ? 60 : 3600
    return .at(wall + Double(min(most, max(1, 86_400 - setup.clock.today.second))))
  }

  /// What the first of today's puzzles that are left asks, for the menu. One that is played at its table says it by its board.
  func followNext() {
    if case .found(let found)? = nextSearch.poll() {
      nextPuzzle = found
      for layer in layers { layer.isStale = true }
    }
    guard top.scene.name == "menu", !kept.isOpening,
      let next = TodayState(kept, setup.onMenu, day).next, !next.startsAtTable,
      nextAsked.map({ $0 != (next.info.name, day) }) ?? true
    else { return }
    nextAsked = (next.info.name, day)
    let (resources, today) = (setup.resources, self.day)
    nextSearch.go(wake: setup.wake) { _ in next.puzzle(of: today, resources) }
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
    case .goOn(nil):
      // To the menu, wherever the puzzle was opened.
      popToMenu()
    case .goOn(let name?):
      pop()
      perform(TodayAction.open(game: name, self.day))
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
