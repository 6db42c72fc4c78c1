// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// When a search gives up before it knows the answer.
public struct SearchLimits: Sendable {
  public var control: SearchControl?
  /// On the monotonic clock, in nanoseconds.
  private var deadline: UInt64?
  /// The most nodes of this search; those of the control are for all searches of one question.
  public var nodes: UInt64

  public init(control: SearchControl? = nil, milliseconds: Int? = nil, nodes: UInt64 = .max) {
    self.control = control
    self.nodes = nodes
    deadline = milliseconds.map { Self.now + UInt64(max(0, $0)) * 1_000_000 }
  }

  /// By the control or the clock; nodes are counted by a `SearchMeter`.
  public var areExceeded: Bool {
    if let control, control.isStopped || control.isExhausted { return true }
    if let deadline { return Self.now >= deadline }
    return false
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
