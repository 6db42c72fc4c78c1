// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// The ways to the shelf and to puzzles.
extension Stage {
  func openShelf() {
    push(ShelfScene(setup.games, puzzles, setup.resources, wake: setup.wake, today: setup.today()))
  }

  /// Puzzles in this order, beginning with the one in a place; the start of a game for one is played at its table.
  /// - Parameter puzzles: ids of packed puzzles, or setups.
  func openPuzzle(of name: String, _ ids: [String], at index: Int, day: Day?) {
    guard let game = setup.games.first(where: { $0.info.name == name }), ids.indices.contains(index) else {
      return
    }
    var known = Dictionary(puzzles.puzzles(of: game).map { ($0.id, $0) }) { first, _ in first }
    // Those of days are on no shelf.
    for id in ids where known[id] == nil { known[id] = game.packedPuzzle(id, setup.resources) }
    guard known[ids[index]] != nil else {
      open(game)
      return begin(ids[index])
    }
    let all = ids.compactMap { known[$0] }
    let place = PuzzlePlace(
      puzzles: all, index: all.firstIndex { $0.id == ids[index] } ?? 0, day: day)
    let room = PuzzleRoom(desk: puzzles, engines: engines, archive: setup.archive, wake: setup.wake)
    let scene = game.puzzleScene(place, room, settings[game: name], stars: kept.stars[name] ?? [:])
    if let scene { push(scene) }
  }
}
