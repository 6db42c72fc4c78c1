// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// An array that only grows and is read without checks: for the inner loops of the solver.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Where a large one lies; a small one lies on the heap.
  private var pages: HugePages?
  /// Bytes from which on it is large, and what it then takes of the address space, so that it need not move again.
  private static var large: Int { 1 << 20 }
  private static var space: Int { 1 << 28 }

  /// - Parameter capacity: elements to make room for at first, at least 1.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { if pages == nil { base.deallocate() } }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity &+ 1) }
    base[count] = element
    count &+= 1
  }

  /// Makes room for `more` elements after the last, which may then be written through `base`.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count &+ more) }
  }

  /// Takes `more` elements that were written after the last.
  @inline(__always)
  mutating func advance(_ more: Int) { count &+= more }

  mutating func removeAll() { count = 0 }

  private mutating func grow(to needed: Int) {
    capacity = max(needed, 2 * capacity)
    let size = MemoryLayout<Element>.stride
    if size * capacity >= Self.large {
      var space = Self.space
      while space < size * capacity { space *= 2 }
      let pages = HugePages(byteCount: space)
      if pages.byteCount >= size * capacity {
        pages.makeHuge(pages.byteCount)
        capacity = pages.byteCount / size
        move(to: pages.start.bindMemory(to: Element.self, capacity: capacity), in: pages)
        return
      }
    }
    move(to: .allocate(capacity: capacity), in: nil)
  }

  private mutating func move(to place: UnsafeMutablePointer<Element>, in pages: consuming HugePages?) {
    place.update(from: base, count: count)
    if self.pages == nil { base.deallocate() }
    base = place
    self.pages = pages
  }
}
