// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// An array that only grows and is read without checks: for the inner loops of the solver.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// - Parameter capacity: elements to make room for at first, at least 1.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

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
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    wider.update(from: base, count: count)
    base.deallocate()
    base = wider
  }
}
