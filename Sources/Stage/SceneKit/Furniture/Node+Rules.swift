// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// A line across its room, so thick in points.
  package static func rule(_ thickness: Double = 1.5) -> Node {
    Node.drawing(Size(0, thickness)) { painter, frame in painter.list.fill(frame, painter.palette.line) }
      .wide(.fill)
  }

  /// An upright line.
  package static func uprightRule(_ thickness: Double = 1.5) -> Node {
    Node.drawing(Size(thickness, 0)) { painter, frame in painter.list.fill(frame, painter.palette.line) }
      .high(.fill)
  }

  /// Rows with lines between them.
  package static func ruled(_ rows: [Node]) -> Node {
    .column(rows.enumerated().flatMap { $0 > 0 ? [.rule(1), $1] : [$1] })
  }
}
