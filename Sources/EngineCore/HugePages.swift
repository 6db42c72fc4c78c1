// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
import Glibc

/// Zeroed memory for a large table, on huge pages where there are any: they spare most misses of the address cache.
/// The system gives a page when it is first written to, so what is not used costs nothing.
public struct HugePages: ~Copyable {
  /// Aligned to a cache line at least.
  public let start: UnsafeMutableRawPointer
  /// As many as were asked for, or less by a power of two when the system would not give them and fewer do.
  public let byteCount: Int
  /// What is to be unmapped; nil when the memory came from the heap.
  private let mapping: (base: UnsafeMutableRawPointer, byteCount: Int)?

  /// Bytes of a huge page.
  public static let pageSize = 2 << 20
  /// So much is taken from the heap when the system has nothing else to give.
  private static let least = 64 << 10

  /// - Parameters:
  ///   - byteCount: a power of two.
  ///   - mayBeFewer: false where fewer bytes are of no use: then the heap has to give them.
  ///   - map: asks the system for so many bytes; nil when it refuses.
  public init(
    byteCount wanted: Int, mayBeFewer: Bool = true,
    map: (Int) -> UnsafeMutableRawPointer? = HugePages.map
  ) {
    var byteCount = wanted
    while true {
      // Small tables need no alignment, and no huge page that would be 2 MiB for a few kilobytes.
      let isHuge = byteCount >= Self.pageSize
      let mapped = byteCount + (isHuge ? Self.pageSize : 0)
      if let base = map(mapped) {
        self.byteCount = byteCount
        mapping = (base, mapped)
        guard isHuge else {
          start = base
          return
        }
        let address = (UInt(bitPattern: base) + UInt(Self.pageSize) - 1) & ~UInt(Self.pageSize - 1)
        start = base + Int(address - UInt(bitPattern: base))
        return
      }
      guard mayBeFewer, byteCount > Self.least else { break }
      byteCount /= 2
    }
    self.byteCount = byteCount
    mapping = nil
    start = .allocate(byteCount: byteCount, alignment: 64)
    memset(start, 0, byteCount)
  }

  deinit {
    if let mapping { munmap(mapping.base, mapping.byteCount) } else { start.deallocate() }
  }

  /// Lets the first `used` bytes lie on huge pages. Not before so much is used: a huge page is taken as a whole.
  public func makeHuge(_ used: Int) {
    guard mapping != nil, used >= Self.pageSize else { return }
    madvise(start, min(used, byteCount), MADV_HUGEPAGE)
  }

  /// Zeroes the first `used` bytes, which also takes their memory.
  public func clear(_ used: Int) { memset(start, 0, used) }

  /// Gives the memory from a place on, a multiple of the page size, back; what is read there afterwards is zero.
  public func release(from place: Int = 0) {
    guard mapping != nil, madvise(start + place, byteCount - place, MADV_DONTNEED) == 0 else {
      memset(start + place, 0, byteCount - place)
      return
    }
  }

  /// The system's own answer.
  public static func map(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let base = mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    return base == MAP_FAILED ? nil : base
  }
}

/// Keeps the heap small and in one piece, for a program that stays open all evening. Before the first thread.
public func gatherHeap() { quartet_gather_heap() }

/// Gives what lies free on the heap back to the system.
public func trimHeap() { quartet_trim_heap() }

/// Gives back what was only read: the pages of code of the program and of the Swift library. Those that are used again are there
/// at once, from the system's cache; those that only a start needs, about half, stay away.
public func releaseCode() { quartet_release_code() }
