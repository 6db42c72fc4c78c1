// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Marks on boards in high contrast: yellow between black, whatever they stand on (design language, section 25).
extension DrawList {
  /// A dashed ring: yellow dashes on black.
  mutating func markDashes(at center: Point, radius: Double, width: Double) {
    shape(
      Shape(.disc(radius: radius), stroke: Stroke(.black, width: width + 4)),
      at: center - Point(radius, radius))
    dashes(at: center, radius: radius, Finish.mark, width: width)
  }

  /// The frame of a cell: the last move.
  mutating func markSquare(at center: Point, cell: Double, width: Double = 4) {
    let frame = Rect(center: center, size: Size(cell - 12, cell - 12))
    for (width, color) in [(width + 4, Color.black), (width, Finish.mark)] {
      shape(Shape(.roundedRect(frame.size, radius: 4), stroke: Stroke(color, width: width)), at: frame.origin)
    }
  }

  /// The outline of something that is no circle.
  public mutating func markOutline(_ path: Path, at point: Point, width: Double = 4) {
    for (width, color) in [(width + 4, Color.black), (width, Finish.mark)] {
      shape(Shape(.path(path), stroke: Stroke(color, width: width)), at: point)
    }
  }

  /// A spot that can be filled.
  public mutating func markDot(at center: Point, radius: Double) {
    disc(at: center, radius: radius + 1.25, .black)
    disc(at: center, radius: radius - 1.25, Finish.mark)
  }

  /// What a line is in high contrast: light ones are marks, dark ones only set them off, and halos go.
  /// - Returns: false for what is not drawn at all.
  func isMark(_ color: Color) -> Bool { color.alpha > 100 && Color(color.hex).contrast(with: .black) > 6 }
}
