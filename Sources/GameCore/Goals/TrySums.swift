// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What all tries at puzzles come to. It is added up where a history is made: on the archive's thread, once for each change.
public struct TrySums: Hashable, Sendable {
  /// How the player got on with mistakes of their own.
  public let own: OwnTries
  /// Rushes that have ended, by name of the game or `RushRun.mixed`.
  public let rushes: [String: RushRecord]
  /// What was noted of boards that players made; see `OwnBoard.kept`.
  public let boardMarks: [PuzzleTry]
  /// The most stars, 0 to 3, that a puzzle was solved with, 0 where its solution was shown, by game and puzzle.
  public let stars: [String: [String: Int]]
  /// What was solved on its own day, but for what was played at a table.
  public let calendar: DayCalendar

  public init(_ tries: [PuzzleTry] = []) {
    own = OwnTries(tries)
    rushes = RushRecord.all(tries)
    boardMarks = tries.filter { OwnBoard.isMark($0.puzzle) }
    calendar = DayCalendar(tries)
    let solved = tries.filter {
      !OwnMistake.isOwn($0.puzzle) && !RushRun.isRun($0.puzzle) && !OwnBoard.isMark($0.puzzle)
    }
    stars = solved.reduce(into: [:]) { stars, attempt in
      let known = stars[attempt.game]?[attempt.puzzle] ?? 0
      stars[attempt.game, default: [:]][attempt.puzzle] = max(known, attempt.stars)
    }
  }
}
