// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

// Games as rows and back. What a newer or a damaged row says wrongly falls back value by value, as in the settings.

extension GameRecord {
  /// What a game is that need not be one.
  static let plainColumns =
    "game, id, opponent, level, first, switches, setup, own_seat, seed, moves, seconds"
  static let columns = plainColumns + ", helped, counts"

  var arguments: StatementArguments {
    [
      game, id, options.opponent.rawValue, options.level, options.first.rawValue, options.switchText,
      options.setup, ownSeat?.rawValue, Int64(bitPattern: seed), moves.joined(separator: " "), seconds.value,
      isHelped ? 1 + hints : 0, counts,
    ]
  }

  init(_ row: Row) {
    let seed: Int64 = row["seed"]
    self.init(
      id: row["id"], game: row["game"], options: GameOptions(row), ownSeat: Seat(row["own_seat"]),
      seed: UInt64(bitPattern: seed), moves: Self.words(row["moves"]),
      seconds: Seconds(clamping: row["seconds"]), isHelped: row["helped"], counts: row["counts"])
    let helped: Int = row["helped"]
    hints = max(0, helped - 1)
  }

  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

extension Seat {
  init?(_ number: Int?) {
    guard let number, let seat = Seat(rawValue: number) else { return nil }
    self = seat
  }
}

extension GameOptions {
  /// "numbers+ squares-", in alphabetical order.
  var switchText: String {
    switches.sorted { $0.key < $1.key }.map { $0.key + ($0.value ? "+" : "-") }.joined(separator: " ")
  }

  init(_ row: Row) {
    self.init()
    opponent = Opponent(rawValue: row["opponent"]) ?? opponent
    let level: Int = row["level"]
    if (1...5).contains(level) { self.level = level }
    first = FirstMove(rawValue: row["first"]) ?? first
    switches = Self.switches(row["switches"])
    setup = row["setup"]
  }

  static func switches(_ text: String) -> [String: Bool] {
    guard !text.isEmpty else { return [:] }
    var switches: [String: Bool] = [:]
    for word in text.split(separator: " ") {
      if let sign = word.last, sign == "+" || sign == "-" { switches[String(word.dropLast())] = sign == "+" }
    }
    return switches
  }
}

extension SavedGame {
  static let columns = GameRecord.columns + ", undone, given, own_moves, number, own_score, other_score"

  var arguments: StatementArguments {
    record.arguments + [
      undone.joined(separator: " "), given, ownMoves, gameNumber.value, ownScore.value, otherScore.value,
    ]
  }

  init(_ row: Row) {
    let record = GameRecord(row)
    let moves = 0...record.moves.count
    self.init(
      record: record, undone: GameRecord.words(row["undone"]), given: moves.nearest(row["given"]),
      ownMoves: moves.nearest(row["own_moves"]), gameNumber: SeriesCount(clamping: row["number"]),
      ownScore: SeriesCount(clamping: row["own_score"]),
      otherScore: SeriesCount(clamping: row["other_score"]))
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(_ value: Int) -> Int { Swift.max(lowerBound, Swift.min(value, upperBound)) }
}

extension UnfinishedGame {
  init(_ row: Row) {
    self.init(saved: SavedGame(row), left: Timestamp(clamping: row["left_at"]), wasCleared: row["cleared"])
  }
}

extension Outcome {
  init(_ row: Row) {
    self.init(winner: Seat(row["winner"]), reason: row["reason"])
  }
}

extension PastGame {
  init(_ row: Row) {
    let review: String? = row["review"]
    let record = GameRecord(row)
    self.init(
      record: record, outcome: Outcome(row), finished: Timestamp(clamping: row["finished"]),
      gameNumber: SeriesCount(clamping: row["number"]),
      review: review.flatMap { GameReview($0, moves: record.moves) })
  }
}

extension GameSummary {
  static let columns = """
    game, id, opponent, level, first, switches, setup, own_seat, move_count, seconds, winner, reason, finished,
    number, helped, counts
    """

  init(_ row: Row) {
    self.init(
      id: row["id"], game: row["game"], options: GameOptions(row), ownSeat: Seat(row["own_seat"]),
      outcome: Outcome(row), moves: SeriesCount(clamping: row["move_count"]).value,
      seconds: Seconds(clamping: row["seconds"]), finished: Timestamp(clamping: row["finished"]),
      gameNumber: SeriesCount(clamping: row["number"]), isHelped: row["helped"], counts: row["counts"])
    let helped: Int = row["helped"]
    hints = max(0, helped - 1)
  }
}

extension KeptSolution {
  init(_ row: Row) {
    self.init(
      FoundSolution(game: row["game"], start: row["start"], solution: row["solution"]),
      found: Timestamp(clamping: row["found"]))
  }
}

extension KeptHistory {
  /// Everything in a database, oldest first.
  init(_ db: Database) throws {
    self.init(
      past: try GameTables.allPast(db), unfinished: try GameTables.unfinished(db),
      running: try GameTables.running(db), solutions: try GameTables.allSolutions(db))
  }
}
