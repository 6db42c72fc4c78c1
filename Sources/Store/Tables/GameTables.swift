// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

/// Reading and writing games. Every call is one transaction of its caller.
enum GameTables {
  static func running(_ db: Database) throws -> [SavedGame] {
    let ended = try Set(String.fetchAll(db, sql: "SELECT id FROM past WHERE id IN (SELECT id FROM running)"))
    return try Row.fetchAll(db, sql: "SELECT * FROM running ORDER BY game").map { row in
      var game = SavedGame(row)
      guard ended.contains(game.record.id) else { return game }
      let past = try Row.fetchOne(
        db, sql: "SELECT * FROM past WHERE id = ? AND moves = ?",
        arguments: [game.record.id, game.record.moves.joined(separator: " ")])
      game.outcome = past.map { Outcome($0) }
      return game
    }
  }

  static func keep(_ game: SavedGame, at time: Timestamp, _ db: Database) throws {
    let undone = game.undone.joined(separator: " ")
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO running
          (\(GameRecord.columns), undone, given, number, own_score, other_score, saved)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: game.record.arguments + [
        undone, game.given, game.gameNumber.value, game.ownScore.value, game.otherScore.value, time.value,
      ])
  }

  static func setAside(_ game: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO set_aside (\(GameRecord.columns), undone, saved)
          SELECT \(GameRecord.columns), undone, saved FROM running WHERE game = ?
        """, arguments: [game])
    try db.execute(sql: "DELETE FROM running WHERE game = ?", arguments: [game])
  }

  /// Enters a game; one of the same id is replaced only if `replaces`. True if the history has changed.
  @discardableResult
  static func enter(_ game: PastGame, replaces: Bool, _ db: Database) throws -> Bool {
    let winner = game.outcome.winner?.rawValue
    try db.execute(
      sql: """
        INSERT OR \(replaces ? "REPLACE" : "IGNORE") INTO past
          (\(GameRecord.columns), move_count, winner, how, finished, marks)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: game.record.arguments + [
        game.record.moves.count, winner, game.outcome.how, game.finished.value,
        game.marks.map { PastGame.text(of: $0) },
      ])
    return db.changesCount > 0
  }

  static func summaries(_ db: Database) throws -> [GameSummary] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT \(GameSummary.columns) FROM past ORDER BY finished DESC, rowid DESC")
    var all: [GameSummary] = []
    while let row = try rows.next() { all.append(GameSummary(row)) }
    return all
  }

  static func past(_ id: String, _ db: Database) throws -> PastGame? {
    try Row.fetchOne(db, sql: "SELECT * FROM past WHERE id = ?", arguments: [id]).map { PastGame($0) }
  }

  static func allPast(_ db: Database) throws -> [PastGame] {
    try Row.fetchAll(db, sql: "SELECT * FROM past ORDER BY finished, rowid").map { PastGame($0) }
  }

  static func remove(_ id: String, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM past WHERE id = ?", arguments: [id])
  }

  static func clear(_ db: Database) throws { try db.execute(sql: "DELETE FROM past") }

  static func mark(_ id: String, _ marks: [Int], _ db: Database) throws {
    try db.execute(
      sql: "UPDATE past SET marks = ? WHERE id = ?", arguments: [PastGame.text(of: marks), id])
  }
}
