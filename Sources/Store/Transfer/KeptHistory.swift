// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Everything that is kept: what a file of the history holds, as the program knows it.
public struct KeptHistory: Hashable, Sendable {
  public var past: [GameRecord]
  public var unfinished: [GameRecord]
  public var running: [GameRecord]
  public var solutions: [FoundSolution]
  /// At puzzles.
  public var tries: [PuzzleTry]

  public init(
    past: [GameRecord] = [], unfinished: [GameRecord] = [], running: [GameRecord] = [],
    solutions: [FoundSolution] = [], tries: [PuzzleTry] = []
  ) {
    self.past = past
    self.unfinished = unfinished
    self.running = running
    self.solutions = solutions
    self.tries = tries
  }

  /// Of all three kinds.
  public var gameCount: Int { past.count + unfinished.count + running.count }
}

/// What the rules say of things that come from a file: each says what is wrong, as the rest of a sentence, or nil. What is of
/// a kind that is not known is right.
public struct RuleCheck: Sendable {
  let game: @Sendable (GameRecord, Outcome?) -> String?
  let solution: @Sendable (FoundSolution) -> String?
  /// The games of a collection of another program, by its path; nil of any other file. The rules allow all of them.
  let collection: @Sendable (String) -> [GameRecord]?

  public init(
    game: @escaping @Sendable (GameRecord, Outcome?) -> String? = { _, _ in nil },
    solution: @escaping @Sendable (FoundSolution) -> String? = { _ in nil },
    collection: @escaping @Sendable (String) -> [GameRecord]? = { _ in nil }
  ) {
    self.game = game
    self.solution = solution
    self.collection = collection
  }
}
