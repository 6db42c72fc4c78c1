// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the evaluation said of boards lately: of the boards that a search asks about, nearly a third were among the last few thousand.
/// Small, so that it stays in the second-level cache.
struct GuessTable: ~Copyable {
  /// A place for each of as many boards: 48 bits of the hash that gives the place, of which all squares are part, and the guess.
  /// Zero is nothing.
  private let words: UnsafeMutablePointer<UInt64>

  private static let bits = 14
  /// Added to guesses, so that none is zero.
  private static let offset = 1 << 14

  static let byteCount = 8 << bits

  /// - Parameter memory: `byteCount` bytes that live as long as this, all zero.
  init(at memory: UnsafeMutableRawPointer) {
    words = memory.bindMemory(to: UInt64.self, capacity: 1 << Self.bits)
  }

  @inline(__always)
  private func place(_ key: BoundTable.Key) -> UnsafeMutablePointer<UInt64> {
    words + Int(truncatingIfNeeded: key.place &>> UInt64(truncatingIfNeeded: 64 &- Self.bits))
  }

  /// The lowest bits of the hash; its highest are the place.
  @inline(__always)
  private static func tag(_ key: BoundTable.Key) -> UInt64 { key.place &<< 16 }

  @inline(__always)
  func find(_ key: BoundTable.Key) -> Int? {
    let word = place(key).pointee
    return (word ^ Self.tag(key)) &>> 16 == 0 && word & 0xFFFF != 0 ? Int(word & 0xFFFF) &- Self.offset : nil
  }

  @inline(__always)
  func store(_ key: BoundTable.Key, _ guess: Int) {
    place(key).pointee = Self.tag(key) | UInt64(truncatingIfNeeded: guess &+ Self.offset)
  }
}
