// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GameCore
import Synchronization
import Testing

@testable import Store

/// What was played lies in a copy beside the database, and comes back when the database is lost.
struct SafetyCopyTests {
  /// Days are counted from the first of January 1970.
  private final class Days: Sendable {
    let day = Mutex(0)
    var clock: LocalClock { LocalClock(now: { [self] in day.withLock { 20_000 + $0 } * 86_400 + 50_000 }) }
    func set(_ number: Int) { day.withLock { $0 = number } }
  }

  private let days = Days()
  private let folder = Folder()

  private func open() -> (store: Store, news: News) {
    let store = Store(directory: folder.path, clock: days.clock, wake: {})
    return (store, store.news(after: .open))
  }

  /// A window is open on each of these days, and in it a game ends.
  private func play(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { number in
      days.set(number)
      let store = open().store
      let game = Sample.running("1 \(number % 7 + 1)", outcome: Outcome(winner: nil, reason: ""))
      store.news(after: .save(game))
      store.close()
      return game.id
    }
  }

  private func name(_ number: Int) -> String { "quartet.copy-\(Day(number: 20_000 + number)).db" }

  @Test func threeDaysAreKept() throws {
    _ = play(1...5)
    #expect(folder.copies == [name(3), name(4), name(5)])
  }

  @Test func nothingIsCopiedWhereNothingWasPlayed() throws {
    _ = play(1...1)
    let before = try Data(contentsOf: URL(filePath: folder.path + "/" + name(1)))
    days.set(4)
    let store = open().store
    store.news(after: .list, .reviewed)
    store.close()
    #expect(folder.copies == [name(1)])
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/" + name(1))) == before)
  }

  /// A window that is open for days, and is killed at last: the first move of a day copies what the days before have left.
  @Test func aWindowThatStaysOpenCopiesAtTheFirstMoveOfADay() throws {
    let store = open().store
    for number in 1...3 {
      days.set(number)
      store.news(after: .save(Sample.running("1", outcome: Outcome(winner: nil, reason: ""))))
      #expect(folder.copies == (1..<number).map(name))
    }
    store.close()
  }

  @Test(arguments: ["damaged", "emptied", "deleted", "replaced"]) func whatIsLostComesBack(how: String) throws
  {
    let ids = play(1...3)
    let path = folder.database
    switch how {
    case "damaged": try Data(repeating: 7, count: 9000).write(to: URL(filePath: path))
    case "emptied": try Data().write(to: URL(filePath: path))
    case "deleted": try FileManager.default.removeItem(atPath: path)
    default: break
    }
    days.set(4)
    var (store, news) = open()
    if how == "replaced" {
      let other = Folder()
      other.store().store.close()
      #expect(rename(other.database, path) == 0)
      news = store.news(after: .list)
    }
    #expect(news.offered == Day(number: 20_003) && news.history == [])
    let back = store.news(after: .bringBack)
    #expect(Set((back.history ?? []).map(\.id)) == Set(ids) && back.merged?.games.count == 3)
    #expect(Set(store.news(after: .takeOut(try #require(back.merged))).history ?? []) == [])
    store.news(after: .bringBack)
    store.close()
    // The copies stay as they were: none is made of a poor file.
    #expect(folder.copies == (1...3).map(name))
    (store, news) = open()
    #expect(news.offered == nil && news.history?.count == 3)
    store.close()
  }

  /// What was played since the last copy is not lost either when another file is moved to the place.
  @Test func theFileThatIsLeftIsCopied() throws {
    _ = play(1...1)
    days.set(2)
    let store = open().store
    let last = Sample.running("1 2 3", outcome: Outcome(winner: nil, reason: ""))
    store.news(after: .save(last))
    let other = Folder()
    other.store().store.close()
    #expect(rename(other.database, folder.database) == 0)
    #expect(store.news(after: .list).offered == Day(number: 20_002))
    #expect(store.news(after: .bringBack).history?.contains { $0.id == last.id } == true)
    store.close()
  }

  @Test func whatIsAllThereIsNotOffered() throws {
    _ = play(1...2)
    let copy = folder.path + "/backup.db"
    try FileManager.default.copyItem(atPath: folder.database, toPath: copy)
    days.set(3)
    let store = open().store
    #expect(rename(copy, folder.database) == 0)
    let news = store.news(after: .list)
    #expect(news.told.count == 1 && news.offered == nil && news.history?.count == 2)
    store.close()
  }

  // MARK: - Looking for damage

  /// Damage that no statement meets is found after anything has touched the file, and once a week.
  @Test func theFileIsLookedThroughWhenItIsNotAsItWasLeft() throws {
    _ = play(1...1)
    func damage(keepingTime: Bool) throws {
      let url = URL(filePath: folder.database)
      let time = try FileManager.default.attributesOfItem(atPath: folder.database)[.modificationDate]
      var bytes = try Data(contentsOf: url)
      // The number of free pages says something else.
      bytes[39] = 99
      let file = try FileHandle(forWritingTo: url)
      try file.write(contentsOf: bytes)
      try file.close()
      if keepingTime, let time {
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder.database)
      }
    }
    days.set(2)
    try damage(keepingTime: false)
    let (store, news) = open()
    #expect(news.told.count == 1 && news.history?.count == 1)
    store.close()
  }
}
