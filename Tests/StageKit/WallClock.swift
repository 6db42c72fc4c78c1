// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Synchronization

/// A calendar that goes on with the time of a house, in a zone that may change its offset, or be left for another one.
package final class WallClock: Sendable {
  private struct Time {
    var passed = 0.0
    var moved = 0
  }

  private let start: Int
  private let zone: @Sendable (Int) -> Int
  private let time = Mutex(Time())

  /// - Parameters:
  ///   - start: seconds since 1970 when the house opens.
  ///   - zone: how far local time is ahead of UTC at a time, in seconds.
  package init(_ start: Int, zone: @escaping @Sendable (Int) -> Int = { _ in 0 }) {
    (self.start, self.zone) = (start, zone)
  }

  package func set(_ seconds: Double) { time.withLock { $0.passed = seconds } }

  /// Goes so far to the east.
  package func travel(hours: Int) { time.withLock { $0.moved = hours * 3600 } }

  package var clock: LocalClock {
    LocalClock(
      now: { self.start + Int(self.time.withLock { $0.passed }) },
      offset: { self.zone($0) + self.time.withLock { $0.moved } })
  }
}
