// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The puzzles of all games, and how far each that was begun has been brought.
package final class PuzzleDesk {
  private let resources: Resources
  private var packed: [String: [PackedPuzzle]] = [:]
  /// Mistakes of one's own, by game and id, as far as they are known.
  private var own: [String: [String: OwnMistake]] = [:]
  private var states: [String: [String: ExerciseState]] = [:]
  /// What the archive has of them.
  private var kept: [String: [String: String]] = [:]

  package init(_ resources: Resources) { self.resources = resources }

  /// Read when they are first asked for: some milliseconds for all games.
  package func puzzles(of game: any Game.Type) -> [PackedPuzzle] {
    let name = game.info.name
    if let known = packed[name] { return known }
    let read = game.packedPuzzles(resources)
    packed[name] = read
    return read
  }

  /// A puzzle by its id, those of days included; nil when there is none of this name.
  package func puzzle(_ id: String, of game: any Game.Type) -> PackedPuzzle? {
    own[game.info.name]?[id]?.puzzle ?? puzzles(of: game).first { $0.id == id }
      ?? game.packedPuzzle(id, resources)
  }

  /// Takes the place of what was known before.
  package func set(_ mistakes: [OwnMistake]) {
    own = [:]
    for mistake in mistakes { own[mistake.game, default: [:]][mistake.puzzle.id] = mistake }
  }

  package func mistake(_ game: String, _ id: String) -> OwnMistake? { own[game]?[id] }

  package subscript(_ game: String, _ puzzle: String) -> ExerciseState {
    get { states[game]?[puzzle] ?? ExerciseState() }
    set { states[game, default: [:]][puzzle] = newValue }
  }

  /// What was begun before the program did.
  package func set(_ begun: [BegunPuzzle]) {
    for puzzle in begun {
      kept[puzzle.game, default: [:]][puzzle.puzzle] = puzzle.state
      // What was done here since is newer.
      if states[puzzle.game]?[puzzle.puzzle] == nil, let state = ExerciseState(puzzle.state) {
        self[puzzle.game, puzzle.puzzle] = state
      }
    }
  }

  /// Takes the place of what was known of a puzzle, here at once and in the archive when something was done.
  /// - Parameter hasEnded: true when nobody looks at it any longer: then the time is kept, too.
  package func keep(
    _ state: ExerciseState, of game: String, _ puzzle: String, hasEnded: Bool = false,
    in archive: (any Archive)?
  ) {
    var before = self[game, puzzle]
    self[game, puzzle] = state
    before.seconds = state.seconds
    guard hasEnded || before != state else { return }
    let words = state.description
    guard words != kept[game]?[puzzle] ?? "" else { return }
    kept[game, default: [:]][puzzle] = words
    archive?.send(.begun(BegunPuzzle(game: game, puzzle: puzzle, state: words)))
  }
}
