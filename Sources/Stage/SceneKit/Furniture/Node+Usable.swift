// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// The same as something to use: what it is called, and what using it does.
  /// - Parameters:
  ///   - value: what other programs read of it.
  ///   - isSelected: true of the one that is chosen among several.
  package consuming func usable(
    _ id: String, _ label: String, value: String? = nil, isSelected: Bool = false, _ action: Action
  ) -> Node {
    (self.id, self.label, self.value, self.isSelected) = (id, label, value, isSelected)
    self.action = action
    return self
  }

  /// The same with a focus ring of this shape.
  /// - Parameter wall: how much of it stands below its face, in points.
  package consuming func ringed(radius: Double, wall: Double = 0) -> Node {
    ring = Control.Ring(wall: wall, radius: radius)
    return self
  }

  /// The same over a tint of the text's colour: what is pointed at, say. A strength of 0 is none.
  package consuming func tinted(_ strength: Double, radius: Double = 0) -> Node {
    guard strength > 0 else { return self }
    return on(
      .drawing { painter, frame in
        painter.list.rounded(frame, radius: radius, painter.palette.text.opacity(strength))
      })
  }
}

extension DrawList {
  /// The edge of a rectangle with round corners.
  package mutating func outline(_ frame: Rect, radius: Double, _ color: Color, width: Double) {
    shape(
      Shape(.roundedRect(frame.size, radius: radius), stroke: Stroke(color, width: width)), at: frame.origin)
  }

  /// The edge of a disc.
  package mutating func ring(at center: Point, radius: Double, _ color: Color, width: Double) {
    shape(
      Shape(.disc(radius: radius), stroke: Stroke(color, width: width)), at: center - Point(radius, radius))
  }
}
