// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// How far somebody has come with a puzzle.
struct PuzzleState: Hashable {
  /// A wrong move, and what it allows.
  struct Miss: Hashable {
    var move: String
    var seat: Seat
    /// How many moves of the line lay on the board.
    var made: Int
    /// Nil until that is known.
    var refutation: Refutation?
  }

  /// How many moves of the line lie on the board, and how many were found.
  var made = 0
  var found = 0
  var misses: [Miss] = []
  var isHinted = false
  /// The solution was looked at.
  var isShown = false
  /// What was won; nil until it is solved.
  var stars: Int?
  var seconds = 0.0

  var isOver: Bool { stars != nil || isShown }
  /// A wrong move or a hint costs one, and whoever solves it has one, even with the solution known.
  var starsLeft: Int { stars ?? (isShown ? 1 : max(1, 3 - misses.count - (isHinted ? 1 : 0))) }
}

/// The puzzles of all games, and how far each that was begun has been brought: kept as long as the program runs, so that
/// nothing is lost by leaving.
final class PuzzleDesk {
  private let resources: Resources
  private var packed: [String: [PackedPuzzle]] = [:]
  /// Mistakes of one's own, by game and id, as far as they are known.
  private var own: [String: [String: OwnMistake]] = [:]
  private var states: [String: [String: PuzzleState]] = [:]

  init(_ resources: Resources) { self.resources = resources }

  /// Read when they are first asked for: some milliseconds for all games.
  func puzzles(of game: any Game.Type) -> [PackedPuzzle] {
    let name = game.info.name
    if let known = packed[name] { return known }
    let read = game.packedPuzzles(resources)
    packed[name] = read
    return read
  }

  /// A puzzle by its id, those of days included; nil when there is none of this name.
  func puzzle(_ id: String, of game: any Game.Type) -> PackedPuzzle? {
    own[game.info.name]?[id]?.puzzle ?? puzzles(of: game).first { $0.id == id }
      ?? game.packedPuzzle(id, resources)
  }

  /// Takes the place of what was known before.
  func set(_ mistakes: [OwnMistake]) {
    own = [:]
    for mistake in mistakes { own[mistake.game, default: [:]][mistake.puzzle.id] = mistake }
  }

  func mistake(_ game: String, _ id: String) -> OwnMistake? { own[game]?[id] }

  subscript(_ game: String, _ puzzle: String) -> PuzzleState {
    get { states[game]?[puzzle] ?? PuzzleState() }
    set { states[game, default: [:]][puzzle] = newValue }
  }
}
