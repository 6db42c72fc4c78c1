// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Bounds of positions with few empty cells, near at hand; see `NearMemory`.
///
/// An entry is `key << 15 | question << 12 | (upper + 22) << 6 | (lower + 22)`; 0 is empty. Of earlier questions nothing is
/// seen, so that forgetting costs nothing seven times out of eight.
struct NearTable: ~Copyable {
  /// With more empty cells a position is worth a place in the large table.
  @inline(__always) static var mostLeft: Int { 14 }
  /// 2^15 words; fewer find less, and more no longer stay beside what else a search reads.
  private let memory = NearMemory(bits: 15)
  private var question: UInt64 = 0

  mutating func clear() {
    question = (question + 1) & 7
    if question == 0 { memory.clear() }
  }

  /// The entry of `key`, or 0. Its bounds are where `BoundTable` has them.
  @inline(__always) func entry(of key: UInt64) -> UInt64 {
    let entry = memory.word(of: key).pointee
    return entry &>> 12 == key &<< 3 | question ? entry : 0
  }

  @inline(__always) func store(_ key: UInt64, lower: Int, upper: Int) {
    memory.word(of: key).pointee =
      (key &<< 3 | question) &<< 12 | UInt64(truncatingIfNeeded: upper &+ 22) &<< 6
      | UInt64(truncatingIfNeeded: lower &+ 22)
  }
}
