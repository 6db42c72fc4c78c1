// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A move that is only shown: what stands for it on a board, and where (design language, section 29).
public struct Ghost {
  public enum Number: Hashable, Sendable {
    /// On the middle of the piece, in this colour where that is clear and in cream elsewhere.
    case onPiece(Color)
    /// In a cream dot at its upper right.
    case badge
  }

  /// Of the element that it stands on.
  public var id: String
  public var center: Point
  /// Of the ring around it, in points.
  public var radius: Double
  /// Nil where none stands.
  public var number: Number?
  /// Of the board around it, of the piece, and what sets a ring off from the board.
  public var ground: Color
  public var face: Color
  public var rim: Color
  /// What rings it where that is no circle, from its own origin.
  public var outline: (path: Path, at: Point)?
  /// Of its ring, where that says more than the kind of the line does.
  public var ring: Color?
  /// Where a piece comes from that is on the board already.
  public var from: Point?
  /// Draws the piece as strongly as this.
  public var paint: (_ opacity: Double, inout DrawList) -> Void

  public init(
    _ id: String, at center: Point, radius: Double, number: Number?, ground: Color, face: Color, rim: Color,
    paint: @escaping (_ opacity: Double, inout DrawList) -> Void
  ) {
    (self.id, self.center, self.radius, self.number) = (id, center, radius, number)
    (self.ground, self.face, self.rim, self.paint) = (ground, face, rim, paint)
  }
}
