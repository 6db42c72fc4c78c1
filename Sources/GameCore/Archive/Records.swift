// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game as it is kept: its options plus its list of moves, in the game's own words, so that every game of the
/// catalog is saved, listed and replayed by the same code.
public struct GameRecord: Hashable, Sendable {
  /// 32 hexadecimal digits; no two games share it, not even on two computers.
  public var id: String
  /// The name of the game: "connect-four".
  public var game: String
  /// What it was begun with, `setup` included.
  public var options: GameOptions
  /// The seat of the person in front of the screen; nil between two people.
  public var ownSeat: Seat?
  /// For whatever the game leaves to chance.
  public var seed: UInt64
  public var moves: [String]
  /// What the clock shows.
  public var seconds: Seconds
  /// True of a puzzle whose player has asked for a hint or looked at a solution.
  public var isHelped: Bool
  /// How many hints were asked for; 0 also where that was not counted.
  public var hints = 0
  /// False of a game that was begun in the middle, from the clipboard or from an older game: its result says nothing.
  public var counts: Bool

  public init(
    id: String, game: String, options: GameOptions, ownSeat: Seat?, seed: UInt64, moves: [String],
    seconds: Seconds, isHelped: Bool = false, counts: Bool = true
  ) {
    self.id = id
    self.game = game
    self.options = options
    self.ownSeat = ownSeat
    self.seed = seed
    self.moves = moves
    self.seconds = seconds
    self.isHelped = isHelped
    self.counts = counts
  }

  /// How every game writes the move of a side that can only pass.
  public static let pass = "pass"

  /// How many moves were made; who must pass makes none.
  public var moveCount: Int { Self.count(of: moves) }

  /// How many moves these texts are, as people count them: who must pass makes none, and a text that begins with "=" is
  /// half of one, the gift that belongs to the move before it; the first gift belongs to the first move.
  public static func count(of moves: some Collection<String>) -> Int {
    let whole = moves.count { $0 != pass && !$0.hasPrefix("=") }
    return moves.isEmpty ? 0 : max(1, whole)
  }

  /// A new identity, from the system's random numbers: two windows with the same seed must not share one.
  public static func newID() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// The running game of a kind with everything that goes with it.
public struct SavedGame: Hashable, Sendable {
  public var record: GameRecord
  /// Moves taken back, the next one to be redone last.
  public var undone: [String]
  /// How many of the moves came from the clipboard or from an older game.
  public var given: Int
  /// How many of the others were made by people, not by a bot.
  public var ownMoves: Int
  /// The place of this game in the series, from 1, and who has won how often.
  public var gameNumber: SeriesCount
  public var ownScore: SeriesCount
  public var otherScore: SeriesCount
  /// Set when the game is over by play: then it belongs in the history, and it leaves the history when a move is
  /// taken back.
  public var outcome: Outcome?

  public init(
    record: GameRecord, undone: [String] = [], given: Int = 0, ownMoves: Int = 0, gameNumber: SeriesCount = 1,
    ownScore: SeriesCount = 0, otherScore: SeriesCount = 0, outcome: Outcome? = nil
  ) {
    self.record = record
    self.undone = undone
    self.given = given
    self.ownMoves = ownMoves
    self.gameNumber = gameNumber
    self.ownScore = ownScore
    self.otherScore = otherScore
    self.outcome = outcome
  }
}

/// A finished game, whole.
public struct PastGame: Hashable, Sendable {
  public var record: GameRecord
  public var outcome: Outcome
  /// When it ended.
  public var finished: Timestamp
  /// Its place in its series.
  public var gameNumber: SeriesCount
  /// What its moves were worth; nil until somebody has looked.
  public var review: GameReview?

  public init(
    record: GameRecord, outcome: Outcome, finished: Timestamp, gameNumber: SeriesCount = 1,
    review: GameReview? = nil
  ) {
    self.record = record
    self.outcome = outcome
    self.finished = finished
    self.gameNumber = gameNumber
    self.review = review
  }

  public var summary: GameSummary {
    GameSummary(
      id: record.id, game: record.game, options: record.options, ownSeat: record.ownSeat, outcome: outcome,
      moves: record.moveCount, seconds: record.seconds, finished: finished, gameNumber: gameNumber,
      isHelped: record.isHelped, hints: record.hints, counts: record.counts)
  }
}

/// A finished game as a row of a list: everything but its moves.
public struct GameSummary: Hashable, Sendable {
  public var id: String
  public var game: String
  public var options: GameOptions
  public var ownSeat: Seat?
  public var outcome: Outcome
  /// How many moves were made in it.
  public var moves: Int
  /// What the clock showed.
  public var seconds: Seconds
  /// When it ended.
  public var finished: Timestamp
  /// Its place in its series.
  public var gameNumber: SeriesCount
  /// As of its record.
  public var isHelped: Bool
  public var hints: Int
  public var counts: Bool

  public init(
    id: String, game: String, options: GameOptions, ownSeat: Seat?, outcome: Outcome, moves: Int,
    seconds: Seconds, finished: Timestamp, gameNumber: SeriesCount = 1, isHelped: Bool = false,
    hints: Int = 0, counts: Bool = true
  ) {
    self.id = id
    self.game = game
    self.options = options
    self.ownSeat = ownSeat
    self.outcome = outcome
    self.moves = moves
    self.seconds = seconds
    self.finished = finished
    self.gameNumber = gameNumber
    self.isHelped = isHelped
    self.hints = hints
    self.counts = counts
  }

  /// What a solved puzzle is worth.
  public var medal: Medal { Medal(isHelped: isHelped, hints: hints) }

  /// True when the person in front of the screen won, false when they lost; nil for a draw, and between two people.
  public var isWon: Bool? {
    guard let ownSeat, let winner = outcome.winner else { return nil }
    return winner == ownSeat
  }
}
