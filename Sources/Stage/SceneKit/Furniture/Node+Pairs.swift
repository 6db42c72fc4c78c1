// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// What stands together: words with what belongs to them, buttons with each other.
extension Node {
  /// Beside each other, or below each other where that has no room.
  /// - Parameters:
  ///   - spacing: between two that stand beside each other.
  ///   - below: between two that stand below each other.
  package static func beside(_ nodes: [Node], spacing: Double = 12, below: Double = 8) -> Node {
    .choice([.row(nodes, spacing: spacing), .column(nodes, spacing: below)])
  }

  /// A caption over what it is the title of; whoever listens goes from one to the next.
  package static func captioned(_ id: String, _ caption: String, _ node: Node, spacing: Double = 6) -> Node {
    Node.column([.heading(id, caption, .label, .secondary), node], spacing: spacing).wide(.fill)
  }

  /// A title with a note at the right end, which leaves where both have no room.
  package static func noted(_ title: String, _ note: Node, spacing: Double = 14) -> Node {
    let title = Node.words(title, .headline, lines: 1)
    return Node.choice([.row([title.wide(.fill), note.placed(1, 0.7)], spacing: spacing), title]).wide(.fill)
  }

  /// A number under its name, both set smaller before they break.
  /// - Parameter row: those with the same one are set alike.
  package static func figure(
    _ name: String, _ value: String, _ style: TextStyle = .number, _ ink: Ink = .text,
    anchor: TextAnchor = .left, row: String? = nil
  ) -> Node {
    Node.column([
      .line(name, .label, .secondary, anchor: anchor, least: 0.5, row: row.map { $0 + ".names" }).wide(.fill),
      .line(value, style, ink, anchor: anchor, least: 0.5, row: row.map { $0 + ".numbers" }).wide(.fill),
    ]).wide(.fill)
  }

  /// The same in the middle of a round well.
  package func inWell(_ side: Double) -> Node {
    Node.layers([placed(0.5, 0.5)]).sized(.exactly(side), .exactly(side))
      .on(.drawing { painter, frame in painter.sunk(frame, radius: frame.height / 2) })
  }

  /// One of several of which one is chosen: that has a check.
  package static func option(_ id: String, _ label: String, isChosen: Bool, _ action: Action) -> Node {
    var node = Node.button(id, icon: isChosen ? "check" : nil, label, action).sized(.fill, .exactly(46))
    node.isSelected = isChosen
    return node
  }
}
