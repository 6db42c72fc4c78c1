// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Counts the nodes of a search and looks at its limits every few thousand of them. The one way in which every search
/// of every game is stopped.
///
/// A look is due when the count has passed a mark, not when it hits one: steps of several nodes skip none.
public struct SearchMeter: Sendable {
  /// Nodes between two looks: less than a millisecond of work.
  public static let interval: UInt64 = 2048

  /// All nodes ever counted.
  @inlinable public var nodes: UInt64 { counted }
  /// Set when the limits were exceeded; the value of the search then means nothing.
  @inlinable public var isOver: Bool { ended }
  @usableFromInline var counted: UInt64 = 0
  @usableFromInline var ended = false
  @usableFromInline var nextLook: UInt64 = 0
  private var limits = SearchLimits()
  private var nodeLimit = UInt64.max
  /// Nodes that the control knows of.
  private var told: UInt64 = 0

  public init() {}

  /// Begins a search with these limits, which are looked at with the first node.
  public mutating func begin(_ limits: SearchLimits = SearchLimits()) {
    tell()
    self.limits = limits
    nodeLimit = limits.nodes == .max ? .max : nodes &+ limits.nodes
    nextLook = nodes
    ended = limits.areExceeded
    told = nodes
  }

  /// Counts one node and looks at the limits when it is time. True when the search is over.
  @inlinable @inline(__always)
  public mutating func count() -> Bool {
    add(1)
    if nodes >= nextLook { look() }
    return isOver
  }

  /// Counts without looking.
  @inlinable @inline(__always)
  public mutating func add(_ count: UInt64) { counted &+= count }

  /// Looks at the limits when it is time.
  @inlinable @inline(__always)
  public mutating func lookWhenDue() {
    if nodes >= nextLook { look() }
  }

  /// Tells the control what was counted since the last look, and reads the limits.
  @inline(never)
  public mutating func look() {
    tell()
    nextLook = min(nodes &+ Self.interval, max(nodes, nodeLimit))
    if nodes >= nodeLimit || limits.areExceeded { ended = true }
  }

  /// Tells the control what was counted and not told yet.
  public mutating func tell() {
    if nodes > told { limits.control?.spend(nodes &- told) }
    told = nodes
  }
}

/// A search that counts its nodes.
public protocol MeteredSearch: ~Copyable, SendableMetatype {
  var meter: SearchMeter { get set }
}
