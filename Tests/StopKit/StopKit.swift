// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

/// Stops a hard search in the middle.
///
/// - Parameter search: the search; it must do more than 20,000 nodes of work.
/// - Returns: the nodes that were counted after it was told to stop.
public func nodesAfterStop(_ search: @escaping @Sendable (SearchControl) -> Void) -> UInt64 {
  let control = SearchControl()
  let end = SearchControl()
  let searcher = Searcher<Int>()
  // On a thread of its own: those of the tests may all be busy.
  let body: @Sendable (SearchControl) -> Int? = { _ in
    search(control)
    end.stop()
    return nil
  }
  searcher.go(wake: {}, body)
  while control.spent < 20_000 { usleep(20) }
  control.stop()
  let before = control.spent
  while !end.isStopped { usleep(20) }
  return control.spent - before
}
