// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

extension Stage {
  /// What the control under the pointer is: under it, or over it where there is no room or where the message stands, which
  /// it never covers; nothing where neither side is free.
  func tooltipNode(on interface: Interface<StageAction>) -> Node<StageAction>? {
    guard let id = top.host.tooltip(at: now),
      let control = interface.controls.first(where: { $0.id == id }), control.isEnabled
    else { return nil }
    switch control.kind {
    case .toggle, .slider, .segment: return nil
    default: break
    }
    let words = [
      control.showsLabel ? nil : control.label, control.shortcut.map { Shortcuts(settings.keys).said($0) },
    ]
    .compactMap { $0 }.joined(separator: "  ")
    guard !words.isEmpty else { return nil }
    let tip = Node<StageAction>.layers([
      Node.words(words, .tooltip, .onSlip, lines: 1).placed(0.5, 0.5).inset(Insets(12, 5))
    ]).on(.slip).identified("tooltip")
    let size = Size(
      tip.naturalWidth(type, setup.metrics).rounded(), type.style(.tooltip).lineHeight + 10)
    let edge = size.width / 2 + 6
    let x = clamp(control.frame.midX, edge, viewport.size.width - edge).rounded()
    let message = interface.frame(of: TableFrame.words)
    for y in [control.frame.maxY + 15 + size.height / 2, control.frame.y - 11 - size.height / 2] {
      let place = Rect(center: Point(x, y.rounded()), size: size)
      let isInside = place.y >= 0 && place.maxY + 1 < viewport.size.height
      if isInside && message?.intersects(place) != true { return tip.at(place) }
    }
    return nil
  }
}

extension TextStyle {
  static let tooltip = TextStyle(.manropeSemiBold, 13, line: 20)
}
