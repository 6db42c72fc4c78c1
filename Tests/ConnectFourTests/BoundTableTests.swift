// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import ConnectFour

struct BoundTableTests {
  @Test("What is put in is found, also after the table has grown")
  func growth() {
    var table = BoundTable(capacity: 4 << 20)
    var random = SeededRandom(seed: 1)
    let keys = Set((0..<20_000).map { _ in random.next() >> 15 | 1 })
    for key in keys { table.store(key, lower: Int(key % 10) - 10, upper: Int(key % 12), work: 1) }
    // Room for six times as many: an entry is only lost when one bucket of a small table ran over before it grew.
    var found = 0
    for key in keys {
      let entry = table.entry(of: key)
      guard entry != 0 else { continue }
      found += 1
      #expect(BoundTable.lower(entry) == Int(key % 10) - 10)
      #expect(BoundTable.upper(entry) == Int(key % 12))
    }
    #expect(found > keys.count * 9 / 10)
    table.clear()
    #expect(keys.allSatisfy { table.entry(of: $0) == 0 })
  }

  @Test("A full table keeps answering, and never for another position")
  func full() {
    var table = BoundTable(capacity: 16 << 10)
    var random = SeededRandom(seed: 2)
    let keys = (0..<20_000).map { _ in random.next() >> 15 | 1 }
    for key in keys {
      table.store(key, lower: -21, upper: Int(key % 22), work: key & 7)
      #expect(table.entry(of: key) != 0)
    }
    for key in keys where table.entry(of: key) != 0 {
      #expect(BoundTable.upper(table.entry(of: key)) == Int(key % 22))
    }
    #expect((0..<5000).allSatisfy { _ in table.entry(of: random.next() >> 15 & ~1) == 0 })
  }

  @Test("A newer entry of a position takes the place of the older one")
  func update() {
    var table = BoundTable(capacity: 16 << 10)
    table.store(77, lower: -21, upper: 21, work: 7)
    table.store(77, lower: 3, upper: 5, work: 0)
    #expect(BoundTable.lower(table.entry(of: 77)) == 3)
    #expect(BoundTable.upper(table.entry(of: 77)) == 5)
  }
}
