// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// What is said under something in smaller ink, in as many lines as it needs.
  package static func note(_ words: String, _ style: TextStyle = .body, anchor: TextAnchor = .left) -> Node {
    Node.words(words, style, .secondary, anchor: anchor).wide(.fill)
  }

  /// A bar of which a part is full.
  package static func share(_ part: Double, width: Double = 0) -> Node {
    Node.drawing(Size(width, 8)) { painter, frame in
      painter.bar(frame, part, painter.accentColor, track: painter.palette.text.opacity(0.16))
    }.wide(.fill)
  }
}
