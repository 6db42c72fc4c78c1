// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What lasts for a moment, each under a key of its own: discs that settle, pieces that fade after they were captured.
public struct Fleeting<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var all: [Key: (value: Value, start: Double, seconds: Double)] = [:]

  public init() {}

  public var isEmpty: Bool { all.isEmpty }

  /// - Parameter seconds: for how long.
  public mutating func add(_ value: Value, for key: Key, at now: Double, seconds: Double) {
    all[key] = (value, now, seconds)
  }

  /// What is there, and which part of its time has passed, 0 to 1; nil where nothing is.
  public func moment(of key: Key, at now: Double) -> (value: Value, part: Double)? {
    all[key].map { ($0.value, $0.seconds > 0 ? max(0, min((now - $0.start) / $0.seconds, 1)) : 1) }
  }

  /// Lets go of what is over.
  public mutating func advance(to now: Double) {
    all = all.filter { now < $0.value.start + $0.value.seconds }
  }

  public mutating func removeAll() { all.removeAll() }
}
