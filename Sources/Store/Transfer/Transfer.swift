// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GameCore
import Words

/// Everything out to a file and in again.
extension GameDatabase {
  /// Writes the file as a whole or not at all. Returns how many finished games are in it.
  mutating func exportHistory(to path: String) throws(TransferError) -> Int {
    guard let all = everything() else { throw TransferError(tr("The history cannot be read.")) }
    let bytes = try HistoryFile(all).bytes()
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw TransferError(tr("The history cannot be written to {path}.", ["path": path]))
    }
    return all.past.count
  }

  /// Adds what is not there yet. When anything in the file is wrong, nothing is added.
  mutating func importHistory(from path: String, _ rules: RuleCheck) throws(TransferError) -> (
    added: Int, all: Int
  ) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw TransferError("\(path) cannot be read.")
    }
    let history = try HistoryFile(parsing: Array(data)).checked(rules)
    let games = RemovedGames(finished: history.past, unfinished: history.unfinished)
    guard let added = add(games, running: history.running, solutions: history.solutions) else {
      throw TransferError("The games cannot be saved.")
    }
    return (added, games.count)
  }
}

extension Store {
  /// For the command line: opens the database, writes everything to `path`, and waits for it.
  /// - Returns: how many finished games were written.
  public func exportHistory(to path: String) throws(TransferError) -> Int {
    try now { database throws(TransferError) in try database.exportHistory(to: path) }
  }

  /// For the command line: adds the games of a file and waits for it.
  public func importHistory(from path: String) throws(TransferError) -> (added: Int, all: Int) {
    let rules = rules
    return try now { database throws(TransferError) in try database.importHistory(from: path, rules) }
  }
}
