// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// The same with something else: `with(\.action, .back)`.
  package func with<Value>(_ path: WritableKeyPath<Node, Value>, _ value: Value) -> Node {
    var node = self
    node[keyPath: path] = value
    return node
  }

  /// A name for its place that is no row of the element tree.
  package func identified(_ id: String) -> Node {
    var node = self
    node.id = id
    return node
  }

  /// In a place of its own in the room of a layer: over a board.
  package func at(_ frame: Rect) -> Node {
    Node.layers([sized(.exactly(frame.width), .exactly(frame.height)).placed(0, 0)])
      .inset(Insets(left: max(0, frame.x), top: max(0, frame.y))).sized(.fill, .fill)
  }
}
