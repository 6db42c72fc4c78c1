// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

/// Two windows at a time, each with a screen and a program of its own. They mostly wait, so each test has a thread of its
/// own as well: else the threads that all other tests share would wait with it.
struct WindowPlaces: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.take()
    defer { Self.giveBack() }
    try await withTaskExecutorPreference(OwnThread()) { try await function() }
  }

  private struct Places {
    var free = 2
    /// Those that came when all were taken, the first one first.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private static let places = Mutex(Places())

  private static func take() async {
    await withCheckedContinuation { continuation in
      let isFree = places.withLock { places in
        guard places.free == 0 else {
          places.free -= 1
          return true
        }
        places.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  private static func giveBack() {
    let next = places.withLock { places -> CheckedContinuation<Void, Never>? in
      guard places.waiting.isEmpty else { return places.waiting.removeFirst() }
      places.free += 1
      return nil
    }
    next?.resume()
  }
}

/// Runs each part of a task on a new thread.
private final class OwnThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
