// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// How everything looks in high contrast: flat faces with thick edges, and walls of ink (design language, section 25).
extension Painter {
  /// True in high contrast.
  public var isPlain: Bool { palette.finish.isPlain }

  static let plainEdge = 2.5

  /// A flat face with its edge, both inside the frame.
  /// - Parameter fill: that of the ground, unless it is given.
  public mutating func plainFace(_ frame: Rect, radius: Double, fill: Color? = nil, edge: Double = 2.5) {
    let inner = frame.inset(edge / 2)
    list.shape(
      Shape(
        .roundedRect(inner.size, radius: max(0, radius - edge / 2)),
        fill: .solid(fill ?? palette.finish.ground),
        stroke: Stroke(palette.finish.ink, width: edge)), at: inner.origin)
  }

  /// The side of a slab that stands so high.
  mutating func plainWall(_ frame: Rect, radius: Double, height: Double) {
    list.rounded(
      Rect(frame.x, frame.y, frame.width, frame.height + height), radius: radius, palette.finish.ink)
  }

  /// A raised face with its wall; where it is pressed, ink and ground change places.
  mutating func plainSlab(_ frame: Rect, radius: Double, dy: Double, pressed: Double, isFilled: Bool = false)
  {
    plainWall(frame, radius: radius, height: 6)
    let isInk = isFilled != (pressed > 0.5)
    plainFace(frame.offset(0, dy), radius: radius, fill: isInk ? palette.finish.ink : nil)
  }

  /// The edge of what cannot be used now: dashes along its four sides.
  mutating func plainDashes(_ frame: Rect) {
    let (edge, color) = (Self.plainEdge, palette.finish.disabled)
    func dashes(_ length: Double) -> [(Double, Double)] {
      let count = max(2, Int((length / 11).rounded()))
      let pitch = length / Double(count)
      return (0..<count).map { (Double($0) * pitch + pitch * 0.23, pitch * 0.54) }
    }
    for (at, length) in dashes(frame.width) {
      list.fill(Rect(frame.x + at, frame.y, length, edge), color)
      list.fill(Rect(frame.x + at, frame.maxY - edge, length, edge), color)
    }
    for (at, length) in dashes(frame.height) {
      list.fill(Rect(frame.x, frame.y + at, edge, length), color)
      list.fill(Rect(frame.maxX - edge, frame.y + at, edge, length), color)
    }
  }

  /// A word or number on a piece: on a small ground of its own, where the mark of the piece would be in its way.
  /// - Parameter color: without high contrast.
  public mutating func number(
    _ words: String, _ style: TextStyle, at baseline: Point, _ color: Color
  ) {
    guard isPlain else { return list.text(words, style, at: baseline, anchor: .center, color) }
    let width = max(metrics.width(of: words, style) + 6, style.size + 5)
    let plate = Rect(
      center: baseline - Point(0, style.size * 0.36), size: Size(width.rounded(), (style.size + 5).rounded()))
    plainFace(plate, radius: plate.height / 2, edge: 1.5)
    list.text(words, style, at: baseline, anchor: .center, palette.finish.ink)
  }
}
