// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

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

  /// Goes through the moves of a node beside other threads: a move that another one is at waits until nothing else is left,
  /// and then has mostly been found out. The first never waits, because it is likely to be the one that matters.
  /// - Parameters:
  ///   - count: of the moves, the best first; at most 64.
  ///   - name: of the position after a move, not 0.
  ///   - search: searches a move, while the others hear of it, and is told whether it has waited; true when nothing is left
  ///     to do.
  public func share(_ count: Int, name: (Int) -> UInt64, search: (Int, Bool) -> Bool) {
    func take(_ index: Int, hasWaited: Bool) -> Bool {
      let name = name(index)
      enter(name)
      defer { leave(name) }
      return search(index, hasWaited)
    }
    var waiting: UInt64 = 0
    for index in 0..<count {
      if index > 0, contains(name(index)) {
        waiting |= 1 << UInt64(index)
      } else if take(index, hasWaited: false) {
        return
      }
    }
    while waiting != 0 {
      let index = waiting.trailingZeroBitCount
      waiting &= waiting - 1
      if take(index, hasWaited: true) { return }
    }
  }
}
