// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// A page with a board: under the header the board with a rail beside it, or in a tall window everything in one column. This
/// file alone knows how far that stands from the edges of the window and from each other.
extension TableFrame {
  /// - Parameters:
  ///   - over, under: what stands in the board's column.
  ///   - spacing: between the parts of that column, and of a tall window's.
  ///   - rail: as high as there is room for; not asked for in a tall window.
  ///   - tall: all that a tall window shows, the board with it; not asked for in others.
  package func page(
    header: Part, over: [Part] = [], under: [Part] = [], spacing: Double = 0, rail: @autoclosure () -> Part,
    tall: @autoclosure () -> [Part]
  ) -> Part {
    let body: Part
    switch arrangement {
    case .wide, .small:
      let isWide = arrangement == .wide
      let edge = isWide ? 28.0 : 16
      let foot = isWide ? 26.0 : 16
      // A board alone keeps the height at which all boards stand.
      let bottom = under.isEmpty ? (isWide ? 48 : 32) : foot
      let column = Part.column(over + [.board] + under, spacing: spacing).sized(.fill, .fill)
        .inset(Insets(left: edge, right: isWide ? 28 : 20, bottom: bottom))
      let beside = rail().sized(.exactly(self.rail + edge), .fill).inset(Insets(right: edge, bottom: foot))
      body = Part.row([column, beside]).inset(Insets(top: isWide ? 20 : 8))
    case .tall:
      body = Part.column(tall(), spacing: spacing).inset(Insets(left: 20, top: 8, right: 20, bottom: 15))
    }
    return Part.column([header, body.sized(.fill, .fill)]).sized(.fill, .fill)
  }

  /// A rail that scrolls, where no other has room.
  package static func scrolling(_ parts: [Part?], spacing: Double = 10) -> Part {
    let column = Part.column(parts.compactMap { $0 }, spacing: spacing).wide(.fill)
    return .scroll("table.rail", column.inset(Insets(right: 10, bottom: 10))).sized(.fill, .fill)
  }

  // MARK: - Stage and tray

  /// Room for the stage with the piece in hand: a disc of this radius with its wall.
  package static func stage(radius: Double) -> Part {
    Part.drawing(Size(2 * radius, (2 * radius * (1 + 6.0 / 81)).rounded()), { _, _ in })
      .identified("table.stage")
  }

  /// Room for the tray, which takes what is left and whose cells are never too small to be hit.
  package var tray: Part {
    Part.drawing(Size(0, arrangement == .wide ? 187 : 150), { _, _ in }).sized(.fill, .fill)
      .identified("table.side")
  }
}

extension Node where Action == StageAction {
  /// Room for the board.
  package static var board: Node { Node.spring.identified("table.board") }
}
