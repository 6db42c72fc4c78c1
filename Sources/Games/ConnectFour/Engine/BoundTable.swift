// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
import EngineCore
import Synchronization

/// The transposition table: bounds of scores by position, in buckets of 32 bytes.
///
/// It starts small and grows as it fills, up to `capacity`, so that a short search stays in the first cache level,
/// costs no clearing, and a bot that thinks little takes little memory. The bucket is the top of a multiplicative
/// hash, so growing splits each bucket in place.
///
/// An entry is `key << 15 | work << 12 | (upper + 22) << 6 | (lower + 22)`; 0 is empty. The key holds every bit of
/// the position: an answer is never a guess. It is one word, so that several threads may share the memory of a table.
struct BoundTable: ~Copyable {
  static let slots = 4
  private static let firstBits = 8

  private let memory: SharedPages
  private let maximumBits: Int
  private var bits = firstBits
  private var shift = UInt64(64 - firstBits)
  private var freeSlots = 0
  private let entries: UnsafeMutablePointer<Atomic<UInt64>>
  /// False when other threads use the memory, too: then it has its full size from the beginning.
  private let isAlone: Bool

  /// - Parameter capacity: the most bytes it may grow to; rounded down to a power of two, at least 16 KiB.
  init(capacity: Int) { self.init(Self.memory(capacity: capacity), isAlone: true) }

  /// A table in memory that other tables share, which knows what they know.
  init(sharing memory: SharedPages) { self.init(memory, isAlone: false) }

  /// Empty memory for tables of several threads.
  static func memory(capacity: Int) -> SharedPages {
    var size = 32 << firstBits
    while 2 * size <= capacity { size *= 2 }
    return SharedPages(byteCount: size)
  }

  private init(_ memory: SharedPages, isAlone: Bool) {
    self.memory = memory
    self.isAlone = isAlone
    maximumBits = (memory.byteCount / 32).trailingZeroBitCount
    entries = memory.words
    startOver()
  }

  /// Empties the table.
  mutating func clear() {
    memory.clear((1 << bits) * 32)
    startOver()
  }

  /// Empties the table and gives its memory back.
  mutating func release() {
    memory.release()
    startOver()
  }

  private mutating func startOver() {
    bits = isAlone ? min(Self.firstBits, maximumBits) : maximumBits
    shift = UInt64(64 - bits)
    freeSlots = isAlone ? Self.room(bits) : Int.max
    if !isAlone { memory.makeHuge(memory.byteCount) }
  }

  /// How many entries are put in before it grows: half of the slots.
  private static func room(_ bits: Int) -> Int { (slots / 2) << bits }

  @inline(__always) func bucket(of key: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
    entries + Int(truncatingIfNeeded: ((key &* 0x9E37_79B9_7F4A_7C15) &>> shift) &<< 2)
  }

  @inline(__always) func prefetch(_ key: UInt64) { quartet_prefetch(bucket(of: key)) }

  /// The entry of `key`, or 0. Bounds of two slots are never combined, not even when both should have the key: what is
  /// made of two halves was never proven.
  @inline(__always) func entry(of key: UInt64) -> UInt64 {
    let bucket = bucket(of: key)
    let wanted = key &<< 15
    // Within 32 bytes all four are at hand; selecting is quicker than a branch that none could predict.
    var found: UInt64 = 0
    var slot = Self.slots &- 1
    while slot >= 0 {
      let entry = bucket[slot].load(ordering: .relaxed)
      found = (entry ^ wanted) &>> 15 == 0 ? entry : found
      slot &-= 1
    }
    return found
  }

  @inline(__always) static func lower(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & 63) &- 22 }
  @inline(__always) static func upper(_ entry: UInt64) -> Int {
    Int(truncatingIfNeeded: (entry &>> 6) & 63) &- 22
  }

  /// The lowest bits of an entry.
  @inline(__always) static func bounds(_ lower: Int, _ upper: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: upper &+ 22) &<< 6 | UInt64(truncatingIfNeeded: lower &+ 22)
  }

  /// Puts the bounds in, in place of older ones or of the entry that cost the least work (0...7).
  @inline(__always) mutating func store(_ key: UInt64, lower: Int, upper: Int, work: UInt64) {
    let bucket = bucket(of: key)
    var slot = 0
    var victim = 0
    var least = UInt64.max
    repeat {
      let entry = bucket[slot].load(ordering: .relaxed)
      if entry &>> 15 == key {
        victim = slot
        break
      }
      if entry == 0 {
        victim = slot
        freeSlots &-= 1
        break
      }
      let cost = (entry &>> 12) & 7
      if cost < least {
        least = cost
        victim = slot
      }
      slot &+= 1
    } while slot < Self.slots
    bucket[victim].store(key &<< 15 | work &<< 12 | Self.bounds(lower, upper), ordering: .relaxed)
    if freeSlots < 0 { grow() }
  }

  @inline(never) private mutating func grow() {
    guard bits < maximumBits else {
      freeSlots = Int.max
      return
    }
    let step = min(2, maximumBits - bits)
    bits += step
    shift = UInt64(64 - bits)
    memory.makeHuge((1 << bits) * 32)
    // From the top down: a bucket's parts lie at or above its own place. Nobody else is here.
    for old in stride(from: (1 << (bits - step)) - 1, through: 0, by: -1) {
      let source = entries + old * Self.slots
      let values = SIMD4(take(source), take(source + 1), take(source + 2), take(source + 3))
      for index in 0..<Self.slots where values[index] != 0 {
        let target = bucket(of: values[index] &>> 15)
        var slot = 0
        while target[slot].load(ordering: .relaxed) != 0 { slot &+= 1 }
        target[slot].store(values[index], ordering: .relaxed)
      }
    }
    freeSlots = Self.room(bits) - Self.room(bits - step)
  }

  /// Empties a slot. An exchange would lock the bus, which costs more than all the rest of growing.
  private func take(_ slot: UnsafeMutablePointer<Atomic<UInt64>>) -> UInt64 {
    defer { slot.pointee.store(0, ordering: .relaxed) }
    return slot.pointee.load(ordering: .relaxed)
  }
}
