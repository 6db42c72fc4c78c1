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

  @OptionGroup var options: TransferOptions

  func run() throws {
    do throws(TransferError) {
      let count = try Store.export(options.folder, to: options.file, rules: checkRules)
      let all = count.finished + count.unfinished
      let rest = count.unfinished > 0 ? " and \(count.unfinished) unfinished" : ""
      print("\(count.finished) finished\(rest) \(all == 1 ? "game" : "games") written to \(options.file)")
    } catch { end(error) }
  }
}

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add the games of a file that was exported; games that are there already are left alone.")

  @OptionGroup var options: TransferOptions

  func run() throws {
    let store = Store(directory: options.folder, clock: systemClock, rules: checkRules) {}
    let result = Result { () throws(TransferError) in try store.importHistory(from: options.file) }
    store.close()
    switch result {
    case .success(let (added, all, tries)):
      for case .told(let words) in store.poll() { complain(words) }
      print("\(added) of \(all) \(all == 1 ? "game" : "games") added")
      if tries > 0 { print("\(tries) \(tries == 1 ? "try at a puzzle" : "tries at puzzles") added") }
    case .failure(let error): end(error)
    }
  }
}

/// From where to where games go.
struct TransferOptions: ParsableArguments {
  @Argument(help: "The file.")
  var file: String
  @Option(help: ArgumentHelp("Where settings, saved games and history are kept.", valueName: "dir"))
  var dataDir: String?

  func validate() throws {
    if file.isEmpty { throw ValidationError("the name of the file is empty; allowed is the path of a file") }
    if dataDir?.isEmpty == true {
      throw ValidationError("--data-dir is empty; allowed is the path of a folder")
    }
  }

  /// Where the games are.
  var folder: String { (dataDir.map { AppDirectories(all: $0) } ?? AppDirectories()).data }
}

/// Says what stood in the way, and ends with the status for it.
private func end(_ error: TransferError) -> Never {
  let status =
    switch error.kind {
    case .wrong: EX_DATAERR
    case .missing: EX_NOINPUT
    case .unwritten: EX_CANTCREAT
    }
  fail(error.message.prefix(1).lowercased() + error.message.dropFirst(), status: status)
}
