// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CPrefetch
import Synchronization

/// Memory of a table of single words that several threads read and write at once, without locks: every word is whole
/// by itself, so that nobody ever sees half of one.
public final class SharedPages: Sendable {
  private let pages: Mutex<HugePages>
  private let address: UInt
  public let byteCount: Int

  /// - Parameter byteCount: a power of two.
  public init(byteCount: Int) {
    let pages = HugePages(byteCount: byteCount)
    address = UInt(bitPattern: pages.start)
    self.byteCount = pages.byteCount
    self.pages = Mutex(pages)
  }

  /// The words. They live as long as this does.
  public var words: UnsafeMutablePointer<Atomic<UInt64>> { bound(to: Atomic<UInt64>.self) }

  /// The same as something else. Only words may be shared by threads.
  func bound<Entry: ~Copyable>(to type: Entry.Type) -> UnsafeMutablePointer<Entry> {
    quartet_memory(address).bindMemory(to: type, capacity: byteCount / MemoryLayout<Entry>.stride)
  }

  /// As `HugePages` has them; not while another thread searches.
  public func makeHuge(_ used: Int) { pages.withLock { $0.makeHuge(used) } }
  public func clear(_ used: Int) { pages.withLock { $0.clear(used) } }
  public func release(from place: Int = 0) { pages.withLock { $0.release(from: place) } }
}

/// The positions that the threads of one search are at, so that two of them do not do the same work while there is
/// other work (after ABDADA, Weill 1996). A hint and no lock: whoever is told wrong works twice, and no more.
public final class BusyPositions: Sendable {
  private static let count = 4096
  private let pages = SharedPages(byteCount: count * 8)

  public init() {}

  /// - Parameter name: a number of the position, not 0.
  public func contains(_ name: UInt64) -> Bool { word(of: name).pointee.load(ordering: .relaxed) == name }

  public func enter(_ name: UInt64) { word(of: name).pointee.store(name, ordering: .relaxed) }

  /// Leaves the place alone when another position has taken it since.
  public func leave(_ name: UInt64) {
    if contains(name) { word(of: name).pointee.store(0, ordering: .relaxed) }
  }

  private func word(of name: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
    pages.words + Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }
}
