// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The walnut tray with its linen floor, for a board of any shape.
extension Pentominoes.Table {
  static let walnut = TileMaterial(
    face: [Color(0x8A5A38), Color(0x7A4A2C), Color(0x653A20)], wall: (Color(0x4A2713), Color(0x331808)),
    rim: Color(0xE0B084))
  static let linen = Color(0xD8C7A4)

  func paintTray(_ view: View, _ list: inout DrawList) {
    let tray = geometry.tray
    let (wall, radius) = (geometry.wall, geometry.radius)
    let isDark = view.look.isDark
    WalnutSlab.paint(tray, wall: wall, radius: radius, isDark: isDark, into: &list)
    floor(view, &list)
  }

  /// One sunk field for each row of neighbouring squares; where the board has holes, the wood stays.
  private func floor(_ view: View, _ list: inout DrawList) {
    let fill = list.isPlain ? list.finish.ground : LinenFloor.fill(isDark: view.look.isDark)
    let isRectangle = puzzle.board.cells.count == puzzle.board.rows * puzzle.board.columns
    if isRectangle {
      let reach = (geometry.padding * 0.25).rounded()
      let field = Rect(
        origin: geometry.origin,
        size: Size(Double(puzzle.board.columns) * geometry.cell, Double(puzzle.board.rows) * geometry.cell)
      ).inset(-reach)
      if list.isPlain {
        list.rounded(field.inset(-1.5), radius: 5, list.finish.ink)
        list.rounded(field.inset(1.5), radius: 3, fill)
        return LinenFloor.weave(
          puzzle.board.cells, board: puzzle.board.contains, geometry.frame, isDark: view.look.isDark,
          into: &list)
      }
      list.shape(
        Shape(
          .roundedRect(field.size, radius: 5), fill: .solid(fill),
          stroke: Stroke(Color(0x3A2412, 0.35), width: 2)), at: field.origin)
      list.fill(Rect(field.x + 1, field.y + 1, field.width - 2, 5), Color(0x3A2412, 0.16))
      list.fill(Rect(field.x + 1, field.y + 6, 5, field.height - 7), Color(0x3A2412, 0.12))
    } else {
      LinenFloor.sink(puzzle.board.cells, board: puzzle.board.contains, geometry.frame, fill, into: &list)
    }
    LinenFloor.weave(
      puzzle.board.cells, board: puzzle.board.contains, geometry.frame, isDark: view.look.isDark, into: &list)
  }
}

extension Pentominoes {
  public static func paintThumbnail(
    _ position: Pentominoes.Position, in frame: Rect, look: Look, into list: inout DrawList
  ) {
    let board = position.board
    let cell = max(
      2,
      min((frame.width - 8) / Double(board.columns), (frame.height - 8) / Double(board.rows), 16).rounded(
        .down))
    let origin = Point(
      (frame.midX - Double(board.columns) * cell / 2).rounded(),
      (frame.midY - Double(board.rows) * cell / 2).rounded())
    let wood = list.isPlain ? list.finish.ink : look.isDark ? Color(0x8A5A38) : Color(0x6E4226)
    let linen = list.isPlain ? list.finish.ground : look.isDark ? Color(0xB5A482) : Table.linen
    for square in board.cells {
      let place = Rect(
        origin.x + Double(square.column) * cell, origin.y + Double(square.row) * cell, cell, cell)
      list.fill(place.inset(-2), wood)
    }
    for square in board.cells {
      let place = Rect(
        origin.x + Double(square.column) * cell, origin.y + Double(square.row) * cell, cell, cell)
      let tile = position.tile(at: square)
      list.fill(
        place.inset(cell > 5 ? 0.5 : 0),
        tile.map(TileDrawing.color) ?? linen)
    }
  }
}
