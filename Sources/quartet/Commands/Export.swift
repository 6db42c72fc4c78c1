// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
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

  func validate() throws { try checkPaths(file, dataDir) }

  func run() throws {
    do throws(TransferError) {
      let count = try Store.export(dataFolder(dataDir), to: file, rules: checkRules)
      print("\(count) finished \(count == 1 ? "game" : "games") written to \(file)")
    } catch { end(error) }
  }
}

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add the games of a file that was exported; games that are there already are left alone.")

  @Argument(help: "The file.")
  var file: String
  @Option(help: ArgumentHelp("Where settings, saved games and history are kept.", valueName: "dir"))
  var dataDir: String?

  func validate() throws { try checkPaths(file, dataDir) }

  func run() throws {
    let store = Store(directory: dataFolder(dataDir), clock: systemClock, rules: checkRules) {}
    let result = Result { () throws(TransferError) in try store.importHistory(from: file) }
    store.close()
    switch result {
    case .success(let (added, all)):
      for case .told(let words) in store.poll() { complain(words) }
      print("\(added) of \(all) \(all == 1 ? "game" : "games") added")
    case .failure(let error): end(error)
    }
  }
}

private func checkPaths(_ file: String, _ folder: String?) throws {
  if file.isEmpty { throw ValidationError("the name of the file is empty; allowed is the path of a file") }
  if folder?.isEmpty == true {
    throw ValidationError("--data-dir is empty; allowed is the path of a folder")
  }
}

private func dataFolder(_ path: String?) -> String {
  (path.map { AppDirectories(all: $0) } ?? AppDirectories()).data
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

/// What is wrong by the rules of a game of the catalog.
let checkRules = RuleCheck(
  game: { record, outcome in
    catalog.first { $0.info.name == record.game }?.problem(in: record, outcome)
  },
  solution: { solution in catalog.first { $0.info.name == solution.game }?.problem(in: solution) })

extension Game {
  fileprivate static func problem(in record: GameRecord, _ outcome: Outcome?) -> String? {
    var position = start(record.options)
    for (index, text) in record.moves.enumerated() {
      guard let move = Move(text), let next = playing(move, in: position) else {
        return "move \(index + 1), \"\(text.prefix(12))\", is not possible"
      }
      position = next
    }
    guard let outcome else { return nil }
    return Self.outcome(of: position)?.winner == outcome.winner && Self.outcome(of: position) != nil
      ? nil : "the result is not what the moves come to"
  }

  fileprivate static func problem(in found: FoundSolution) -> String? {
    var options = GameOptions()
    options.setup = found.start.isEmpty ? nil : found.start
    guard let solved = facets.position(showing: found.solution, in: start(options)),
      facets.solution(on: solved) == found.solution
    else { return "\"solution\" does not solve \"start\"" }
    return nil
  }
}
