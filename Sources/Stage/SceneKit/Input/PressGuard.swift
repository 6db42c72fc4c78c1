// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Keeps what was meant for one scene from the next: the second click of a double click lands on whatever the first
/// one opened, and means nothing there.
package struct PressGuard {
  /// Within this time, in seconds, and this distance, in points, a click repeats the one before it.
  package static let time = 0.5
  package static let reach = 8.0

  private weak var layer: Layer?
  private var last: (point: Point, time: Double)?
  private var isSwallowing = false

  package init() {}

  /// False for an event that `layer` must not see.
  package mutating func lets(_ event: InputEvent, to layer: Layer) -> Bool {
    switch event {
    case .pointerDown(let point, _, _, let time):
      let isRepeat =
        last.map { time - $0.time < Self.time && (point - $0.point).length < Self.reach } ?? false
      last = (point, time)
      isSwallowing = isRepeat && layer !== self.layer
      // A third click is meant as little as the second.
      if !isSwallowing { self.layer = layer }
      return !isSwallowing
    case .pointerUp:
      defer { isSwallowing = false }
      // What was pressed on another scene is not let go on this one.
      return !isSwallowing && layer === self.layer
    case .pointerMoved: return !isSwallowing
    default: return true
    }
  }
}
