// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Foundation
import GRDB
import GameCore
import Glibc
import Testing

@testable import Store

/// An export for the command line reads what is there and changes nothing; what was exported earlier stays until there
/// is something whole to put in its place.
struct ExportTests {
  private static let backup = "last week's backup"

  private func export(_ folder: Folder, to path: String, _ rules: RuleCheck = RuleCheck()) -> Result<
    Int, TransferError
  > {
    Result { () throws(TransferError) in try Store.export(folder.path, to: path, rules: rules).finished }
  }

  private func kind(_ result: Result<Int, TransferError>) -> TransferError.Kind? {
    if case .failure(let error) = result { error.kind } else { nil }
  }

  /// A folder with games in it, and another one with a backup.
  private func prepared(_ body: (Folder, Folder, String) throws -> Void) throws {
    let (folder, other) = (Folder(), Folder())
    let store = folder.store().store
    let games = (1...300).map { Sample.past("4 4 \($0 % 7 + 1)", at: Timestamp(clamping: $0)) }
    store.news(after: .putBack(games), .save(Sample.running("4")))
    store.close()
    try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true)
    let path = other.path + "/backup.quartet"
    try Self.backup.write(toFile: path, atomically: true, encoding: .utf8)
    try body(folder, other, path)
  }

  private func contents(_ folder: Folder) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: folder.names.map {
        ($0, try Data(contentsOf: URL(filePath: folder.path + "/" + $0)))
      })
  }

  @Test func nothingInTheFolderIsTouched() throws {
    try prepared { folder, other, path throws in
      let before = try contents(folder)
      #expect(export(folder, to: path) == .success(300))
      #expect(try contents(folder) == before)
      #expect(other.names == ["backup.quartet"])
      let file = try HistoryFile(parsing: Array(Data(contentsOf: URL(filePath: path))))
      #expect(file.past.count == 300 && file.running.count == 1)
    }
  }

  @Test func whatAWindowHasJustKeptIsInIt() throws {
    try prepared { folder, _, path throws in
      let window = folder.store().store
      window.news(after: .save(Sample.running("4 4", outcome: Outcome(winner: nil, reason: ""))))
      #expect(export(folder, to: path) == .success(301))
      // It was no other window: this one still is the one that keeps running games.
      let running = Sample.running("1 1 1")
      window.news(after: .save(running))
      window.close()
      #expect(try folder.query("SELECT id FROM running") as [String] == [running.id])
    }
  }

  @Test func aWindowThatOpensMeanwhileIsTheFirst() throws {
    try prepared { folder, _, path throws in
      #expect(export(folder, to: path) == .success(300))
      let (window, news) = folder.store()
      #expect(news.keeps == true && news.told.isEmpty)
      window.close()
    }
  }

  /// Forty bytes turned anywhere, and files cut anywhere.
  @Test func aDamagedDatabaseLeavesTheBackup() throws {
    try prepared { folder, _, path throws in
      let whole = try Data(contentsOf: URL(filePath: folder.database))
      var random = SeededRandom(seed: 3)
      var refused = 0
      for number in 0..<60 {
        var damaged = whole
        if number.isMultiple(of: 2) {
          damaged = whole.prefix(Int.random(in: 1..<whole.count, using: &random))
        } else {
          for _ in 0..<40 {
            let place = Int.random(in: 0..<whole.count, using: &random)
            damaged[place] ^= UInt8.random(in: 1...255, using: &random)
          }
        }
        try damaged.write(to: URL(filePath: folder.database))
        let before = try contents(folder)
        let result = export(folder, to: path)
        #expect(try contents(folder) == before)
        if kind(result) != nil {
          refused += 1
          #expect(kind(result) == .wrong, "\(result)")
          #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.backup)
        } else {
          // What a flip has changed so that nobody can tell is exported; the rows are all there.
          #expect(result == .success(300))
          try Self.backup.write(toFile: path, atomically: true, encoding: .utf8)
        }
      }
      #expect(refused > 50)
    }
  }

  /// A file that could not be imported again is no backup.
  @Test func aGameThatBreaksTheRulesIsNamed() throws {
    try prepared { folder, _, path throws in
      let rules = RuleCheck(game: { record, _ in record.moves.last == "3" ? "move 3 is odd" : nil })
      #expect(export(folder, to: path, rules) == .failure(TransferError("In game 2: move 3 is odd.")))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.backup)
    }
  }

  @Test func aFolderThatIsNotThereIsNotMade() throws {
    try prepared { _, _, path throws in
      let none = Folder()
      #expect(
        export(none, to: path) == .failure(TransferError("There is no history in \(none.path).", .missing)))
      #expect(!FileManager.default.fileExists(atPath: none.path))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.backup)
    }
  }

  @Test(arguments: ["empty", "pipe", "folder", "log"]) func aDatabaseThatIsNone(what: String) throws {
    try prepared { folder, _, path throws in
      try FileManager.default.removeItem(atPath: folder.database)
      switch what {
      case "empty": try Data().write(to: URL(filePath: folder.database))
      case "pipe": #expect(mkfifo(folder.database, 0o600) == 0)
      case "folder": #expect(mkdir(folder.database, 0o700) == 0)
      default:
        #expect(mkfifo(folder.database + "-wal", 0o600) == 0)
        try Data([1]).write(to: URL(filePath: folder.database))
      }
      let names = folder.names
      #expect(kind(export(folder, to: path)) == (what == "empty" ? .wrong : .missing))
      #expect(folder.names == names)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.backup)
    }
  }

  /// Whatever the program needs itself, under whatever name.
  @Test(arguments: [
    "quartet.db", "quartet.db-wal", "quartet.db-shm", "quartet.lock", "settings.json", "hard", "soft",
    "around",
  ])
  func itsOwnFilesAreNotOverwritten(name: String) throws {
    try prepared { folder, other, _ throws in
      let window = folder.store().store
      defer { window.close() }
      var path = folder.path + "/" + name
      switch name {
      case "hard": #expect(link(folder.database, path) == 0)
      case "soft": #expect(symlink("quartet.db", path) == 0)
      case "around":
        #expect(symlink(folder.path, other.path + "/link") == 0)
        path = other.path + "/link/quartet.db-journal"
      default: break
      }
      let before = try Data(contentsOf: URL(filePath: folder.database))
      let result = export(folder, to: path)
      #expect(kind(result) == .unwritten, "\(result)")
      #expect(
        window.news(after: .export(path: path, replaces: true)).told == [
          "\(path) belongs to what is to be exported."
        ])
      #expect(try Data(contentsOf: URL(filePath: folder.database)) == before)
    }
  }

  @Test(arguments: ["pipe", "folder", "/dev/null", "none/x.json"]) func aTargetThatIsNoFile(what: String)
    throws
  {
    try prepared { folder, other, _ throws in
      let path = what.hasPrefix("/") ? what : other.path + "/" + what
      if what == "pipe" { #expect(mkfifo(path, 0o600) == 0) }
      if what == "folder" { #expect(mkdir(path, 0o700) == 0) }
      let names = other.names
      let result = export(folder, to: path)
      #expect(kind(result) == .unwritten, "\(result)")
      #expect(other.names == names)
    }
  }
}
