// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Background {
  /// Under a row of a list: a slab under what is chosen, a hairline between the others.
  /// - Parameters:
  ///   - isFocused: true where the list has the keyboard, and that is shown.
  ///   - isNew: tinted for a while.
  package static func row(
    isSelected: Bool, isFocused: Bool, hasLine: Bool, isHovered: Bool, isNew: Bool = false
  ) -> Background {
    .drawing { painter, frame in
      if isSelected {
        painter.slab(frame, radius: frame.height / 8)
        if isFocused { painter.focusRing(frame) }
        return
      }
      if hasLine {
        painter.list.fill(
          Rect(frame.x + 16, frame.maxY + 3, frame.width - 32, 1), painter.palette.faint(0.12))
      }
      if isHovered || isNew {
        let tint = isNew ? painter.palette.good.opacity(0.14) : painter.palette.text.opacity(0.05)
        painter.list.rounded(frame, radius: 6.75, tint)
      }
    }
  }
}

extension Key {
  /// The row of a list that this key leads to; it may lie beyond its ends. Nil for a key that leads nowhere.
  /// - Parameters:
  ///   - selected: the chosen row.
  ///   - page: how many rows a page has.
  package func row(from selected: Int?, of count: Int, page: Int) -> Int? {
    switch self {
    case .up: (selected ?? 0) - 1
    case .down: selected.map { $0 + 1 } ?? 0
    case .pageUp: (selected ?? 0) - page
    case .pageDown: (selected ?? -1) + page
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}
