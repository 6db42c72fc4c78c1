// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// One of several of which one is chosen: that is a slab with a bar in the accent, and what is pointed at is tinted.
  package func raised(isChosen: Bool, isHovered: Bool) -> Node {
    var node = ringed(radius: 8, wall: isChosen ? 6 : 0).tinted(isHovered && !isChosen ? 0.06 : 0, radius: 8)
    node.isSelected = isChosen
    guard isChosen else { return node }
    return node.on(
      .drawing { painter, frame in
        painter.slab(frame, radius: 8)
        painter.list.fill(Rect(frame.x, frame.y + 4, 5, frame.height - 8), painter.accentColor)
      })
  }
}
