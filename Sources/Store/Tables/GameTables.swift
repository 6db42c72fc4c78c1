// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

/// Reading and writing games. Every call is part of a transaction of its caller.
enum GameTables {
  // MARK: - Running

  static func running(_ db: Database) throws -> [GameRecord] {
    try Row.fetchAll(db, sql: "SELECT * FROM running ORDER BY game").compactMap { row in
      guard var game = GameRecord(row) else { return nil }
      let past = try Row.fetchOne(
        db, sql: "SELECT * FROM past WHERE id = ? AND moves = ?",
        arguments: [game.id, game.moves.joined(separator: " ")])
      game.outcome = past.flatMap { GameRecord($0)?.outcome }
      return game
    }
  }

  /// Keeps the running game of its kind. One that lies there and is not `known`, of another window or from before this one
  /// could write, gives way to it and can be gone on with: then the history has changed, and the answer is true.
  @discardableResult
  static func keep(_ game: GameRecord, at time: Timestamp, knowing known: String?, _ db: Database) throws
    -> Bool
  {
    let other = try Row.fetchOne(
      db,
      sql: """
        SELECT * FROM running WHERE game = ? AND id NOT IN (?, ?) AND (own_moves > 0 OR far IS NOT NULL AND moves <> '')
          AND id NOT IN (SELECT id FROM past)
        """, arguments: [game.game, game.id, known ?? ""])
    let hasGivenWay = try other.flatMap { row in
      try GameRecord(row).map { try enter($0.left(at: row.time("saved")), replaces: false, db) }
    }
    try insert(
      "running", GameRecord.openColumns + ", saved", game.openArguments + [time.value], .replace, db)
    return hasGivenWay ?? false
  }

  /// Keeps the game of a window that is not the first: as one that can be gone on with, for as long as it is not over.
  static func keepApart(_ game: GameRecord, at time: Timestamp, _ db: Database) throws {
    if game.outcome == nil && game.isWorthKeeping {
      try enter(game.left(at: time), replaces: true, db)
    } else {
      _ = try delete(game.id, from: "unfinished", db)
    }
  }

  /// The game with this id, wherever it is kept.
  static func game(_ id: String, _ db: Database) throws -> GameRecord? {
    for table in ["past", "running", "unfinished"] {
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM \(table) WHERE id = ?"), arguments: [id])
      if let row, let game = GameRecord(row) { return game }
    }
    return nil
  }

  /// Takes a game out, wherever it is kept.
  static func delete(_ id: String, _ db: Database) throws {
    for table in ["past", "running", "unfinished"] { _ = try delete(id, from: table, db) }
  }

  /// True when there is a running game of this kind.
  static func isRunning(_ game: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT 1 FROM running WHERE game = ?"), arguments: [game]) ?? false
  }

  /// True when a game of a window lies where it was kept last, with the same moves.
  static func isKept(_ game: GameRecord, asRunning isRunning: Bool, _ db: Database) throws -> Bool {
    guard isRunning || game.outcome == nil && game.isWorthKeeping else { return true }
    return try Bool.fetchOne(
      db, sql: "SELECT 1 FROM \(isRunning ? "running" : "unfinished") WHERE id = ? AND moves = ?",
      arguments: [game.id, game.moves.joined(separator: " ")]) ?? false
  }

  static func setAside(_ game: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO set_aside (\(GameRecord.plainColumns), undone, saved)
          SELECT \(GameRecord.plainColumns), undone, saved FROM running WHERE game = ?
        """, arguments: [game])
    try db.execute(sql: "DELETE FROM running WHERE game = ?", arguments: [game])
  }

  // MARK: - History

  /// Enters a game, as finished or as left; one of the same id is replaced only if `replaces`. True if the history has
  /// changed.
  @discardableResult
  static func enter(_ game: GameRecord, replaces: Bool, _ db: Database) throws -> Bool {
    let conflict: Conflict = replaces ? .replace : .ignore
    if game.outcome == nil {
      try insert("unfinished", GameRecord.leftColumns, game.leftArguments, conflict, db)
    } else {
      try insert("past", GameRecord.pastColumns, game.pastArguments, conflict, db)
    }
    return db.changesCount > 0
  }

  /// What follows from a game being kept. True if the history has changed.
  static func follow(_ upkeep: Upkeep, _ db: Database) throws -> Bool {
    var hasChanged = false
    for id in upkeep.reopened { hasChanged = try delete(id, from: "past", db) || hasChanged }
    for id in upkeep.resumed { hasChanged = try delete(id, from: "unfinished", db) || hasChanged }
    for game in Array(upkeep.finished.values) + Array(upkeep.unfinished.values) {
      hasChanged = try enter(game, replaces: true, db) || hasChanged
    }
    return hasChanged
  }

  /// Those that were left last come first.
  /// - Parameter kinds: of games that lie on a table; a running one of another kind came from a file and waits, too. Nil where only
  ///   what was left is asked for.
  static func unfinished(besides kinds: Set<String>? = nil, _ db: Database) throws -> [GameRecord] {
    let left = try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM unfinished WHERE id NOT IN (SELECT id FROM running) ORDER BY left_at DESC, rowid DESC
        """
    ).compactMap { GameRecord($0) }
    guard let kinds else { return left }
    let waiting = try Row.fetchAll(
      db, sql: "SELECT * FROM running WHERE moves <> '' AND id NOT IN (SELECT id FROM past)"
    ).compactMap { row in GameRecord(row)?.left(at: row.time("saved")) }.filter { !kinds.contains($0.game) }
    return waiting.isEmpty ? left : (waiting + left).sorted { $0.date > $1.date }
  }

  static func past(_ id: String, _ db: Database) throws -> GameRecord? {
    try Row.fetchOne(db.cachedStatement(sql: "SELECT * FROM past WHERE id = ?"), arguments: [id])
      .flatMap { GameRecord($0) }
  }

  /// Those that were gone through, newest first; of very many the latest: mistakes are learned from while they are fresh.
  static func reviewed(_ db: Database) throws -> [GameRecord] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM past WHERE review IS NOT NULL ORDER BY finished DESC, rowid DESC LIMIT 500"
    ).compactMap { GameRecord($0) }.filter { $0.review != nil }
  }

  /// Oldest first.
  static func allPast(_ db: Database) throws -> [GameRecord] {
    try Row.fetchAll(db, sql: "SELECT * FROM past ORDER BY finished, rowid").compactMap { GameRecord($0) }
  }

  /// Takes out the game with this id, or every game of a kind, or all.
  static func remove(id: String? = nil, game: String? = nil, _ db: Database) throws -> [GameRecord] {
    let (condition, arguments): (String, StatementArguments) =
      if let id { ("id = ?", [id]) } else if let game { ("game = ?", [game]) } else { ("1", []) }
    var games: [GameRecord] = []
    for table in ["past", "unfinished"] {
      games += try Row.fetchAll(db, sql: "SELECT * FROM \(table) WHERE \(condition)", arguments: arguments)
        .compactMap { GameRecord($0) }
      try db.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: arguments)
    }
    return games
  }

  /// Takes out what a file has brought, but for games that are not as they came, and those that run here; what it has taken the
  /// place of comes back.
  /// - Returns: how many games these were.
  static func takeOut(_ merged: MergedGames, but running: Set<String>, _ db: Database) throws -> Int {
    var count = 0
    for (id, moves) in merged.games {
      var isThere = false
      for table in running.contains(id) ? ["past"] : ["past", "unfinished", "running"] {
        try db.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ? AND moves = ?")
          .execute(arguments: [id, moves])
        isThere = isThere || db.changesCount > 0
      }
      count += isThere ? 1 : 0
      if isThere, let before = merged.replaced[id] { try enter(before, replaces: false, db) }
    }
    for attempt in merged.tries {
      try db.execute(
        sql: "DELETE FROM tries WHERE game = ? AND puzzle = ? AND date = ?",
        arguments: [attempt.game, attempt.puzzle, attempt.date.value])
    }
    for solution in merged.solutions {
      try db.execute(
        sql: "DELETE FROM solutions WHERE game = ? AND start = ? AND solution = ?",
        arguments: [solution.game, solution.start, solution.solution])
    }
    return count
  }

  static func keep(_ review: GameReview, of id: String, _ db: Database) throws {
    try db.execute(sql: "UPDATE past SET review = ? WHERE id = ?", arguments: [review.text, id])
  }

  // MARK: - Solutions

  /// One that is known keeps the time at which it was found first.
  /// - Returns: true of one that was not known.
  @discardableResult
  static func found(_ solution: FoundSolution, _ db: Database) throws -> Bool {
    try insert(
      "solutions", "game, start, solution, found",
      [solution.game, solution.start, solution.solution, solution.found.value], .ignore, db)
    return db.changesCount > 0
  }

  static func allSolutions(_ db: Database) throws -> [FoundSolution] {
    try Row.fetchAll(db, sql: "SELECT * FROM solutions ORDER BY found, rowid").compactMap {
      FoundSolution($0)
    }
  }

  static func solutions(_ game: String, _ start: String, _ db: Database) throws -> [String] {
    try Row.fetchAll(
      db, sql: "SELECT solution FROM solutions WHERE game = ? AND start = ? ORDER BY found, rowid",
      arguments: [game, start]
    ).compactMap { $0.text("solution") }
  }

  // MARK: - Puzzles

  /// - Returns: true of one that was not known.
  @discardableResult
  static func tried(_ attempt: PuzzleTry, _ db: Database) throws -> Bool {
    try insert(
      "tries", "game, puzzle, stars, seconds, date, day",
      [
        attempt.game, attempt.puzzle, attempt.stars, attempt.time.value, attempt.date.value,
        attempt.day?.description,
      ], .ignore, db)
    return db.changesCount > 0
  }

  /// Oldest first.
  static func tries(_ db: Database) throws -> [PuzzleTry] {
    try Row.fetchAll(db, sql: "SELECT * FROM tries ORDER BY date, rowid").compactMap { PuzzleTry($0) }
  }

  /// In the place of what was kept of it.
  static func begun(_ puzzle: BegunPuzzle, _ db: Database) throws {
    if puzzle.state.isEmpty {
      try db.execute(
        sql: "DELETE FROM begun WHERE game = ? AND puzzle = ?", arguments: [puzzle.game, puzzle.puzzle])
    } else {
      try insert("begun", "game, puzzle, state", [puzzle.game, puzzle.puzzle, puzzle.state], .replace, db)
    }
  }

  static func begun(_ db: Database) throws -> [BegunPuzzle] {
    try Row.fetchAll(db, sql: "SELECT * FROM begun ORDER BY rowid").map {
      BegunPuzzle(game: $0["game"], puzzle: $0["puzzle"], state: $0["state"])
    }
  }

  // MARK: - How

  private enum Conflict: String {
    case replace = "REPLACE"
    case ignore = "IGNORE"
  }

  private static func insert(
    _ table: String, _ columns: String, _ arguments: StatementArguments, _ conflict: Conflict, _ db: Database
  ) throws {
    let places = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
    // Prepared once: with the triggers of finished games that costs many times what a row does.
    try db.cachedStatement(
      sql: "INSERT OR \(conflict.rawValue) INTO \(table) (\(columns)) VALUES (\(places))"
    ).execute(arguments: arguments)
  }

  private static func delete(_ id: String, from table: String, _ db: Database) throws -> Bool {
    try db.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ?").execute(arguments: [id])
    return db.changesCount > 0
  }
}
