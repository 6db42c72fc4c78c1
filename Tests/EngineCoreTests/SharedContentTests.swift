// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

struct SharedContentTests {
  /// Whoever reads the same file while another has it gets what that one has; another file is read for itself.
  @Test func theSameFileIsMadeOnce() {
    let shared = SharedContent<[UInt8]>()
    var count = 0
    func hold(_ bytes: [UInt8]) -> SharedContent<[UInt8]>.Hold? {
      shared.content(of: bytes) {
        count += 1
        return $0
      }
    }
    let (first, second) = (hold([1, 2]), hold([1, 2]))
    #expect(first === second && count == 1)
    #expect(hold([1, 2, 0])?.content == [1, 2, 0] && count == 2)
    #expect(first?.content == [1, 2])
  }

  /// It is gone with the last who had it, and made anew for the next one.
  @Test func nobodyHoldsItLonger() {
    let shared = SharedContent<[Int]>()
    weak var seen: SharedContent<[Int]>.Hold?
    do {
      let hold = shared.content(of: [7]) { _ in [1] }
      seen = hold
      #expect(seen != nil && hold?.content == [1])
    }
    #expect(seen == nil)
    #expect(shared.content(of: [7]) { _ in [2] }?.content == [2])
  }

  /// What is no whole file is not kept, and takes nothing away from who has one.
  @Test func aDamagedFileIsAskedAgain() {
    let shared = SharedContent<Int>()
    let whole = shared.content(of: [1]) { _ in 1 }
    #expect(shared.content(of: [2]) { _ in nil } == nil)
    #expect(shared.content(of: [2]) { _ in 2 }?.content == 2)
    #expect(whole?.content == 1)
  }
}
