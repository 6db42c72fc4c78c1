// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Practice
import Table
import Words

/// The ways to the shelf and to puzzles.
extension Stage {
  func openShelf() {
    if top.scene.isPopup { pop() }
    // From a table it opens on its game, else where it was left.
    if let name = table(top)?.kind.info.name { shelfTab = name }
    let tab = shelfTab ?? setup.games.first?.info.name ?? ""
    push(
      PracticeDoor.shelf(setup.games, puzzles, setup.resources, today: day, tab: tab, wake: setup.wake))
  }

  /// Goes through the games that were reviewed, when there is something new in them and somebody sees what comes of it.
  func followMistakes() {
    if mistakesAreOld, ["menu", "puzzles"].contains(top.scene.name), !kept.isOpening {
      mistakesAreOld = false
      setup.archive?.send(.reviewed)
    }
    guard case .found(let mistakes)? = mistakeSearch.poll() else { return }
    puzzles.set(mistakes)
    kept.mistakes = mistakes
  }

  func seekMistakes(in records: [GameRecord]) {
    let games = setup.games
    mistakeSearch.go(wake: setup.wake) { _ in
      records.flatMap { record in
        games.first { $0.info.name == record.game }?.ownMistakes(in: record) ?? []
      }
    }
  }

  /// The first mistake that is due, with the others of its game after it.
  func openMistakes(of name: String) {
    let all = kept.openMistakes(setup.clock).filter { $0.game == name }.map(\.puzzle.id)
    let today = setup.clock.today.calendarDay
    let due = all.map { kept.sums.own.spacing(name, $0, setup.clock).isDue(on: today) }
    // A mistake that has come back is a new puzzle.
    for (id, isDue) in zip(all, due) where isDue && puzzles[name, id].isOver {
      puzzles[name, id] = ExerciseState()
    }
    openPuzzle(of: name, all, at: due.firstIndex(of: true) ?? 0, day: nil)
  }

  /// - Parameters:
  ///   - name: nil for puzzles of all games.
  ///   - isTimed: false for a run that only mistakes end.
  func openRush(of name: String?, isTimed: Bool) {
    let games = setup.games.filter { name == nil || $0.info.name == name }.filter {
      !puzzles.puzzles(of: $0).isEmpty
    }
    let options = Dictionary(games.map { ($0.info.name, settings[game: $0.info.name]) }) { first, _ in first }
    let scene = PracticeDoor.rush(
      of: name ?? RushRun.mixed, isTimed: isTimed, games, puzzles, setup.archive, options: options,
      seed: random.next())
    if let scene { push(scene) }
  }

  /// - Parameters:
  ///   - board: one that somebody has brought; nil for the one that lies there.
  ///   - note: what is said of it.
  func openMaker(of name: String, with board: OwnBoard? = nil, note: String? = nil) {
    guard let game = setup.games.first(where: { $0.info.name == name }), let maker = game.boardMaker else {
      return
    }
    let scene = makers[name] ?? PracticeDoor.workshop(game.info, maker, setup.archive, wake: setup.wake)
    makers[name] = scene
    if let board { scene.take(board) }
    push(scene)
    if let note { show(note) }
  }

  /// Puzzles in this order, beginning with the one in a place; the start of a game for one is played at its table.
  /// - Parameters:
  ///   - ids: of packed puzzles, those of days included, or setups.
  ///   - title: of their pack.
  func openPuzzle(of name: String, _ ids: [String], at index: Int, day: Day?, title: Saying? = nil) {
    guard let game = setup.games.first(where: { $0.info.name == name }), ids.indices.contains(index) else {
      return
    }
    let all = ids.compactMap { puzzles.puzzle($0, of: game) }
    guard all.contains(where: { $0.id == ids[index] }) else {
      return open(game, at: ids[index], of: title.map { TablePack(title: $0, starts: ids) })
    }
    let place = PuzzlePlace(
      puzzles: all, index: all.firstIndex { $0.id == ids[index] } ?? 0, day: day)
    let room = PuzzleRoom(
      desk: puzzles, engines: engines, archive: setup.archive, clock: setup.clock, wake: setup.wake)
    let stars = kept.sums.stars[name] ?? [:]
    let scene = PracticeDoor.puzzles(game, place, room, settings[game: name], stars: stars)
    if let scene { push(scene) }
  }
}
