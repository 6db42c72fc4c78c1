// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Reversi

struct GuessTableTests {
  /// Boards that differ in two ranks only, enough of them that several have the place of the first.
  @Test("A guess is that of its board, wherever another differs", arguments: [0, 16, 32, 48], [false, true])
  func everySquareCounts(firstSquare: Int, isOwn: Bool) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: GuessTable.byteCount, alignment: 64)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: GuessTable.byteCount)
    let table = GuessTable(at: memory)
    func key(_ discs: UInt64) -> BoundTable.Key {
      let two = discs << UInt64(firstSquare)
      return isOwn ? BoundTable.key(two, 0) : BoundTable.key(0, two)
    }
    table.store(key(0x1234), 100)
    #expect(table.find(key(0x1234)) == 100)
    #expect(!(0...0xFFFF).contains { $0 != 0x1234 && table.find(key($0)) != nil })
  }
}
