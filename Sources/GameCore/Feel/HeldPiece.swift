// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A piece between hand and board: dragged, flying home, or snapping into its place.
public struct HeldPiece: Hashable, Sendable {
  public enum Motion: Hashable, Sendable {
    /// Follows the pointer; `grip` is the piece's centre as seen from the pointer.
    case dragged(grip: Point)
    /// On an arc back to where it came from.
    case returning(from: Point, start: Double)
    /// Into its place.
    case snapping(from: Point, to: Point, start: Double)
  }

  public var seat: Seat
  public var motion: Motion
  /// Where it was taken from.
  public var home: Point
  /// The pointer, while dragged.
  public var pointer: Point
  /// When it was lifted.
  public var start: Double

  /// Degrees, from how fast the hand moves sideways.
  public private(set) var tilt = 0.0
  private var lastX: Double?

  public init(seat: Seat, motion: Motion, home: Point, pointer: Point, start: Double) {
    self.seat = seat
    self.motion = motion
    self.home = home
    self.pointer = pointer
    self.start = start
  }

  static let maxTilt = 3.0

  /// Lets the tilt follow the hand for `seconds`; a resting hand brings it back to nothing. After a rest the hand is
  /// as quick as within one picture.
  public mutating func lean(for seconds: Double) {
    let seconds = min(seconds, FrameClock.longestStep)
    guard seconds > 0 else { return }
    let speed = isDragged ? (pointer.x - (lastX ?? pointer.x)) / seconds : 0
    lastX = pointer.x
    let target = clamp(speed / 400, -1, 1) * Self.maxTilt
    // A critically damped spring of the design's stiffness has this time constant, about 1/17 s.
    tilt += (target - tilt) * min(1, seconds * 17)
    if abs(tilt) < 0.1 && target == 0 { tilt = 0 }
  }

  public static let returnTime = 0.25
  public static let snapTime = 0.1

  /// The centre at `now`; on its way home it rises by 40 points.
  public func center(at now: Double, pace: Double) -> Point {
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
  public func scale(at now: Double, pace: Double) -> Double {
    switch motion {
    case .dragged: 1 + 0.08 * (1 - Spring.lift.remainder(at: (now - start) / pace))
    case .returning(_, let start), .snapping(_, _, let start):
      1 + 0.08 * (1 - clamp((now - start) / (Self.snapTime * pace), 0, 1))
    }
  }

  public func isOver(at now: Double, pace: Double) -> Bool {
    switch motion {
    case .dragged: false
    case .returning(_, let start): now >= start + Self.returnTime * pace
    case .snapping(_, _, let start): now >= start + Self.snapTime * pace
    }
  }

  public var isDragged: Bool {
    if case .dragged = motion { true } else { false }
  }
}
