// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
import EngineCore
import Synchronization

/// The transposition table of the Quarto search: bounds of values by canonical position, in buckets of four.
///
/// An entry is `key << 4 | (upper + 1) << 2 | (lower + 1)`; 0 is empty. The key of 60 bits holds the whole position up
/// to symmetry: the planes of the filled cells pushed together, and the number of the occupancy above them.
///
/// An entry is one word, so that several threads may share the memory of a table: each bound is proven by itself.
package struct ValueTable: ~Copyable {
  private var memory: BucketMemory<Atomic<UInt64>>
  let numberShift: UInt64

  /// - Parameters:
  ///   - pages: what `pages(capacity:)` made.
  ///   - numberShift: where the number of the occupancy begins in the key.
  init(_ pages: SharedPages, numberShift: UInt64) {
    memory = BucketMemory(pages)
    self.numberShift = numberShift
  }

  package static func pages(capacity: Int) -> SharedPages {
    BucketMemory<Atomic<UInt64>>.pages(capacity: capacity)
  }

  func clear() { memory.clear() }

  /// Empties the table and uses at most so many bytes of it from now on. The memory is given back until it is used.
  mutating func clear(using bytes: Int) {
    memory.release()
    memory.use(bytes)
  }

  @inline(__always)
  private func bucket(_ key: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
    var k = key
    k ^= k &>> 31
    k = k &* 0x9E37_79B9_7F4A_7C15
    k ^= k &>> 29
    k = k &* 0xBF58_476D_1CE4_E5B9
    k ^= k &>> 32
    return memory.bucket(k)
  }

  @inline(__always)
  func prefetch(_ key: UInt64) { quartet_prefetch(bucket(key)) }

  /// The entry of `key`, or 0.
  @inline(__always)
  func entry(_ key: UInt64) -> UInt64 {
    let slots = bucket(key)
    for slot in 0..<4 {
      let entry = slots[slot].load(ordering: .relaxed)
      if entry &>> 4 == key && entry != 0 { return entry }
    }
    return 0
  }

  @inline(__always) static func lower(_ entry: UInt64) -> Int { Int(entry & 3) &- 1 }
  @inline(__always) static func upper(_ entry: UInt64) -> Int { Int(entry &>> 2 & 3) &- 1 }
  /// The lowest bits of an entry.
  @inline(__always) static func bounds(_ lower: Int, _ upper: Int) -> UInt64 {
    UInt64(upper &+ 1) &<< 2 | UInt64(lower &+ 1)
  }

  /// Keeps what is known of `key`; gives way first what has the most pieces and so is soonest found again.
  @inline(__always)
  func store(
    _ key: UInt64, count: Int, lower: Int, upper: Int, _ countOfNumber: UnsafeMutablePointer<UInt8>
  ) {
    let slots = bucket(key)
    let entry = key &<< 4 | Self.bounds(lower, upper)
    var victim = -1
    for slot in 0..<4 {
      let old = slots[slot].load(ordering: .relaxed)
      if old == 0 || old &>> 4 == key {
        victim = slot
        break
      }
    }
    if victim < 0 {
      var most = -1
      for slot in 0..<4 {
        let pieces = Int(countOfNumber[Int(slots[slot].load(ordering: .relaxed) &>> (numberShift &+ 4))])
        if pieces > most { (most, victim) = (pieces, slot) }
      }
      if most < count {
        victim = Int((key ^ key &>> 17) & 3)
      }
    }
    slots[victim].store(entry, ordering: .relaxed)
  }
}
