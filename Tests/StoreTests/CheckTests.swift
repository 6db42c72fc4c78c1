// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore
import Synchronization
import Testing

@testable import Store

/// When the file is looked through for damage: after whatever the program has not done itself, and once a week.
struct CheckTests {
  private func checks(_ folder: Folder, onDay day: Int, _ body: (Store) -> Void = { _ in }) -> Int {
    let clock = LocalClock(now: { 1_700_000_000 + 86_400 * day })
    let counter = Counter()
    let watch: @Sendable (Database) throws -> Void = { db in
      db.trace { event in if "\(event)".contains("integrity_check") { counter.add() } }
    }
    let store = Store(directory: folder.path, clock: clock, wake: {}, configure: watch)
    store.news(after: .open)
    body(store)
    store.close()
    return counter.value
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  @Test func onceAWeekAndAfterOthers() throws {
    let folder = Folder()
    _ = checks(folder, onDay: 0) { $0.news(after: .save(Sample.running("4 4"))) }
    let first = checks(folder, onDay: 1) { $0.news(after: .save(Sample.running("4 4 5"))) }
    let later = (2...6).map { checks(folder, onDay: first == 0 ? $0 : 1 + $0) }
    let count: Int = later.reduce(0, +)
    #expect(count == 0, "not every day")
    #expect(checks(folder, onDay: 20) == 1)
    #expect(checks(folder, onDay: 21) == 0)
    try folder.execute("UPDATE running SET seconds = 7")
    #expect(checks(folder, onDay: 21) == 1, "somebody else has been here")
    #expect(checks(folder, onDay: 22) == 0)
  }
}
