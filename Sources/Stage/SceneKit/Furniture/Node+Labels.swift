// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import InterfaceKit

extension Node {
  /// The same control with its words on it.
  package var labelled: Node { showing(label: true) }
  /// The same control with its icon alone.
  package var bare: Node { showing(label: false) }

  private func showing(label: Bool) -> Node {
    guard case .control(let kind, _) = content else { return self }
    var node = self
    node.content = .control(kind, showsLabel: label)
    return node
  }
}
