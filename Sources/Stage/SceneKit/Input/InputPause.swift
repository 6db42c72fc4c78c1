// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// For hands that tremble: what comes too soon after the input before is not meant.
package struct InputPause {
  /// In seconds.
  package static let time = 0.5

  private var last = -Double.infinity
  private var isSwallowing = false

  package init() {}

  /// False for an event that comes too soon.
  /// - Parameter now: in seconds.
  package mutating func lets(_ event: InputEvent, at now: Double, isWanted: Bool) -> Bool {
    guard isWanted else { return true }
    switch event {
    case .key, .pad: return isInTime(now)
    case .pointerDown:
      isSwallowing = !isInTime(now)
      return !isSwallowing
    case .pointerUp:
      defer { isSwallowing = false }
      return !isSwallowing
    default: return true
    }
  }

  private mutating func isInTime(_ now: Double) -> Bool {
    guard now - last >= Self.time else { return false }
    last = now
    return true
  }
}
