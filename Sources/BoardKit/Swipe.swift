// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A stroke over the board that begins on no piece: downwards and quick it asks for a new game. A drag that begins where
/// a piece could be meant is none, so that a missed grab never clears the board.
public struct Swipe: Hashable, Sendable {
  private var start: Point
  private var time: Double

  /// Nil within half a cell of one of `pieces`: a piece was meant there.
  public init?(from start: Point, at time: Double, apartFrom pieces: some Sequence<Rect>, cell: Double) {
    guard !pieces.contains(where: { $0.inset(-cell / 2).contains(start) }) else { return nil }
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
