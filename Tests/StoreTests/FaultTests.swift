// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Synchronization
import Testing

@testable import Store

/// Whatever happens to the files: a sentence, and play goes on.
@Suite struct FaultTests {
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
      // An empty file is what SQLite makes first: nothing is lost in it.
      #expect(news.told.isEmpty)
    } else {
      #expect(news.told == ["The history was damaged; it was set aside as quartet.damaged-1.db."])
      #expect(try String(contentsOfFile: folder.path + "/quartet.damaged-1.db", encoding: .utf8) == damaged)
    }
    #expect(store.news(after: .save(Sample.running("4", outcome: Self.diagonal))).history?.count == 1)
  }

  /// Every page in turn is overwritten: the file opens, or it is set aside, and a game can be kept either way.
  @Test func aPageThatIsBrokenAnywhere() throws {
    let original = Folder()
    let store = original.store().store
    store.news(
      after: .putBack(
        RemovedGames(
          finished: (1...300).map { Sample.past("4 4 \($0 % 7 + 1)", at: Timestamp(clamping: $0)) })),
      .save(Sample.running("4")))
    store.close()
    let bytes = try Data(contentsOf: URL(filePath: original.database))
    for page in 0..<(bytes.count / 4096) {
      let folder = Folder()
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      var broken = bytes
      broken.replaceSubrange((page * 4096)..<(page * 4096 + 4096), with: Data(repeating: 0xA5, count: 4096))
      try broken.write(to: URL(filePath: folder.database))
      let (store, news) = folder.store()
      #expect(news.keeps == true, "page \(page)")
      #expect(news.told.count <= 1, "page \(page): \(news.told)")
      if !news.told.isEmpty {
        #expect(try Data(contentsOf: URL(filePath: folder.path + "/quartet.damaged-1.db")) == broken)
      }
      let count = news.history?.count ?? 0
      let after = store.news(after: .save(Sample.running("4 4", outcome: Self.diagonal)))
      #expect(after.history?.count == count + 1, "page \(page)")
      store.close()
    }
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
    #expect(news.told == ["The history was damaged; it was set aside as quartet.damaged-1.db."])
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

  @Test func aReadOnlyFileStillShowsItsHistory() {
    let folder = Folder()
    let first = folder.store().store
    first.news(after: .putBack(RemovedGames(finished: [Sample.past("4", at: 9)])))
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
    let later = store.news(
      after: .save(Sample.running("4")), .remove(id: "x"), .clear(game: nil), .fetch(id: "x"))
    #expect(later.told.count <= 1 && later.fetched == nil)
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
    #expect(try folder.query("SELECT id FROM running") as [String] == [game.record.id])
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

  @Test func twoWindowsShareTheHistory() throws {
    let folder = Folder()
    let (one, _) = folder.store()
    let (two, news) = folder.store()
    #expect(news.told == ["Another window keeps the running games; this one keeps finished ones."])
    #expect(news.keeps == false)
    let mine = Sample.running("4 4 4")
    one.news(after: .save(mine))
    two.news(after: .save(Sample.running("1")))
    #expect(two.news(after: .save(Sample.running("1 2", outcome: Self.diagonal))).history?.count == 1)
    #expect(one.news(after: .list).history?.count == 1)
    two.close()
    one.close()
    #expect(try folder.query("SELECT id FROM running") as [String] == [mine.record.id])
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
