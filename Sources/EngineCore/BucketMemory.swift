// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory

/// The memory of a transposition table, in buckets of four entries that lie in one cache line. All bits of an entry that
/// was never written are zero.
///
/// It has room for the hardest question, and uses as much of that as the question at hand needs.
public struct BucketMemory<Entry: ~Copyable>: ~Copyable {
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  /// The first entry of a bucket lies at a hash of the position, as far as this has ones.
  @usableFromInline var mask: UInt64
  private let pages: SharedPages
  private var used: Int

  /// - Parameter capacity: bytes, rounded down to a power of two, at least 64 KiB. Memory is taken as it is used.
  public init(capacity: Int) { self.init(Self.pages(capacity: capacity)) }

  /// - Parameter pages: may be shared by the tables of several threads, if entries are atomic words.
  public init(_ pages: SharedPages) {
    self.pages = pages
    used = pages.byteCount
    mask = Self.mask(used)
    entries = pages.bound(to: Entry.self)
  }

  /// Memory for a table, or for several that are to know the same.
  public static func pages(capacity: Int) -> SharedPages {
    let pages = SharedPages(byteCount: size(atMost: capacity))
    pages.makeHuge(pages.byteCount)
    return pages
  }

  private static func size(atMost bytes: Int) -> Int {
    var size = 64 << 10
    while size * 2 <= bytes { size *= 2 }
    return size
  }

  private static func mask(_ used: Int) -> UInt64 { UInt64(used / MemoryLayout<Entry>.stride - 1) & ~3 }

  @inlinable @inline(__always)
  public func bucket(_ hash: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: hash & mask)
  }

  @inlinable @inline(__always)
  public func prefetch(_ hash: UInt64) { quartet_prefetch(bucket(hash)) }

  /// Empties it, which also takes its memory.
  public func clear() { pages.clear(used) }

  /// Empties it and gives its memory back until it is used.
  public func release() { pages.release() }

  /// Uses at most so many bytes from now on. What is kept outside of them, or would be looked for elsewhere, is lost.
  public mutating func use(_ bytes: Int) {
    let wanted = min(pages.byteCount, Self.size(atMost: bytes))
    if wanted < used { pages.release(from: wanted) }
    used = wanted
    mask = Self.mask(used)
  }
}
