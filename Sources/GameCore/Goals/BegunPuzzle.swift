// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How far somebody has come with a puzzle that is not solved yet: wrong moves, hints and moves of the line, kept as they happen.
public struct BegunPuzzle: Hashable, Sendable {
  /// The name of the game.
  public var game: String
  /// `PackedPuzzle.id`.
  public var puzzle: String
  /// In the words of whoever plays it; empty when there is nothing to keep any more.
  public var state: String

  public init(game: String, puzzle: String, state: String) {
    (self.game, self.puzzle, self.state) = (game, puzzle, state)
  }
}
