// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Glibc
import Synchronization
import Testing

@testable import Store

/// Whatever happens to the files: a sentence, and play goes on.
struct FaultTests {
  private static let diagonal = Outcome(winner: .first, reason: "diagonal")

  @Test(arguments: ["this is no database, and long enough to be told from one", ""])
  func aDamagedFileIsSetAside(text: String) throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let damaged = text + String(repeating: text, count: 40)
    try damaged.write(toFile: folder.database, atomically: true, encoding: .utf8)
    let (store, news) = folder.store()
    defer { store.close() }
    #expect(news.keeps == true)
    if text.isEmpty {
      #expect(news.told == ["The file of the history was empty; it was set aside as quartet.damaged-1.db."])
    } else {
      #expect(news.told == ["The history was damaged; it was set aside as quartet.damaged-1.db."])
    }
    #expect(try String(contentsOfFile: folder.path + "/quartet.damaged-1.db", encoding: .utf8) == damaged)
    #expect(store.news(after: .save(Sample.running("4", outcome: Self.diagonal))).history?.count == 1)
  }

  @Test func damageThatShowsLaterSetsTheFileAsideAndKeepsTheGame() throws {
    let folder = Folder()
    let isBroken = Mutex(false)
    let (store, _) = folder.store { db in
      db.add(
        function: DatabaseFunction("fails", argumentCount: 0) { _ in
          if isBroken.withLock({ $0 }) { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
          return nil
        })
    }
    defer { store.close() }
    store.news(after: .save(Sample.running("1")))
    isBroken.withLock { $0 = true }
    try folder.execute(
      "CREATE TABLE broken (x); CREATE TRIGGER t AFTER INSERT ON running BEGIN SELECT fails(); END")
    let news = store.news(after: .save(Sample.running("1 2", outcome: Self.diagonal)))
    #expect(
      news.told == [
        "The history was damaged; 1 game was saved from it, and it was set aside as quartet.damaged-1.db."
      ])
    #expect(news.history?.count == 1)
    #expect(folder.names.contains("quartet.damaged-1.db"))
  }

  /// One file is set aside and one is begun anew; when that is of no use, the answer is one sentence, not file after file.
  @Test func damageThatStaysEndsInASentence() {
    let folder = Folder()
    let isBroken = Mutex(false)
    let (store, _) = folder.store { db in
      db.add(transactionObserver: Corruption { isBroken.withLock { $0 } }, extent: .databaseLifetime)
    }
    defer { store.close() }
    store.news(after: .save(Sample.running("1")))
    isBroken.withLock { $0 = true }
    var told: [String] = []
    for number in 2...6 { told += store.news(after: .save(Sample.running("1 \(number)")), .list).told }
    #expect(
      told == [
        "The history was damaged; it was set aside as quartet.damaged-1.db.",
        "The history is damaged and could not be set aside, so games cannot be kept.",
      ])
    #expect(folder.names.filter { $0.hasPrefix("quartet.damaged") && $0.hasSuffix(".db") }.count == 1)
  }

  @Test func aFullDiskIsToldOnceAndTriedAgain() throws {
    let folder = Folder()
    // Enough to open the file, and not enough for a long game.
    let (full, news) = folder.store { try $0.execute(sql: "PRAGMA max_page_count = 40") }
    #expect(news.keeps == true)
    let game = Sample.running(String(repeating: "1 2 ", count: 100_000), outcome: Self.diagonal)
    #expect(full.news(after: .save(game)).told == ["The game could not be saved (the disk is full)."])
    #expect(full.news(after: .save(game)).told.isEmpty, "said once")
    #expect(full.news(after: .save(Sample.running("1 2"))).told.isEmpty)
    full.close()
    let (again, _) = folder.store()
    #expect(again.news(after: .save(game)).history?.count == 1)
    again.close()
  }

  /// The tables do not even fit, and at the next start they do not either.
  @Test func aDiskThatIsFullAtTheFirstStart() throws {
    let folder = Folder()
    for _ in 1...2 {
      let (full, news) = folder.store { try $0.execute(sql: "PRAGMA max_page_count = 3") }
      #expect(news.told == ["Games cannot be kept (the disk is full)."] && news.keeps == false)
      #expect(full.news(after: .save(Sample.running("1")), .list, .fetch(id: "x")).told.isEmpty)
      full.close()
    }
    let (again, news) = folder.store()
    #expect(news.told.isEmpty && news.keeps == true)
    again.close()
  }

  @Test func aReadOnlyFileStillShowsItsHistory() {
    let folder = Folder()
    let first = folder.store().store
    first.news(after: .putBack([Sample.past("4", at: 9)]))
    first.close()
    let (store, news) = folder.store { try $0.execute(sql: "PRAGMA query_only = 1") }
    defer { store.close() }
    #expect(news.history?.count == 1)
    let told = news.told + store.news(after: .save(Sample.running("4"))).told
    #expect(told == ["Games cannot be kept (the folder is read-only)."])
    #expect(news.keeps == false)
  }

  @Test(arguments: ["/proc/quartet", "/dev/null/quartet", "/proc"])
  func aFolderThatCannotBeUsed(path: String) {
    let store = Store(directory: path, clock: Sample.clock, wake: {})
    defer { store.close() }
    let news = store.news(after: .open)
    #expect(news.keeps == false && news.history == [] && news.saved.isEmpty)
    #expect(
      news.told.count == 1 && news.told.first?.hasPrefix("Games cannot be kept (") == true, "\(news.told)")
    let later = store.news(after: .save(Sample.running("4")), .fetch(id: "x"))
    #expect(later.told.count <= 1 && later.fetched == nil)
    // Whoever asks for something is told why it does not happen, every time.
    for _ in 1...2 {
      let asked = store.news(after: .remove(id: "x"), .clear(game: nil)).told
      #expect(
        asked.count == 2 && asked.allSatisfy { $0.hasPrefix("The history cannot be changed (") }, "\(asked)")
    }
  }

  /// A pipe waits for a writer that never comes.
  @Test func aDatabaseThatIsNoFile() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try #require(mkfifo(folder.database, 0o600) == 0)
    let (store, news) = folder.store()
    defer { store.close() }
    #expect(news.told == ["Games cannot be kept (quartet.db is no file)."] && news.keeps == false)
    #expect(store.news(after: .save(Sample.running("4")), .list).told.isEmpty)
    #expect(folder.names == ["quartet.db", "quartet.lock"])
  }

  @Test func aFolderThatIsDeletedIsWrittenAnew() throws {
    let folder = Folder()
    let store = folder.store().store
    let (past, running) = (Sample.past("4", at: 9), Sample.running("1 1"))
    store.news(after: .putBack([past]), .save(running))
    try FileManager.default.removeItem(atPath: folder.path)
    let later = Sample.running("1 1 2", id: running.id)
    let news = store.news(after: .save(later))
    #expect(news.told == ["The history was deleted while it was open; it has been written anew."])
    #expect(news.history == [past.listed()])
    #expect(store.news(after: .save(later), .list).told.isEmpty)
    store.close()
    let (again, opened) = folder.store()
    #expect(opened.saved == [later] && opened.history == [past.listed()] && opened.told.isEmpty)
    again.close()
  }

  @Test func aFolderThatCannotBeMadeAgainIsTold() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    store.news(after: .save(Sample.running("1", outcome: Self.diagonal)))
    try FileManager.default.removeItem(atPath: folder.path)
    try "in the way".write(toFile: folder.path, atomically: true, encoding: .utf8)
    let news = store.news(after: .list)
    #expect(news.told == ["Games cannot be kept (not a directory)."])
    // As soon as there is room for it everything is there again.
    try FileManager.default.removeItem(atPath: folder.path)
    let after = store.news(after: .save(Sample.running("1 1 1", outcome: Self.diagonal)))
    #expect(after.told == ["The history was deleted while it was open; it has been written anew."])
    #expect(after.history?.count == 2)
  }

  /// A file that can only be read is shown from memory, with the tables of this version.
  @Test func anOlderVersionsFileThatCanOnlyBeRead() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.database)
    try Schema.migrator.migrate(old, upTo: "1")
    try old.write { db in
      try db.execute(
        sql: """
          INSERT INTO past VALUES ('connect-four', ?, 'bot', 3, 'you', '', NULL, 0, 5, '4 4 4 4', 9, 4, 0,
            'with four in a row', 77, NULL)
          """, arguments: [GameRecord.newID()])
    }
    try old.close()
    let (store, news) = folder.store { try $0.execute(sql: "PRAGMA query_only = 1") }
    defer { store.close() }
    #expect(news.history?.map(\.outcome) == [Outcome(winner: .first, reason: "row")] && news.keeps == false)
    #expect(news.told == ["Games cannot be kept (the folder is read-only)."])
    let asked = store.news(after: .clear(game: nil))
    #expect(
      asked.told == ["The history cannot be changed (the folder is read-only)."] && asked.history?.count == 1)
  }

  @Test func aFolderThatComesLater() throws {
    let folder = Folder()
    // A file is in the way of the folder.
    try "in the way".write(toFile: folder.path, atomically: true, encoding: .utf8)
    let (store, news) = folder.store()
    #expect(news.keeps == false && news.told.count == 1)
    try FileManager.default.removeItem(atPath: folder.path)
    let game = Sample.running("4", outcome: Self.diagonal)
    #expect(store.news(after: .save(game)).history?.count == 1)
    store.close()
    #expect(try folder.query("SELECT id FROM running") as [String] == [game.id])
  }

  @Test func aNewerVersionsFileIsLeftAlone() throws {
    let folder = Folder()
    let first = folder.store().store
    first.news(after: .save(Sample.running("4 4")))
    first.close()
    try folder.execute("INSERT INTO grdb_migrations VALUES ('99')")
    let (store, news) = folder.store()
    #expect(news.keeps == false && news.saved.isEmpty)
    #expect(news.told == ["The history belongs to a newer version of Quartet; games are not kept this time."])
    #expect(store.news(after: .save(Sample.running("1"))).told.isEmpty)
    store.close()
    #expect(try folder.query("SELECT moves FROM running") as [String] == ["4 4"])
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  /// A page of a mapped file that a full disk cannot give is a signal, and no error: nothing in the folder is mapped.
  @Test func nothingIsMapped() throws {
    let folder = Folder()
    let (store, _) = folder.store()
    defer { store.close() }
    let (other, _) = folder.store()
    defer { other.close() }
    store.news(after: .save(Sample.running("4 4")), .list)
    other.news(after: .list)
    // The kernel gives a page at a time, and Foundation's reader of whole files ends with the first: a handle reads on.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    #expect(maps.contains("/lib") && !maps.contains(folder.path))
    #expect(!folder.names.contains { $0.hasSuffix("-shm") })
  }

  @Test func twoWindowsShareTheHistory() throws {
    let folder = Folder()
    let (one, _) = folder.store()
    let (two, news) = folder.store()
    #expect(
      news.told == ["Another window keeps the running games; those of this one are kept as unfinished."])
    #expect(news.keeps == false)
    let mine = Sample.running("4 4 4")
    one.news(after: .save(mine))
    two.news(after: .save(Sample.running("1")))
    #expect(two.news(after: .save(Sample.running("1 2", outcome: Self.diagonal))).history?.count == 1)
    #expect(one.news(after: .list).history?.count == 1)
    two.close()
    one.close()
    #expect(try folder.query("SELECT id FROM running") as [String] == [mine.id])
  }

  @Test func twoWindowsWriteAtTheSameTime() {
    let folder = Folder()
    let stores = [folder.store().store, folder.store().store]
    for number in 1...100 {
      for store in stores { store.send(.save(Sample.running("\(number)", outcome: Self.diagonal))) }
    }
    var told: [String] = []
    for store in stores {
      store.flush()
      told += News(store.poll()).told
    }
    #expect(told.isEmpty, "\(told)")
    #expect(stores[0].news(after: .list).history?.count == 200)
    for store in stores { store.close() }
  }

  @Test func aBusyFileIsTold() throws {
    let folder = Folder()
    let (store, _) = folder.store { try $0.execute(sql: "PRAGMA busy_timeout = 1") }
    defer { store.close() }
    let other = try DatabaseQueue(path: folder.database)
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      let news = store.news(after: .save(Sample.running("4")))
      #expect(news.told == ["The game could not be saved (another program is using the file)."])
      try db.execute(sql: "COMMIT")
    }
    #expect(store.news(after: .save(Sample.running("4"))).told.isEmpty)
  }
}

/// Makes every transaction that keeps a game end as if the file were damaged.
private final class Corruption: TransactionObserver {
  private let isBroken: () -> Bool
  private var hasWritten = false

  init(_ isBroken: @escaping () -> Bool) { self.isBroken = isBroken }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { eventKind.tableName == "running" }
  func databaseDidChange(with event: DatabaseEvent) { hasWritten = true }
  func databaseWillCommit() throws {
    if hasWritten && isBroken() { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }
  func databaseDidCommit(_ db: Database) { hasWritten = false }
  func databaseDidRollback(_ db: Database) { hasWritten = false }
}
