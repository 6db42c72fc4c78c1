// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// How a piece lies, hangs or flies at one moment.
public struct Stance: Hashable, Sendable {
  /// Where its own zero point is, in points of the window: the middle of a disc, the base of a figure, the corner of a
  /// tile.
  public var at: Point
  /// Points per unit of the piece.
  public var scale: Double
  /// 0 on the table, 1 high above it.
  public var lift: Double
  /// Degrees.
  public var tilt: Double

  public init(_ at: Point, scale: Double = 1, lift: Double = 0, tilt: Double = 0) {
    self.at = at
    self.scale = scale
    self.lift = lift
    self.tilt = tilt
  }
}

/// A piece on its way from one place to another.
public struct Flight: Hashable, Sendable {
  public var from: Stance
  /// Where it comes to rest; nil when that is where it rests anyway.
  public var to: Stance?
  public var start: Double
  /// Seconds.
  public var duration: Double
  /// How high the way rises above the straight line, in points; 0 for a piece that snaps into its place.
  public var arc: Double
  /// By which part it is larger in the middle of the way.
  public var swell: Double

  /// Seconds from the hand into the place below it.
  public static let snapTime = 0.1
  /// Seconds from anywhere back to where it came from.
  public static let homeTime = 0.25

  public func isOver(at now: Double) -> Bool { now >= start + duration }

  /// On the way to `rest` at this moment.
  public func stance(to rest: Stance, at now: Double) -> Stance {
    guard !isOver(at: now) else { return rest }
    let t = (arc == 0 ? Easing.snap : .returnHome)((now - start) / duration)
    let height = arc == 0 ? 0 : 4 * t * (1 - t)
    return Stance(
      from.at + (rest.at - from.at) * t - Point(0, arc * height),
      scale: (from.scale + (rest.scale - from.scale) * t) * (1 + swell * height),
      lift: max(from.lift * (1 - t), min(1, height * 1.5)), tilt: from.tilt * (1 - t))
  }
}
