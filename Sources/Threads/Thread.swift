// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The system gives no further thread.
public struct NoThread: Error {}

/// A thread of the system. Whoever does not join it lets it end by itself.
public struct Thread: ~Copyable, Sendable {
  private let handle: pthread_t

  /// Starts it.
  /// - Parameter stackSize: in bytes; without it the system's own.
  /// - Throws: where it cannot start; `body` has not run then, and never will.
  public init(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) throws(NoThread) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    let box = Unmanaged.passRetained(Body(body))
    var handle = pthread_t()
    let failed = pthread_create(
      &handle, &attributes,
      { raw in
        if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard failed == 0 else {
      box.release()
      throw NoThread()
    }
    self.handle = handle
  }

  deinit { pthread_detach(handle) }

  /// Waits until it has ended.
  public consuming func join() {
    pthread_join(handle, nil)
    discard self
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
