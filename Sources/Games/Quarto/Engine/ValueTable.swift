// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CPrefetch
import Glibc

/// The transposition table of the Quarto search: bounds of values by canonical position, in buckets of four.
///
/// An entry is `key << 4 | (upper + 1) << 2 | (lower + 1)`; 0 is empty. The key of 60 bits holds the whole position up
/// to symmetry: the planes of the filled cells pushed together, and the number of the occupancy above them.
struct ValueTable: ~Copyable {
  private let entries: UnsafeMutablePointer<UInt64>
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  private let mask: UInt64
  /// Where the number of the occupancy begins in the key.
  let numberShift: UInt64
  private static let hugePage = 2 << 20

  /// - Parameter capacity: bytes, rounded down to a power of two, at least 64 KiB.
  init(capacity: Int, numberShift: UInt64) {
    var count = 8192
    while count * 16 <= capacity { count *= 2 }
    byteCount = count * 8
    mask = UInt64(count - 1) & ~3
    self.numberShift = numberShift
    base = mmap(
      nil, byteCount + Self.hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
      0)
    let aligned = (UInt(bitPattern: base) + UInt(Self.hugePage) - 1) & ~UInt(Self.hugePage - 1)
    let start = base + Int(aligned - UInt(bitPattern: base))
    if byteCount >= Self.hugePage { madvise(start, byteCount, MADV_HUGEPAGE) }
    entries = start.bindMemory(to: UInt64.self, capacity: count)
  }

  deinit { munmap(base, byteCount + Self.hugePage) }

  func clear() { memset(entries, 0, byteCount) }

  @inline(__always)
  private func bucket(_ key: UInt64) -> UnsafeMutablePointer<UInt64> {
    var k = key
    k ^= k &>> 31
    k = k &* 0x9E37_79B9_7F4A_7C15
    k ^= k &>> 29
    k = k &* 0xBF58_476D_1CE4_E5B9
    k ^= k &>> 32
    return entries + Int(k & mask)
  }

  @inline(__always)
  func prefetch(_ key: UInt64) { quartet_prefetch(bucket(key)) }

  /// The entry of `key`, or 0.
  @inline(__always)
  func entry(_ key: UInt64) -> UInt64 {
    let slots = bucket(key)
    for slot in 0..<4 where slots[slot] &>> 4 == key && slots[slot] != 0 { return slots[slot] }
    return 0
  }

  @inline(__always) static func lower(_ entry: UInt64) -> Int { Int(entry & 3) &- 1 }
  @inline(__always) static func upper(_ entry: UInt64) -> Int { Int(entry &>> 2 & 3) &- 1 }

  /// Keeps what is known of `key`; gives way first what has the most pieces and so is soonest found again.
  @inline(__always)
  func store(
    _ key: UInt64, count: Int, lower: Int, upper: Int, _ countOfNumber: UnsafeMutablePointer<UInt8>
  ) {
    let slots = bucket(key)
    let entry = key &<< 4 | UInt64(upper &+ 1) &<< 2 | UInt64(lower &+ 1)
    var victim = -1
    for slot in 0..<4 where slots[slot] == 0 || slots[slot] &>> 4 == key {
      victim = slot
      break
    }
    if victim < 0 {
      var most = -1
      for slot in 0..<4 {
        let pieces = Int(countOfNumber[Int(slots[slot] &>> (numberShift &+ 4))])
        if pieces > most { (most, victim) = (pieces, slot) }
      }
      if most < count {
        if count >= 11 { return }
        victim = Int((key ^ key &>> 17) & 3)
      }
    }
    slots[victim] = entry
  }
}
