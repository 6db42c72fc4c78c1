// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
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
