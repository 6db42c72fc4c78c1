// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// When pages of code go back to the system: whenever the stage has come to rest, at most once in some seconds. The first time that
/// is what only the start needed; later a system that keeps files in large pieces has put most of it back for a few functions.
struct CodeAtRest {
  /// Seconds from one time to the next.
  static let pause = 5.0

  private var next = -Double.infinity
  private let release: () -> Void

  init(release: @escaping () -> Void) { self.release = release }

  /// After every step of the main loop; returns when the next one is due, which is once more after something has moved.
  mutating func follow(_ wake: Wake, at now: Double) -> Wake {
    guard wake.isRest(at: now) else { return wake }
    if now < next { return wake.sooner(.at(next)) }
    release()
    next = now + Self.pause
    return wake
  }
}
