// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Maps `items` on several threads. Each thread is given every n-th item and calls `body` once, so that what is
/// costly to set up is set up once a thread. Results come in the order of the items.
///
/// - Parameter body: gets some of the items, in order, and returns one result for each.
public func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ body: @escaping @Sendable ([Item]) -> [Result]
) -> [Result] {
  let count = max(1, min(threads, items.count))
  guard count > 1 else { return items.isEmpty ? [] : body(items) }
  let workers = (0..<count).map { first in
    Worker(stride(from: first, to: items.count, by: count).map { items[$0] }, body)
  }
  for worker in workers.dropFirst() { worker.start() }
  workers[0].run()
  let parts = workers.map { $0.finish() }
  return items.indices.map { parts[$0 % count][$0 / count] }
}

private final class ThreadBody {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private final class Worker<Item: Sendable, Result: Sendable>: Sendable {
  private let items: [Item]
  private let body: @Sendable ([Item]) -> [Result]
  private let results = Mutex<[Result]?>(nil)
  private let thread = Mutex<pthread_t?>(nil)

  init(_ items: [Item], _ body: @escaping @Sendable ([Item]) -> [Result]) {
    self.items = items
    self.body = body
  }

  func run() {
    let found = body(items)
    results.withLock { $0 = found }
  }

  func start() {
    let box = Unmanaged.passRetained(ThreadBody { self.run() })
    var handle = pthread_t()
    let failed = pthread_create(
      &handle, nil,
      { raw in
        if let raw { Unmanaged<ThreadBody>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    if failed == 0 { thread.withLock { $0 = handle } } else { box.release() }
  }

  /// Waits for the results; works here what no thread could be had for.
  func finish() -> [Result] {
    if let handle = thread.withLock({ $0 }) { pthread_join(handle, nil) }
    if let found = results.withLock({ $0 }) { return found }
    run()
    return results.withLock { $0 } ?? []
  }
}
