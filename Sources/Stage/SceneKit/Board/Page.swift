// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// A page with a board: under the header the board with a rail beside it, or in a tall window everything in one column. This
/// file alone knows how far that stands from the edges of the window and from each other.
extension TableFrame {
  /// - Parameters:
  ///   - over, under: what stands in the board's column.
  ///   - board: the board, and what stands beside it.
  ///   - spacing: between the parts of that column, and of a tall window's.
  ///   - width: of the rail, where it is not that of others.
  ///   - rail: as high as there is room for; not asked for in a tall window.
  ///   - tall: all that a tall window shows, the board with it; not asked for in others.
  package func page(
    header: Part, over: [Part?] = [], board: Part = .board, under: [Part?] = [], spacing: Double = 0,
    width: Double? = nil, rail: @autoclosure () -> Part, tall: @autoclosure () -> [Part?]
  ) -> Part {
    let body: Part
    switch arrangement {
    case .wide, .small:
      let isWide = arrangement == .wide
      let foot = isWide ? 26.0 : 16
      // A board alone keeps the height at which all boards stand.
      let bottom = under.isEmpty ? (isWide ? 48 : 32) : foot
      let column = Part.column(over + [board] + under, spacing: spacing).sized(.fill, .fill)
        .inset(Insets(left: edge, right: isWide ? 28 : 20, bottom: bottom))
      let beside = rail().sized(.exactly((width ?? self.rail) + edge), .fill)
        .inset(Insets(right: edge, bottom: foot))
      body = Part.row([column, beside]).inset(Insets(top: isWide ? 20 : 8))
    case .tall:
      body = Part.column(tall(), spacing: spacing)
        .inset(Insets(left: edge, top: 8, right: edge, bottom: 15))
    }
    return Part.column([header, body.sized(.fill, .fill)]).sized(.fill, .fill)
  }

  /// From the edges of the window, at the left and at the right.
  package var edge: Double {
    switch arrangement {
    case .wide: 28
    case .small: 16
    case .tall: 20
    }
  }

  /// A rail that scrolls, where no other has room.
  package static func scrolling(_ parts: [Part?], spacing: Double = 10) -> Part {
    let column = Part.column(parts, spacing: spacing).wide(.fill)
    return .scroll("table.rail", column.inset(Insets(right: 10, bottom: 10))).sized(.fill, .fill)
  }

  // MARK: - Stage and tray

  /// Room for the stage with the piece in hand: a disc of this radius with its wall.
  package static func stage(radius: Double) -> Part {
    Part.drawing(Size(2 * radius, stageHeight(radius).rounded()), { _, _ in }).identified("table.stage")
  }

  static func stageHeight(_ radius: Double) -> Double { 2 * radius * (1 + 6.0 / 81) }

  /// True where words have room beside the stage.
  var hasRoomBesideStage: Bool { arrangement == .wide || rail >= 240 }

  /// The stage with words beside it, or under it where the rail is narrow.
  package func staged(radius: Double, _ words: Part, spacing: Double = 16) -> Part {
    let stage = Self.stage(radius: radius)
    return hasRoomBesideStage
      ? .row([stage.placed(0, 0), words], spacing: spacing)
      : .column([stage.placed(0.5, 0), words], spacing: 6)
  }

  /// Room for the tray, which takes what is left.
  package var tray: Part { tray(least: arrangement == .wide ? 187 : 150) }

  /// - Parameter height: with less its cells are too small to be hit.
  func tray(least height: Double) -> Part {
    Part.drawing(Size(0, height), { _, _ in }).sized(.fill, .fill).identified("table.side")
  }
}

extension Node where Action == StageAction {
  /// Room for the board.
  package static var board: Node { Node.spring.identified("table.board") }
}
