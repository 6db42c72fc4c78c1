// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GRDBSQLite
import GameCore

// Finished games, of which there may be very many: counted by a look at one index, and read row by row when somebody looks. Keys are
// the rowids.

extension PastIndex {
  init(_ db: Database) throws {
    var entries = try Self.rows(db)
    var groups: [Int: Int?] = [:]
    var examples: [GameRecord] = []
    for place in entries.indices {
      let entry = entries[place]
      if groups[entry.group] == nil {
        // A row without a name is no game.
        let example = try GameTables.row(entry.key, db)
        groups.updateValue(example == nil ? nil : examples.count, forKey: entry.group)
        examples += example.map { [$0.withoutOthers] } ?? []
      }
      entries[place].group = (groups[entry.group] ?? nil) ?? -1
    }
    if groups.values.contains(nil) { entries.removeAll { $0.group < 0 } }
    self.init(entries: entries, examples: examples)
  }

  /// Newest first, of one second the one that was entered last; the groups are those of the table. By SQLite's own calls: they make
  /// a number of whatever lies in a column, and take a third of the time.
  private static func rows(_ db: Database) throws -> [Entry] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let sql = "SELECT rowid, finished, game_group, seconds FROM past ORDER BY finished DESC"
    var code = sqlite3_prepare_v2(db.sqliteConnection, sql, -1, &statement, nil)
    var rows: [Entry] = []
    var isOrdered = true
    while code == SQLITE_OK || code == SQLITE_ROW {
      code = sqlite3_step(statement)
      guard code == SQLITE_ROW else { break }
      let entry = Entry(
        key: sqlite3_column_int64(statement, 0), group: Int(sqlite3_column_int64(statement, 2)),
        date: Timestamp(clamping: Int(sqlite3_column_int64(statement, 1))),
        seconds: Seconds(clamping: sqlite3_column_double(statement, 3)))
      isOrdered = isOrdered && rows.last.map { ($0.date, $0.key) > (entry.date, entry.key) } ?? true
      rows.append(entry)
    }
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    if !isOrdered { rows.sort { ($0.date, $0.key) > ($1.date, $1.key) } }
    return rows
  }
}

extension GameTables {
  /// A row of a list.
  static func row(_ key: Int64, _ db: Database) throws -> GameRecord? {
    let statement = try db.cachedStatement(
      sql: "SELECT \(GameRecord.listColumns) FROM past WHERE rowid = ?")
    guard let row = try Row.fetchOne(statement, arguments: [key]),
      var game = GameRecord(row)?.listed(moves: row.count("move_count").value)
    else { return nil }
    game.opening = opening(row.text("first_moves"))
    return game
  }

  private static func opening(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").prefix(GameRecord.openingLength).map(String.init)
  }

  /// Who played the games of others, and where, by their keys.
  static func others(_ db: Database) throws -> [Int64: [String]] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT rowid, own_name, other_name, event FROM past WHERE event IS NOT NULL")
    var others: [Int64: [String]] = [:]
    while let row = try rows.next() { others[row.whole(at: 0)] = (1...3).compactMap { row.text(at: $0) } }
    return others
  }

  static func keys(of ids: Set<String>, _ db: Database) throws -> Set<Int64> {
    let statement = try db.cachedStatement(sql: "SELECT rowid FROM past WHERE id = ?")
    return try ids.reduce(into: []) { keys, id in
      if let key = try Int64.fetchOne(statement, arguments: [id]) { keys.insert(key) }
    }
  }

  static func id(of key: Int64, _ db: Database) throws -> String? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM past WHERE rowid = ?"), arguments: [key])?.text("id")
  }

  /// What the games of a kind add up to; each row is read once and let go.
  static func figures(
    of game: String, _ clock: LocalClock, _ opening: ([String]) -> [String]?, _ db: Database
  ) throws -> Figures {
    var figures = Figures()
    var examples: [Int64: GameRecord] = [:]
    var openings: [String: [String]?] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT rowid, finished, game_group, seconds, move_count, substr(moves, 1, 80) FROM past WHERE game = ?
        """, arguments: [game])
    while let row = try rows.next() {
      let group = row.whole(at: 2)
      guard var record = try examples[group] ?? self.row(row.whole(at: 0), db) else { continue }
      examples[group] = record
      (record.date, record.seconds) = (
        Timestamp(clamping: Int(row.whole(at: 1))), Seconds(clamping: row.real(at: 3))
      )
      record = record.listed(moves: SeriesCount(clamping: Int(row.whole(at: 4))).value)
      let first = row.text(at: 5) ?? ""
      let known = openings[first] ?? opening(self.opening(first))
      openings.updateValue(known, forKey: first)
      figures.add(record, onDay: clock.local(record.date).day, opening: known)
    }
    figures.addUp()
    return figures
  }
}

extension Row {
  fileprivate func whole(at place: Int) -> Int64 { Int64.fromDatabaseValue(self[place]) ?? 0 }
  fileprivate func real(at place: Int) -> Double { Double.fromDatabaseValue(self[place]) ?? 0 }
  fileprivate func text(at place: Int) -> String? { String.fromDatabaseValue(self[place]) }
}
