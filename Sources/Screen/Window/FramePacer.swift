// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The beat of the frames. Times are in seconds on the monotonic clock.
struct FramePacer {
  /// From one frame to the next.
  private(set) var period: Double
  private var beat = 0.0

  init(refreshRate: Double) { period = Self.period(refreshRate) }

  /// The window has come to a display that shows more or fewer pictures a second.
  mutating func follow(refreshRate: Double) { period = Self.period(refreshRate) }

  private static func period(_ refreshRate: Double) -> Double {
    1 / (refreshRate >= 24 && refreshRate <= 1000 ? refreshRate : 60)
  }

  /// When the next frame is due: one period after the one before, or now when that is past.
  func nextBeat(now: Double) -> Double {
    let due = beat + period
    return due < now - period ? now : due
  }

  /// A frame begins. Small delays do not shift the beat; long ones start a new one.
  mutating func tick(now: Double) {
    let due = beat + period
    beat = abs(now - due) < period ? due : now
  }
}
