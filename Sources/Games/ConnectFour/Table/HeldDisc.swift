// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A disc between hand and board: dragged, flying home, or snapping into the mouth of a column.
struct HeldDisc: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    /// Follows the pointer; `grip` is the disc's centre as seen from the pointer.
    case dragged(grip: Point)
    /// On an arc back to where it came from.
    case returning(from: Point, start: Double)
    /// Into the mouth of a column, to fall from there.
    case snapping(from: Point, to: Point, start: Double)
  }

  var seat: Seat
  var motion: Motion
  /// Where it was taken from.
  var home: Point
  /// The pointer, while dragged.
  var pointer: Point
  /// When it was lifted.
  var start: Double

  static let returnTime = 0.25
  static let snapTime = 0.1

  /// The centre at `now`; on its way home it rises by 40 points.
  func center(at now: Double, pace: Double) -> Point {
    switch motion {
    case .dragged(let grip): return pointer + grip
    case .returning(let from, let start):
      let t = Easing.returnHome((now - start) / (Self.returnTime * pace))
      let arc = -160 * t * (1 - t)
      return from + (home - from) * t + Point(0, arc)
    case .snapping(let from, let to, let start):
      return from + (to - from) * Easing.snap((now - start) / (Self.snapTime * pace))
    }
  }

  /// 1 at rest, 1.08 when fully lifted.
  func scale(at now: Double, pace: Double) -> Double {
    switch motion {
    case .dragged: 1 + 0.08 * (1 - Spring.lift.remainder(at: (now - start) / pace))
    case .returning(_, let start), .snapping(_, _, let start):
      1 + 0.08 * (1 - clamp((now - start) / (Self.snapTime * pace), 0, 1))
    }
  }

  func isOver(at now: Double, pace: Double) -> Bool {
    switch motion {
    case .dragged: false
    case .returning(_, let start): now >= start + Self.returnTime * pace
    case .snapping(_, _, let start): now >= start + Self.snapTime * pace
    }
  }

  var isDragged: Bool {
    if case .dragged = motion { true } else { false }
  }
}
