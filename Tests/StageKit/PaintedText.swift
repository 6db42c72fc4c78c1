// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

@testable import SceneKit
@testable import Stage

/// A text as it was painted, and where.
package struct PaintedText {
  package var words: String
  package var frame: Rect

  /// All texts that are drawn; those of the topmost pop-up alone, if there is one.
  package static func all(_ house: House) -> [PaintedText] {
    let commands = house.stage.picture().commands
    let dim = commands.lastIndex { if case .fill = $0 { true } else { false } }
    return commands.dropFirst(house.popup == nil ? 0 : dim ?? 0).compactMap { command in
      guard case .text(let words, let style, let at, let anchor, let color) = command, color.alpha > 0,
        !words.isEmpty
      else { return nil }
      let width = house.stage.setup.metrics.width(of: words, style)
      let x = at.x - (anchor == .left ? 0 : anchor == .center ? width / 2 : width)
      return PaintedText(
        words: words, frame: Rect(x, at.y - style.size * 0.72, width, style.size * 0.92))
    }
  }
}
