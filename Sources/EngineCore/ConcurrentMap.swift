// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization
import Threads

/// Maps `items` on several threads. Each thread is given every n-th item and calls `body` once, so that what is
/// costly to set up is set up once a thread. Results come in the order of the items. What no thread can be had for is done
/// by the calling one.
///
/// - Parameter body: gets some of the items, in order, and returns one result for each.
public func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ body: @escaping @Sendable ([Item]) -> [Result]
) -> [Result] {
  let count = max(1, min(threads, items.count))
  guard count > 1 else { return items.isEmpty ? [] : body(items) }
  let shares = (0..<count).map { first in
    Share(stride(from: first, to: items.count, by: count).map { items[$0] }, body)
  }
  for share in shares.dropFirst() { share.start() }
  let parts = shares.map { $0.finish() }
  return items.indices.map { parts[$0 % count][$0 / count] }
}

/// What one of the threads does.
private final class Share<Item: Sendable, Result: Sendable>: Sendable {
  private let items: [Item]
  private let body: @Sendable ([Item]) -> [Result]
  private let results = Mutex<[Result]>([])
  private let thread = Mutex<Thread?>(nil)

  init(_ items: [Item], _ body: @escaping @Sendable ([Item]) -> [Result]) {
    self.items = items
    self.body = body
  }

  func start() {
    thread.withLock { thread in
      thread = try? Thread { [self] in
        let found = body(items)
        results.withLock { $0 = found }
      }
    }
  }

  /// Waits for the results, or works here.
  func finish() -> [Result] {
    guard let thread = thread.withLock({ $0.take() }) else { return body(items) }
    thread.join()
    return results.withLock { $0 }
  }
}
