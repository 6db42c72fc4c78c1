// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// What a running search shares with the thread that started it: a stop flag, how much work it has done and may do,
/// and how far it is.
public final class SearchControl: Sendable {
  private let stopped = Atomic<Bool>(false)
  private let permille = Atomic<Int>(-1)
  private let work = Atomic<UInt64>(0)
  private let beyond = Atomic<Bool>(false)
  /// Nodes after which the question is given up: not known. Work and not time, so that equal questions have equal
  /// answers on every machine.
  public let budget: UInt64
  /// How many seconds whoever asked waits for an answer, for an engine whose answers get better with time; without it, as
  /// long as that engine finds right.
  public let seconds: Int?
  /// How many threads may search, for an engine that can share the work.
  public let threads: Int
  /// That on the wall, or a test's own.
  private let clock: @Sendable () -> Double
  /// What this is a part of.
  private let whole: SearchControl?

  /// - Parameter whole: a question that this is a part of: it is stopped with it, and its work counts there, too.
  public init(
    budget: UInt64 = .max, seconds: Int? = nil, threads: Int = 1, partOf whole: SearchControl? = nil,
    clock: (@Sendable () -> Double)? = nil
  ) {
    self.budget = budget
    self.seconds = seconds
    self.threads = max(1, threads)
    self.whole = whole
    self.clock = clock ?? whole?.clock ?? Clock.wall
  }

  /// A search reads this every few thousand nodes and returns at once when it is true.
  public var isStopped: Bool { stopped.load(ordering: .relaxed) || whole?.isStopped ?? false }

  public func stop() { stopped.store(true, ordering: .relaxed) }

  /// What time it is, in seconds since some moment of the past.
  public func now() -> Double { clock() }

  /// Nodes searched so far, as far as the search has told.
  public var spent: UInt64 { work.load(ordering: .relaxed) }

  /// Nodes that may still be searched.
  public var left: UInt64 { budget - min(budget, spent) }

  public var isExhausted: Bool { spent >= budget }

  /// A search tells so every few thousand nodes.
  public func spend(_ nodes: UInt64) {
    work.add(nodes, ordering: .relaxed)
    whole?.spend(nodes)
  }

  /// True when the question was left open: stopped, beyond the budget, or beyond what the engine can tell at all.
  public var hasGivenUp: Bool { isStopped || isExhausted || beyond.load(ordering: .relaxed) }

  /// The engine says that it cannot tell, however much work it were given.
  public func giveUp() { beyond.store(true, ordering: .relaxed) }

  /// 0 to 1, or nil while the search cannot tell.
  public var progress: Double? {
    let value = permille.load(ordering: .relaxed)
    return value < 0 ? nil : Double(value) / 1000
  }

  public func report(progress: Double) {
    permille.store(Int(max(0, min(1, progress)) * 1000), ordering: .relaxed)
  }
}
