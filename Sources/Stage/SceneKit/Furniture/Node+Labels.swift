// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Node {
  /// Buttons of equal width beside each other: with their words, where these have no room under each other, and at last with icons
  /// alone.
  /// - Parameters:
  ///   - columns: as many as there are buttons, unless it is given.
  ///   - below: how far apart they are under each other; nil where they never are.
  package static func bar(
    _ buttons: [Node], height: Double, columns: Int? = nil, spacing: Double = 12, below: Double? = nil
  ) -> Node {
    let (words, icons) = (buttons.map { $0.labelled.across(height) }, buttons.map { $0.bare.across(height) })
    func grid(_ nodes: [Node]) -> Node {
      .grid(nodes, columns: columns ?? nodes.count, spacing: Size(spacing, spacing))
    }
    return Node.choice([grid(words), below.map { .column(words, spacing: $0) }, grid(icons)]).wide(.fill)
  }

  /// The same control with its words on it.
  package var labelled: Node { showing(label: true) }
  /// The same control with its icon alone.
  package var bare: Node { showing(label: false) }
}
