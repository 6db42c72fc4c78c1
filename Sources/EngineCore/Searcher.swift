// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Runs one search at a time on a thread of its own: `go`, `poll`, `stop`.
///
/// The answer waits in a mailbox until it is polled; `wake` is called from the search's thread when it is there.
/// An answer of a search that was stopped is never delivered.
public final class Searcher<Answer: Sendable> {
  private final class Job: Sendable {
    let control = SearchControl()
    let answer = Mutex<Answer?>(nil)
    let body: @Sendable (SearchControl) -> Answer?
    let wake: @Sendable () -> Void

    init(body: @escaping @Sendable (SearchControl) -> Answer?, wake: @escaping @Sendable () -> Void) {
      self.body = body
      self.wake = wake
    }

    func run() {
      let result = body(control)
      answer.withLock { $0 = result }
      if !control.isStopped { wake() }
    }
  }

  private var job: Job?

  public init() {}

  deinit { stop() }

  public var isThinking: Bool { job != nil }

  /// 0 to 1 while a search runs that can tell.
  public var progress: Double? { job?.control.progress }

  /// Starts `body`, after stopping what ran before.
  public func go(
    wake: @escaping @Sendable () -> Void, _ body: @escaping @Sendable (SearchControl) -> Answer?
  ) {
    stop()
    let job = Job(body: body, wake: wake)
    self.job = job
    startThread { job.run() }
  }

  /// The answer if there is one; it is handed over once.
  public func poll() -> Answer? {
    guard let answer = job?.answer.withLock({ $0 }) else { return nil }
    job = nil
    return answer
  }

  /// The running search ends within its next few thousand nodes, and its answer is dropped.
  public func stop() {
    job?.control.stop()
    job = nil
  }
}

/// Runs `body` on a detached thread with `stackSize` bytes of stack. Falls back to the calling thread when the
/// system refuses another thread.
private func startThread(stackSize: Int = 4 << 20, _ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let box = Unmanaged.passRetained(Box(body))
  var thread = pthread_t()
  let failed = pthread_create(
    &thread, &attributes,
    { raw in
      if let raw { Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body() }
      return nil
    }, box.toOpaque())
  if failed != 0 { box.takeRetainedValue().body() }
}
