// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import CommandKit
import GameCore
import Glibc
import Preferences
import Store

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write all games that are kept into one JSON file.")

  @Argument(help: "The file.")
  var file: String
  @Option(help: ArgumentHelp("Where settings, saved games and history are kept.", valueName: "dir"))
  var dataDir: String?

  func run() throws {
    try transferring { store throws(TransferError) in
      let count = try store.exportHistory(to: file)
      return "\(count) finished \(count == 1 ? "game" : "games") written to \(file)"
    }
  }

  private func transferring(_ body: (Store) throws(TransferError) -> String) throws {
    try transfer(dataDir, status: EX_CANTCREAT, body)
  }
}

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add the games of a file that was exported; games that are there already are left alone.")

  @Argument(help: "The file.")
  var file: String
  @Option(help: ArgumentHelp("Where settings, saved games and history are kept.", valueName: "dir"))
  var dataDir: String?

  func run() throws {
    try transfer(dataDir, status: EX_DATAERR) { store throws(TransferError) in
      let (added, all) = try store.importHistory(from: file)
      return "\(added) of \(all) \(all == 1 ? "game" : "games") added"
    }
  }
}

/// Opens the store of the data folder for one job, and says how it went.
private func transfer(
  _ folder: String?, status: Int32, _ body: (Store) throws(TransferError) -> String
) throws {
  let directories = folder.map { AppDirectories(all: $0) } ?? AppDirectories()
  let store = Store(directory: directories.data, clock: systemClock, rules: checkRules) {}
  defer { store.close() }
  do throws(TransferError) {
    print(try body(store))
  } catch {
    store.close()
    fail(error.message.prefix(1).lowercased() + error.message.dropFirst(), status: status)
  }
}
