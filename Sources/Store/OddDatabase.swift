// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore

/// A database in memory in whose columns things stand that no program would write: for whoever looks for faults.
public final class OddDatabase {
  private let queue: DatabaseQueue
  private let columns: [(table: String, column: String)]

  /// With the games of a history. Its tables take values of every kind, as the rows of a damaged file do.
  public init(_ history: KeptHistory) throws {
    queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue)
    columns = try queue.inDatabase { db in
      try db.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'STRICT', ''), 'NOT NULL', '') WHERE type = 'table';
          PRAGMA writable_schema = RESET;
          """)
      db.clearSchemaCache()
      for game in history.past + history.unfinished { try GameTables.enter(game, replaces: true, db) }
      for game in history.running { try GameTables.keep(game, at: 9, knowing: nil, db) }
      for solution in history.solutions { try GameTables.found(solution, db) }
      for attempt in history.tries { try GameTables.tried(attempt, db) }
      return try ["running", "past", "unfinished", "solutions", "tries"].flatMap { table in
        try db.columns(in: table).map { (table, $0.name) }
      }
    }
  }

  private static let values: [DatabaseValue] = [
    Int64.min.databaseValue, Int64.max.databaseValue, (Int64.min + 1).databaseValue, 0.databaseValue,
    (-1).databaseValue, 1.databaseValue, 2.databaseValue, 1_000_001.databaseValue,
    4_294_967_296.databaseValue,
    253_402_300_800.databaseValue, 1e300.databaseValue, (-1e300).databaseValue, Double.infinity.databaseValue,
    (-Double.infinity).databaseValue, 9.3e18.databaseValue, 0.5.databaseValue, 1e-300.databaseValue, .null,
    "".databaseValue, " ".databaseValue, "-9223372036854775808".databaseValue, "nan".databaseValue,
    "\u{1F600}\u{202E} x".databaseValue, "a\0b".databaseValue, Data([0, 255]).databaseValue,
    Data().databaseValue, String(repeating: "4 ", count: 5000).databaseValue,
    String(repeating: "9", count: 400).databaseValue, "10+5 1e300 nan".databaseValue,
    "K7QXB 9223372036854775807/first x".databaseValue, "rush.9223372036854775807.1.2".databaseValue,
    "4:9223372036854775807".databaseValue, "4:~-9223372036854775808~".databaseValue,
    "9999-99-99".databaseValue, "mine".databaseValue, "far".databaseValue, "friend".databaseValue,
  ]

  /// Puts one to three odd values somewhere, or values of one row into another.
  private func disturb(_ db: Database, _ random: inout some RandomNumberGenerator) throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let (table, column) = columns.randomElement(using: &random),
        let value = Self.values.randomElement(using: &random)
      else { continue }
      let other = "(SELECT \(column) FROM \(table) LIMIT 1 OFFSET \(Int.random(in: 0..<6, using: &random)))"
      let isOther = Int.random(in: 0..<4, using: &random) == 0
      try db.execute(
        sql: """
          UPDATE OR IGNORE \(table) SET \(column) = \(isOther ? other : "?") WHERE rowid IN
            (SELECT rowid FROM \(table) LIMIT 1 OFFSET \(Int.random(in: 0..<6, using: &random)))
          """, arguments: isOther ? [] : [value])
    }
  }

  /// Tells what is read after something odd was written; afterwards all is as it was.
  public func disturbed(_ random: inout some RandomNumberGenerator, _ clock: LocalClock) throws -> OddReading
  {
    var reading = OddReading()
    try queue.inTransaction { db in
      try disturb(db, &random)
      let past = try PastIndex(db)
      reading = OddReading(
        kept: try KeptHistory(db), past: past,
        listed: try past.entries.compactMap { try GameTables.row($0.key, db) },
        figures: try GameTables.figures(of: past.examples.first?.game ?? "", clock, { $0 }, db),
        reviewed: try GameTables.reviewed(db))
      return .rollback
    }
    return reading
  }

  /// Writes it disturbed into a file that is not there yet.
  public func write(to path: String, _ random: inout some RandomNumberGenerator) throws {
    let copy = try DatabaseQueue(path: path)
    try queue.backup(to: copy)
    try copy.inTransaction { db in
      try disturb(db, &random)
      return .commit
    }
    try copy.close()
  }
}

/// What is read of a database by everything that reads it.
public struct OddReading: Sendable {
  public var kept = KeptHistory()
  public var past = PastIndex([])
  /// Newest first, as rows of a list.
  public var listed: [GameRecord] = []
  /// Of the kind of game that was finished last.
  public var figures = Figures()
  public var reviewed: [GameRecord] = []
}
