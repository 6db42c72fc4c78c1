// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How somebody got on with a puzzle, once: what shelves, calendar, streak and statistics are added up from.
public struct PuzzleTry: Hashable, Sendable {
  /// The name of the game.
  public var game: String
  /// `PackedPuzzle.id`, or the setup of a start that is played at the table ("rect-6x10").
  public var puzzle: String
  /// 0 when it was not solved (the solution was shown), else 1 to 3: a wrong move or a hint costs one.
  public var stars: Int
  public var time: Seconds
  /// When it ended.
  public var date: Timestamp
  /// Of a puzzle of the day that was begun as such: that day.
  public var day: Day?

  public init(game: String, puzzle: String, stars: Int, time: Seconds, date: Timestamp, day: Day? = nil) {
    (self.game, self.puzzle, self.stars) = (game, puzzle, max(0, min(stars, 3)))
    (self.time, self.date, self.day) = (time, date, day)
  }

  public var isSolved: Bool { stars > 0 }
}
