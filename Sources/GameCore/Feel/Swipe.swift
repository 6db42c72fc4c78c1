// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A stroke over the board that begins on no piece: downwards and quick it asks for a new game.
public struct Swipe: Hashable, Sendable {
  private var start: Point
  private var time: Double

  public init(from start: Point, at time: Double) {
    self.start = start
    self.time = time
  }

  /// Whether letting go at `point` asks for a new game; `velocity` in points per second.
  public func isRestart(endingAt point: Point, velocity: Point, at now: Double) -> Bool {
    let way = point - start
    guard way.y > 60, way.y > 1.5 * abs(way.x) else { return false }
    return velocity.y > 600 || (way.y > 120 && now - time < 0.6)
  }
}
