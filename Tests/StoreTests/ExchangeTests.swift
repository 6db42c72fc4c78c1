// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Glibc
import Testing

@testable import Store

/// What somebody does who wants last week's games back: `mv` or `cp` over the database, whatever lies beside it.
struct ExchangeTests {
  private static let exchanged =
    "Another file was put in the place of the history; games are kept in that one now."
  private static let games = (1...60).map { Sample.past("4 4 \($0 % 7 + 1)", at: Timestamp(clamping: $0)) }

  /// A backup with sixty games and one that runs.
  private func backup() -> Folder {
    let folder = Folder()
    let store = folder.store().store
    for game in Self.games { store.news(after: .putBack([game])) }
    store.news(after: .save(Sample.running("7 7")))
    store.close()
    return folder
  }

  /// A database as an earlier version has left it that was killed: games lie in the log.
  private func killed(_ games: [GameRecord]) throws -> Folder {
    let (folder, work) = (Folder(), Folder())
    for folder in [folder, work] {
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    }
    var configuration = Configuration()
    configuration.journalMode = .wal
    let queue = try DatabaseQueue(path: work.database, configuration: configuration)
    try Schema.migrator.migrate(queue)
    _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try queue.write { db in for game in games { try GameTables.enter(game, replaces: false, db) } }
    for name in work.names {
      try FileManager.default.copyItem(atPath: work.path + "/" + name, toPath: folder.path + "/" + name)
    }
    try #require(folder.names == ["quartet.db", "quartet.db-wal", "quartet.db-shm"])
    try queue.close()
    return folder
  }

  /// Where nothing is to be replaced, a game of the same id stays as it is.
  @Test(arguments: [false, true]) func aGameThatIsThereStays(replaces: Bool) throws {
    let queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue)
    let (old, new) = (Sample.past("4 4", at: 1, id: "same"), Sample.past("4 4 3", at: 2, id: "same"))
    try queue.write { db in
      try GameTables.enter(old, replaces: false, db)
      let before = try String.fetchAll(db, sql: "SELECT moves FROM past")
      try GameTables.enter(new, replaces: replaces, db)
      let after = try String.fetchAll(db, sql: "SELECT moves FROM past")
      #expect(before.count == 1 && after.count == 1 && (before == after) == !replaces)
    }
  }

  private func put(_ file: String, overThatOf folder: Folder, byMoving: Bool) throws {
    guard !byMoving else { return try #require(rename(file, folder.database) == 0) }
    // As cp does it: the file stays the same one.
    let bytes = try Data(contentsOf: URL(filePath: file))
    let target = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try target.truncate(atOffset: 0)
    try target.write(contentsOf: bytes)
    try target.close()
  }

  private func check(_ folder: Folder, isWhole ids: [String]) throws {
    #expect(try folder.query("PRAGMA integrity_check") as [String] == ["ok"])
    #expect(try Set(folder.query("SELECT id FROM past") as [String]).isSuperset(of: ids))
  }

  @Test(arguments: [true, false]) func aBackupInThePlaceOfTheOpenFileIsUsedWhole(byMoving: Bool) throws {
    let (old, folder) = (backup(), Folder())
    let store = folder.store().store
    let (running, quarto) = (Sample.running("1 1"), Sample.record("quarto", moves: "x y"))
    store.news(after: .putBack([Sample.past("1 2", at: 5)]), .save(quarto), .save(running))
    try put(old.database, overThatOf: folder, byMoving: byMoving)
    let later = Sample.running("1 1 1", id: running.id)
    let news = store.news(after: .save(later))
    #expect(news.told == [Self.exchanged])
    #expect(news.history?.map(\.id) == Self.games.reversed().map(\.id))
    #expect(news.unfinished?.map(\.moves) == [["7", "7"]])
    // What runs here is in it, too, that of another table among it.
    #expect(store.news(after: .save(later), .list).told.isEmpty)
    store.close()
    try check(folder, isWhole: Self.games.map(\.id))
    let (again, opened) = folder.store()
    #expect(opened.saved == [later, quarto] && opened.told.isEmpty)
    again.close()
  }

  /// An earlier state of the very same database.
  @Test(arguments: [true, false]) func aCopyOfTheSameDatabaseIsUsed(byMoving: Bool) throws {
    let folder = Folder()
    let store = folder.store().store
    let running = Sample.running("1")
    store.news(after: .putBack(Self.games), .save(running))
    let copy = folder.path + "/backup.db"
    try FileManager.default.copyItem(atPath: folder.database, toPath: copy)
    store.news(after: .clear(game: nil), .save(Sample.running("1 2", id: running.id)))
    try put(copy, overThatOf: folder, byMoving: byMoving)
    let news = store.news(after: .list)
    #expect(news.told == [Self.exchanged] && news.history?.count == 60)
    store.close()
    try check(folder, isWhole: Self.games.map(\.id))
    #expect(try folder.query("SELECT moves FROM running") as [String] == ["1 2"])
  }

  /// Nothing lies beside the file that belongs to it, so a copy of it alone is a backup at any time.
  @Test func theFileAloneIsEverything() throws {
    let (folder, other) = (Folder(), Folder())
    let store = folder.store().store
    defer { store.close() }
    let running = Sample.running("4 4")
    store.news(after: .putBack(Self.games), .save(running))
    #expect(folder.names == ["quartet.db", "quartet.lock"])
    try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder.database, toPath: other.database)
    let (copy, news) = other.store()
    #expect(news.history?.count == 60 && news.saved == [running])
    copy.close()
  }

  /// It is still being written while moves are made.
  @Test func aFileThatIsWrittenSlowlyIsWaitedFor() throws {
    let (old, folder) = (backup(), Folder())
    let store = folder.store().store
    let running = Sample.running("1 1")
    store.news(after: .save(running))
    let bytes = try Data(contentsOf: URL(filePath: old.database))
    let target = try FileHandle(forWritingTo: URL(filePath: folder.database))
    let writer = Thread {
      try? target.truncate(atOffset: 0)
      for start in stride(from: 0, to: bytes.count, by: 4096) {
        usleep(2000)
        try? target.write(contentsOf: bytes[start..<min(start + 4096, bytes.count)])
      }
      try? target.close()
    }
    writer.start()
    while !writer.isFinished { store.news(after: .list) }
    store.news(after: .save(Sample.running("1 1 1", id: running.id)))
    store.close()
    #expect(!folder.names.contains { $0.contains("damaged") }, "\(folder.names)")
    try check(folder, isWhole: Self.games.map(\.id))
    #expect(try folder.query("SELECT moves FROM running") as [String] == ["1 1 1"])
  }

  @Test func whatAnotherWindowWritesIsNoOtherFile() throws {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    let game = Sample.running("4")
    one.news(after: .save(game))
    for number in 1...7 {
      #expect(two.news(after: .save(Sample.running("\(number)", id: "b")), .putBack(Self.games)).told.isEmpty)
      #expect(one.news(after: .list, .save(Sample.running("4 \(number)", id: game.id))).told.isEmpty)
    }
    two.close()
    one.close()
    // A window in which nothing was played knows of no game by which it could tell.
    let (three, four) = (folder.store().store, folder.store().store)
    three.news(after: .save(Sample.running("4 4")))
    let news = four.news(after: .list)
    #expect(news.told.isEmpty && news.history?.count == 60)
    four.close()
    three.close()
  }

  // MARK: - What lies beside it

  @Test func theLogOfAnOlderVersionIsTakenIn() throws {
    let folder = try killed(Self.games)
    let (store, news) = folder.store()
    #expect(news.told.isEmpty && news.history?.count == 60)
    store.close()
    #expect(folder.names == ["quartet.db", "quartet.lock"])
    try check(folder, isWhole: Self.games.map(\.id))
  }

  @Test func theCommandLineSeesTheLogOfAnOlderVersion() throws {
    let folder = try killed(Self.games)
    #expect(try Store.export(folder.path, to: folder.path + "/out.json", rules: RuleCheck()).finished == 60)
  }

  /// The program was killed, somebody moves a backup to its place, and then it is started.
  @Test func aLogThatIsOfAnotherFileIsSetAside() throws {
    let (old, folder) = (backup(), try killed([Sample.past("1 1", at: 1)]))
    try put(old.database, overThatOf: folder, byMoving: true)
    let (store, news) = folder.store()
    #expect(news.history?.count == 60 && news.told.isEmpty)
    store.close()
    try check(folder, isWhole: Self.games.map(\.id))
    #expect(folder.names == ["quartet.db", "quartet.lock", "quartet.db-wal.aside"])
  }

  /// A database and its journal in the midst of a transaction.
  private func interrupted() throws -> Folder {
    let (folder, work) = (Folder(), backup())
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: work.database)
    try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE past SET seconds = 9")
      for name in ["quartet.db", "quartet.db-journal"] {
        try FileManager.default.copyItem(atPath: work.path + "/" + name, toPath: folder.path + "/" + name)
      }
      try db.execute(sql: "ROLLBACK")
    }
    return folder
  }

  @Test func aMoveInWhoseMidstItWasKilledIsTakenBack() throws {
    for command in [false, true] {
      let folder = try interrupted()
      if command {
        #expect(
          try Store.export(folder.path, to: folder.path + "/out.json", rules: RuleCheck()).finished == 60)
      }
      let (store, news) = folder.store()
      #expect(news.history?.count == 60 && news.told.isEmpty)
      store.close()
      #expect(try folder.query("SELECT DISTINCT seconds FROM past") as [Double] == [61.5])
      #expect(folder.names.subtracting(["out.json"]) == ["quartet.db", "quartet.lock"])
    }
  }

  @Test func aJournalThatIsOfAnotherFileIsSetAside() throws {
    let (other, folder) = (Folder(), try interrupted())
    let store = other.store().store
    let more = (1...200).map { Sample.past("1 \($0)", at: 7) }
    store.news(after: .putBack(Self.games + more))
    store.close()
    try put(other.database, overThatOf: folder, byMoving: true)
    let (again, news) = folder.store()
    #expect(news.history?.count == 260 && news.told.isEmpty)
    again.close()
    try check(folder, isWhole: Self.games.map(\.id))
  }
}
