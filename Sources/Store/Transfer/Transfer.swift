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
    let bytes = try HistoryFile(past: all.past, unfinished: all.unfinished, running: all.running).bytes()
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
    let games = try HistoryFile(parsing: Array(data)).games(rules)
    let removed = RemovedGames(finished: games.past, unfinished: games.unfinished)
    guard let added = add(removed, running: games.running) else {
      throw TransferError("The games cannot be saved.")
    }
    return (added, removed.count)
  }
}

/// Says what is wrong with a game, as the rest of a sentence, or nil when it is a game by its rules. Games of a kind
/// that is not known are right.
public typealias RuleCheck = @Sendable (GameRecord, Outcome?) -> String?

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
