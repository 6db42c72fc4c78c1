// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// When a search gives up before it knows the answer.
public struct SearchLimits: Sendable {
  public var control: SearchControl?
  /// On the clock of the control.
  private var deadline: Double?
  /// The most nodes of this search; those of the control are for all searches of one question.
  public var nodes: UInt64

  public init(control: SearchControl? = nil, milliseconds: Int? = nil, nodes: UInt64 = .max) {
    self.control = control
    self.nodes = nodes
    deadline = milliseconds.map { Self.now(control) + Double(max(0, $0)) / 1000 }
  }

  /// By the control or the clock; nodes are counted by a `SearchMeter`.
  public var areExceeded: Bool {
    if let control, control.isStopped || control.isExhausted { return true }
    if let deadline { return Self.now(control) >= deadline }
    return false
  }

  private static func now(_ control: SearchControl?) -> Double { control?.now() ?? Clock.wall() }
}
