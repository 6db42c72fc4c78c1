// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GameCore
import Words

/// Everything out to a file and in again.
extension GameDatabase {
  /// Writes the file as a whole or not at all.
  /// - Parameter replaces: false where a file that is there stays as it is.
  mutating func exportHistory(to path: String, replaces: Bool) -> ExportEnd {
    do throws(TransferError) {
      guard let all = read({ try KeptHistory($0) }) else {
        throw TransferError(tr("The history cannot be read."))
      }
      // A link that leads nowhere is something, too.
      if !replaces, !folder.owns(path), FileStamp(path)?.isPlain ?? File.isThere(path) {
        return .exists(path: path)
      }
      let written = try HistoryFile(all).write(to: path, besides: folder, rules)
      return .written(written.finished, path: path)
    } catch { return .failed(error.message) }
  }

  /// Adds what is not there yet of a file.
  mutating func importHistory(_ history: KeptHistory) throws(TransferError) -> MergedGames {
    switch add(history) {
    case .success(let merged): return merged
    case .failure(let problem):
      throw TransferError(
        tr("The games cannot be saved ({reason}).", ["reason": problem.reason]), .unwritten)
    }
  }
}

extension KeptHistory {
  /// Reads a file. When anything in it is wrong, nothing of it is taken.
  init(from path: String, _ rules: RuleCheck) throws(TransferError) {
    if let games = rules.collection(path) {
      self.init(past: games.filter { $0.outcome != nil }, unfinished: games.filter { $0.outcome == nil })
      return
    }
    let read = try? File.read(path, limit: HistoryFile.sizeLimit)
    guard let bytes = read ?? nil else { throw TransferError(tr("{path} cannot be read.", ["path": path])) }
    self = try HistoryFile(parsing: bytes).checked(rules)
  }
}

extension HistoryFile {
  /// Writes the document beside `path` and gives it that name when it is whole and could be read again. Returns how many
  /// games are in it.
  func write(
    to path: String, besides folder: StoreFolder, _ rules: RuleCheck
  ) throws(TransferError) -> GameCounts {
    guard !folder.owns(path) else {
      throw TransferError(tr("{path} belongs to what is to be exported.", ["path": path]), .unwritten)
    }
    if let stamp = FileStamp(path), !stamp.isPlain {
      throw TransferError(tr("{path} is no file that could be replaced.", ["path": path]), .unwritten)
    }
    _ = try checked(rules)
    let bytes = try bytes()
    do throws(FileError) {
      try File.replace(path, with: bytes, mode: 0o666)
    } catch {
      throw TransferError(
        tr("The history cannot be written to {path} ({reason}).", ["path": path, "reason": error.said]),
        .unwritten)
    }
    let ended = Set(past.map(\.id))
    let open = running.filter { !$0.moves.isEmpty && !ended.contains($0.id) }
    return (past.count, (unfinished ?? []).count + open.count)
  }
}

/// How many games there are in a file; what lies finished on its table is one.
public typealias GameCounts = (finished: Int, unfinished: Int)

extension Store {
  /// For the command line: writes everything that is kept in `folder` to `path`. Nothing in the folder is changed, and a window
  /// may have it open.
  /// - Returns: how many games were written.
  public static func export(_ folder: String, to path: String, rules: RuleCheck) throws(TransferError)
    -> GameCounts
  {
    let folder = StoreFolder(path: folder)
    let all: KeptHistory
    do {
      guard let copy = try folder.copy() else {
        throw TransferError(tr("There is no history in {path}.", ["path": folder.path]), .missing)
      }
      all = try copy.read { try KeptHistory($0) }
    } catch let error as TransferError {
      throw error
    } catch {
      let problem = StoreProblem(error)
      throw TransferError(
        tr(
          "The history in {path} cannot be exported ({reason}); nothing was written.",
          ["path": folder.path, "reason": problem.reason]), problem.isDamage ? .wrong : .missing)
    }
    return try HistoryFile(all).write(to: path, besides: folder, rules)
  }

  /// For the command line: adds the games of a file and waits for it.
  public func importHistory(from path: String) throws(TransferError) -> (
    added: Int, all: Int, tries: Int
  ) {
    let history = try KeptHistory(from: path, rules)
    let merged = try now { database throws(TransferError) in try database.importHistory(history) }
    return (merged.games.count, merged.games.count + merged.known, merged.puzzleTries)
  }
}
