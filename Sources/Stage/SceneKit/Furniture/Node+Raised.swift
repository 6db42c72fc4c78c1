// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// One of several of which one is chosen: that is a slab with a bar in the accent, and what is pointed at is tinted.
  package func raised(isChosen: Bool, isHovered: Bool) -> Node {
    let node = with(\.isSelected, isChosen).with(\.ring, Control.Ring(wall: isChosen ? 6 : 0, radius: 8))
    guard isChosen || isHovered else { return node }
    return node.on(
      .drawing { painter, frame in
        guard isChosen else {
          let shape = Shape(
            .roundedRect(frame.size, radius: 8), fill: .solid(painter.palette.text.opacity(0.06)))
          return painter.list.shape(shape, at: frame.origin)
        }
        painter.slab(frame, radius: 8)
        painter.list.fill(Rect(frame.x, frame.y + 4, 5, frame.height - 8), painter.accentColor)
      })
  }
}
