// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House

/// Keeps a move that was meant once from being two: the second click of a double click, or a key that trembles, comes when the bot
/// thinks or has just moved, and would be taken for what comes next.
package struct MoveGuard {
  private var last: (gesture: Gesture, time: Double)?

  package init() {}

  /// True for a gesture that repeats the one that made the last move; what repeats it in its turn is meant as little. Else it
  /// is noted.
  package mutating func repeats(_ gesture: Gesture, now: Double) -> Bool {
    defer { last = (gesture, now) }
    guard let last, now - last.time < PressGuard.time else { return false }
    switch (gesture, last.gesture) {
    case (.click(let point, let button), .click(let before, let other)):
      return button == other && (point - before).length < PressGuard.reach
    case (.key(let key, let modifiers), .key(let before, let others)):
      return key == before && modifiers == others
    default: return false
    }
  }
}
