// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Memory of a small table that each thread has for itself beside the large one. Late in a game there are too many positions
/// to be met again from afar, but the same moves in another order come up soon: as much as fits the processor's nearer
/// caches finds nearly all of what a large table would, and none of it is waited for.
///
/// A word has one place, and the last one written stays. What was never written is zero.
public struct NearMemory: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let shift: UInt64
  private let count: Int

  /// - Parameter bits: of the number of words.
  public init(bits: Int) {
    count = 1 << bits
    shift = UInt64(64 - bits)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit { words.deallocate() }

  /// Empties it.
  public func clear() { words.update(repeating: 0, count: count) }

  /// The place of a position.
  @inlinable @inline(__always)
  public func word(of key: UInt64) -> UnsafeMutablePointer<UInt64> {
    words + Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}
