// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game as it is kept, running, left or finished: its options plus its list of moves, in the game's own words, so that
/// every game of the catalog is saved, listed and replayed by the same code.
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
  /// Empty in a row of a list: see `moveCount`.
  public var moves: [String]
  /// What the clock shows.
  public var seconds: Seconds
  /// True of a puzzle whose player has asked for a hint or looked at a solution.
  public var isHelped: Bool
  /// True of a puzzle that told its player while it was solved what is still possible, and of a contest with a hint, values,
  /// warnings or a move taken back: its result says nothing about the player's strength.
  public var wasCounted = false
  /// How many hints were asked for; 0 also where that was not counted.
  public var hints = 0
  /// False of a game that was begun in the middle, from the clipboard or from an older game: its result says nothing.
  public var counts: Bool
  /// Of a game that was not played here where it comes from: the tournament, or nothing where it was pasted. Nil of all others.
  public var event: String?
  /// In characters; a longer one is cut.
  public static let longestEvent = 80
  /// The place of this game in its series, from 1.
  public var gameNumber: SeriesCount = 1
  /// The seat of whoever had the upper plate: that of the person in front of the screen, or of the first of two. Nil where that was
  /// not kept.
  public var personSeat: Seat?
  /// What time both sides have or had left; nil of a game without a clock.
  public var clock: GameClock?

  // MARK: - While it can be gone on with

  /// Moves taken back, the next one to be redone last.
  public var undone: [String] = []
  /// How many of the moves came from the clipboard or from an older game.
  public var given = 0
  /// How many of the others were made by people, not by a bot.
  public var ownMoves = 0
  /// Who has won how often in the series.
  public var ownScore: SeriesCount = 0
  public var otherScore: SeriesCount = 0

  // MARK: - In the history

  /// How it ended by play; nil while it did not. It belongs in the history with it, and leaves that when a move is taken back.
  public var outcome: Outcome?
  /// When it ended or gave way to another one; 0 while it runs.
  public var date: Timestamp = 0
  /// Of a game that gave way: true when its player began the same start anew, and does not want these moves back.
  public var wasCleared = false
  /// What its moves were worth; nil until somebody has looked.
  public var review: GameReview?
  /// The first moves, where not all of them are at hand.
  public var opening: [String] = []
  /// So many of them at most.
  public static let openingLength = 6
  /// How many moves there are where they are not at hand.
  private var listedMoves: Int?

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

  /// A new identity, from the system's random numbers: two windows with the same seed must not share one.
  public static func newID() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension GameRecord {
  /// How every game writes the move of a side that can only pass.
  public static let pass = "pass"

  /// How many moves were made; who must pass makes none.
  public var moveCount: Int { listedMoves ?? Self.count(of: moves) }

  /// How many moves these texts are, as people count them: who must pass makes none, and a text that begins with "=" is
  /// half of one, the gift that belongs to the move before it; the first gift belongs to the first move.
  public static func count(of moves: some Collection<String>) -> Int {
    moves.isEmpty ? 0 : max(1, moves.count(where: isWhole))
  }

  /// Which move each of these texts belongs to, from 1, as people count them: who must pass has the number of the move before.
  public static func numbers(of moves: some Collection<String>) -> [Int] {
    var whole = 0
    return moves.map { text in
      if isWhole(text) { whole += 1 }
      return max(1, whole)
    }
  }

  private static func isWhole(_ text: String) -> Bool { text != pass && !text.hasPrefix("=") }

  /// The game as it enters the history when it is over.
  public func finished(_ outcome: Outcome, at date: Timestamp) -> GameRecord {
    var past = self
    (past.outcome, past.date) = (outcome, date)
    (past.undone, past.given, past.ownMoves) = ([], 0, 0)
    (past.ownScore, past.otherScore, past.clock) = (0, 0, clock?.ended)
    return past
  }

  /// The game as it gives way to another one before it is over.
  public func left(at date: Timestamp, wasCleared: Bool = false) -> GameRecord {
    var left = self
    (left.date, left.wasCleared) = (date, wasCleared)
    return left
  }

  /// A game that begins where this one was after so many moves.
  public func begun(after count: Int) -> GameRecord {
    var begun = GameRecord(
      id: id, game: game, options: options, ownSeat: ownSeat, seed: seed, moves: Array(moves.prefix(count)),
      seconds: seconds, isHelped: isHelped, counts: counts)
    (begun.wasCounted, begun.hints, begun.given) = (wasCounted, hints, count)
    begun.personSeat = ownSeat ?? friendSeat
    // A friend far away knows nothing of it: it is played by two at this table, and under no code.
    if isFar { (begun.ownSeat, begun.options.opponent, begun.options.far) = (nil, .friend, FarFriend()) }
    return begun
  }

  /// The game as a row of a list: everything but its moves and what they were worth.
  public func listed(moves count: Int? = nil) -> GameRecord {
    var row = self
    row.listedMoves = count ?? moveCount
    if !moves.isEmpty { row.opening = Array(moves.prefix(Self.openingLength)) }
    (row.seed, row.moves, row.review) = (0, [], nil)
    return row
  }

  /// Between two people, the seat of whoever had the upper plate.
  public var friendSeat: Seat { personSeat ?? options.firstPerson(inGame: gameNumber.value) }

  /// What a person was called; nil of one who had no name, and against a bot.
  public func name(of seat: Seat) -> String? {
    ownSeat == nil ? options.people.name(isOwn: seat == friendSeat) : nil
  }

  /// What a solved puzzle is worth.
  public var medal: Medal { Medal(isHelped: isHelped, wasCounted: wasCounted) }

  /// True when the person in front of the screen won, false when they lost; nil for a draw, and between two people.
  public var isWon: Bool? {
    guard let ownSeat, let winner = outcome?.winner else { return nil }
    return winner == ownSeat
  }
}
