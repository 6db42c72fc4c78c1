// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A small table that each thread has for itself beside the large one. Late in a game there are too many positions
/// to be met again from afar, but the same moves in another order come up soon: as much as fits the processor's nearer
/// caches finds nearly all of what a large table would, and none of it is waited for.
///
/// An entry is the whole key, the number of the question in `marks` bits, and what is known in `bits` bits, the lowest; a
/// position has one place, and the last entry written there stays; 0 is empty. Of earlier questions nothing is seen, so that
/// with marks forgetting costs nothing most of the times.
public struct NearTable<let bits: Int, let marks: Int>: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let shift: UInt64
  @usableFromInline var question: UInt64 = 0
  private let count: Int

  /// - Parameter size: the binary logarithm of the number of entries.
  public init(size: Int) {
    count = 1 << size
    shift = UInt64(64 - size)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit { words.deallocate() }

  /// Empties it.
  public mutating func clear() {
    question = (question + 1) & (1 << UInt64(marks) - 1)
    if question == 0 { words.update(repeating: 0, count: count) }
  }

  @inlinable @inline(__always)
  func place(of key: UInt64) -> UnsafeMutablePointer<UInt64> {
    words + Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  @inlinable @inline(__always)
  func name(_ key: UInt64) -> UInt64 { key &<< UInt64(truncatingIfNeeded: marks) | question }

  /// The entry of a position, whose lowest bits are what is known of it, or 0.
  @inlinable @inline(__always)
  public func entry(of key: UInt64) -> UInt64 {
    let entry = place(of: key).pointee
    return entry &>> UInt64(truncatingIfNeeded: bits) == name(key) ? entry : 0
  }

  /// - Parameter known: at most `bits` bits, not 0.
  @inlinable @inline(__always)
  public func store(_ key: UInt64, _ known: UInt64) {
    place(of: key).pointee = name(key) &<< UInt64(truncatingIfNeeded: bits) | known
  }
}
