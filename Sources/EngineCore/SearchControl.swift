// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// What a running search shares with the thread that started it: a stop flag and how far it is.
public final class SearchControl: Sendable {
  private let stopped = Atomic<Bool>(false)
  private let permille = Atomic<Int>(-1)

  public init() {}

  /// A search reads this every few thousand nodes and returns at once when it is true.
  public var isStopped: Bool { stopped.load(ordering: .relaxed) }

  public func stop() { stopped.store(true, ordering: .relaxed) }

  /// 0 to 1, or nil while the search cannot tell.
  public var progress: Double? {
    let value = permille.load(ordering: .relaxed)
    return value < 0 ? nil : Double(value) / 1000
  }

  public func report(progress: Double) {
    permille.store(Int(max(0, min(1, progress)) * 1000), ordering: .relaxed)
  }
}
