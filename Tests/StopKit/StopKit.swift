// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc
import Synchronization

/// A search that was stopped in its middle.
public struct StoppedSearch<Answer: Sendable>: Sendable {
  /// What it said.
  public let answer: Answer?
  /// The nodes that were counted after it was told to stop.
  public let nodes: UInt64
  /// What the search was told to do, and still counts if somebody goes on.
  public let control: SearchControl
}

/// Stops a search in the middle.
///
/// - Parameters:
///   - start: how many nodes it does before it is told to stop.
///   - threads: how many it may use.
///   - search: the search.
/// - Returns: nil when it came to its end before.
public func stopped<Answer: Sendable>(
  after start: UInt64 = 20_000, threads: Int = 1, _ search: @escaping @Sendable (SearchControl) -> Answer?
) -> StoppedSearch<Answer>? {
  let control = SearchControl(threads: threads)
  let end = SearchControl()
  let answer = Mutex<Answer?>(nil)
  let searcher = Searcher<Int>()
  // On a thread of its own: those of the tests may all be busy.
  let body: @Sendable (SearchControl) -> Int? = { _ in
    let found = search(control)
    answer.withLock { $0 = found }
    end.stop()
    return nil
  }
  searcher.go(wake: {}, body)
  while control.spent < start {
    if end.isStopped { return nil }
    usleep(20)
  }
  control.stop()
  let before = control.spent
  while !end.isStopped { usleep(20) }
  return StoppedSearch(answer: answer.withLock { $0 }, nodes: control.spent - before, control: control)
}

/// The nodes that a hard search counts after it was told to stop; it must do more than 20,000 nodes of work.
public func nodesAfterStop(_ search: @escaping @Sendable (SearchControl) -> Void) -> UInt64 {
  let search = stopped { control -> Int? in
    search(control)
    return nil
  }
  return search?.nodes ?? .max
}
