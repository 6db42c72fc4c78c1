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

/// As "2026-11-23".
extension Day: LosslessStringConvertible {
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) && $0.first != "+" ? Int($0) : nil }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }.joined(separator: "-")
  }
}
