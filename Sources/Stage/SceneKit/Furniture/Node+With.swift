// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// The same with something else: `with(\.action, .back)`.
  package consuming func with<Value>(_ path: WritableKeyPath<Node, Value>, _ value: Value) -> Node {
    self[keyPath: path] = value
    return self
  }

  /// A name for its place that is no row of the element tree.
  package consuming func identified(_ id: String) -> Node {
    self.id = id
    return self
  }

  /// In a place of its own in the room of a layer: over a board.
  package func at(_ frame: Rect) -> Node {
    Node.layers([sized(.exactly(frame.width), .exactly(frame.height)).placed(0, 0)])
      .inset(Insets(left: max(0, frame.x), top: max(0, frame.y))).sized(.fill, .fill)
  }
}
