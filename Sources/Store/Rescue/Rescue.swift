// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

/// What can still be read of a damaged database. A page that is broken costs the rows on it and no others, and every row
/// is checked like a game of a file before it is taken.
struct Rescue {
  private(set) var history = KeptHistory()
  private let rules: RuleCheck
  private var ids: Set<String> = []

  init(_ image: DatabaseImage, _ rules: RuleCheck) throws {
    self.rules = rules
    // Every database has gone through the same migrations, so its columns lie in the order of a new one.
    let fresh = try DatabaseQueue()
    try Schema.migrator.migrate(fresh)
    let tables = ["past", "unfinished", "running", "solutions", "tries"]
    let columns = try fresh.read { db in try tables.map { try db.columns(in: $0) } }
    var found: [[Row]] = [[], [], [], [], []]
    for row in image.rows.sorted(by: { $0.number < $1.number }) {
      for (index, columns) in columns.enumerated() {
        if let row = row.read(columns) { found[index].append(row) }
      }
    }
    for row in found[2].sorted(by: { $0.time("saved") > $1.time("saved") }) { addRunning(row) }
    history.past = found[0].reversed().compactMap { game(of: $0, .past) }.reversed()
    history.unfinished = found[1].reversed().compactMap { game(of: $0, .unfinished) }.reversed()
    history.solutions = found[3].compactMap { row in
      FoundSolution(row).flatMap { try? HistoryFile.Solution($0).checked("", rules) }
    }
    history.tries = found[4].compactMap { row in
      PuzzleTry(row).flatMap { try? HistoryFile.Try($0).checked("") }
    }
  }

  /// A game that is whole, once.
  private mutating func game(of row: Row, _ kind: HistoryFile.Entry.Kind) -> GameRecord? {
    guard let record = GameRecord(row),
      let game = try? HistoryFile.Entry(record, kind).checked(kind, "", rules)
    else { return nil }
    return ids.insert(game.id).inserted ? game : nil
  }

  /// One of each kind; it may be among the finished ones, too.
  private mutating func addRunning(_ row: Row) {
    guard let game = GameRecord(row), !history.running.contains(where: { $0.game == game.game }),
      let checked = try? HistoryFile.Entry(game, .running).checked(.running, "", rules)
    else { return }
    history.running.append(checked)
  }
}

extension StoredRow {
  /// The row as one of the table with these columns; nil if it cannot be one. What was added to the table later is as at
  /// first.
  fileprivate func read(_ columns: [ColumnInfo]) -> Row? {
    guard values.count <= columns.count else { return nil }
    var named: [String: (any DatabaseValueConvertible)?] = [:]
    for (index, column) in columns.enumerated() {
      guard values.indices.contains(index) else {
        if let first = column.defaultValueSQL.flatMap({ Int($0) }) {
          named[column.name] = first
        } else if !column.isNotNull {
          named[column.name] = DatabaseValue.null
        } else {
          return nil
        }
        continue
      }
      guard values[index].fits(column) else { return nil }
      named[column.name] = values[index]
    }
    return Row(named)
  }
}

extension DatabaseValue {
  fileprivate func fits(_ column: ColumnInfo) -> Bool {
    switch (storage, column.type) {
    case (.null, _): !column.isNotNull
    case (.int64, "INTEGER"), (.string, "TEXT"), (.double, "REAL"): true
    // A whole number of seconds is kept as such.
    case (.int64, "REAL"): true
    default: false
    }
  }
}
