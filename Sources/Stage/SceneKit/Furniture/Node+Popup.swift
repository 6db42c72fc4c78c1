// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

extension Node where Action == StageAction {
  /// The panel of a pop-up in the middle of the window: a title, the cross, and content that scrolls when it has to.
  /// - Parameters:
  ///   - width: at most this, in points.
  ///   - margin: from the panel's edge to its content.
  ///   - height: of the panel; without it what the content wants.
  ///   - scroll: id of what scrolls, where the content is not always the same.
  ///   - beside, above, foot: stay where they are at the left, above and below the content.
  package static func popup(
    _ name: String, _ title: String, width: Double, margin: Double, height: Extent = .fit,
    scroll id: String? = nil, beside: Node? = nil, above: Node? = nil, content: Node, foot: Node? = nil
  ) -> Node {
    let head = popupHead(name, title, margin: margin)
    var body = content
    body.insets = Insets(left: margin - 8, top: 8, right: margin - 8, bottom: foot == nil ? 24 : 8)
    var scroll = Node.scroll(id ?? name + ".scroll", body).inset(Insets(left: 8, right: 8))
    if height != .fit { scroll = scroll.sized(.fill, .fill) }
    if let beside { scroll = .row([beside, scroll]).sized(.fill, .fill) }
    let panel = Node.column([head, above, scroll, foot])
      .inset(Insets(bottom: foot == nil ? 10 : 0))
    return panel.on(.popup).named(name + ".panel", .dialog, title).sized(.atMost(width), height).placed(
      0.5, 0.5
    )
    .framed
  }

  /// The head of a panel: its title, and the cross.
  package static func popupHead(
    _ name: String, _ title: String, margin: Double, top: Double = 28, bottom: Double = 12
  ) -> Node {
    let close = Node.quiet(name + ".close", icon: "close", tr("Close"), .back).shortcut("Esc")
    let style: TextStyle = margin > 30 ? .headline : .messageSmall
    return Node.row([.heading(name + ".title", title, style).wide(.fill), close], spacing: 12)
      .inset(Insets(left: margin, top: top, right: margin - 12, bottom: bottom))
  }

  /// A panel in the room of the window that a pop-up may take.
  package var framed: Node {
    Node.layers([self]).inset(Insets(left: 28, top: 24, right: 28, bottom: 32)).sized(.fill, .fill)
  }
}
