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
  fileprivate static let linen = Color(0xD8C7A4)
  private static let line = Color(0x7A6440, 0.25)

  func paintTray(_ view: View, _ list: inout DrawList) {
    let tray = geometry.tray
    let (wall, radius) = (geometry.wall, geometry.radius)
    let isDark = view.look.isDark
    list.boardShadow(tray, wall: wall, radius: radius, isDark: isDark)
    list.slab(Self.walnut, tray, wall: wall, radius: radius, isDark: isDark)
    grain(tray, &list)
    let rim = tray.inset(0.9)
    list.shape(
      Shape(
        .roundedRect(rim.size, radius: radius - 0.9),
        stroke: Stroke(
          .linear(
            from: .zero, to: Point(rim.width * 0.7, rim.height),
            stops: [
              .init(0, Self.walnut.rim.opacity(0.75)), .init(0.3, Self.walnut.rim.opacity(0.22)),
              .init(1, Self.walnut.rim.opacity(0.1)),
            ]), width: 1.8)), at: rim.origin)
    floor(view, &list)
  }

  /// Short strokes along the wood, at places that only look random.
  private func grain(_ tray: Rect, _ list: inout DrawList) {
    for index in 0..<Int(tray.height / 9) {
      let seed = Double((index * 7919) % 97) / 97
      let y = tray.y + 5 + Double(index) * 9 + seed * 4
      let length = tray.width * (0.3 + 0.6 * Double((index * 104729) % 89) / 89)
      let x = tray.x + 4 + seed * (tray.width - 8 - length)
      list.fill(Rect(x.rounded(), y.rounded(), length.rounded(), 1), Color(0x3A1E0C, 0.05 + 0.12 * seed))
    }
  }

  /// One sunk field for each row of neighbouring squares; where the board has holes, the wood stays.
  private func floor(_ view: View, _ list: inout DrawList) {
    let fill = view.look.isDark ? Self.linen.mixed(with: Color(0x1A1210), 0.35) : Self.linen
    let isRectangle = puzzle.board.cells.count == puzzle.board.rows * puzzle.board.columns
    let cell = geometry.cell
    if isRectangle {
      let reach = (geometry.padding * 0.25).rounded()
      let field = Rect(
        origin: geometry.origin,
        size: Size(Double(puzzle.board.columns) * cell, Double(puzzle.board.rows) * cell)
      ).inset(-reach)
      list.shape(
        Shape(
          .roundedRect(field.size, radius: 5), fill: .solid(fill),
          stroke: Stroke(Color(0x3A2412, 0.35), width: 2)), at: field.origin)
      list.fill(Rect(field.x + 1, field.y + 1, field.width - 2, 5), Color(0x3A2412, 0.16))
      list.fill(Rect(field.x + 1, field.y + 6, 5, field.height - 7), Color(0x3A2412, 0.12))
    } else {
      // Holes stand: every square is sunk, with shadow where wood stands above or to its left.
      for square in puzzle.board.cells {
        list.fill(geometry.frame(square).inset(-1.5), Color(0x3A2412, 0.35))
      }
      for square in puzzle.board.cells { list.fill(geometry.frame(square), fill) }
      for square in puzzle.board.cells {
        let frame = geometry.frame(square)
        if !puzzle.board.contains(square + Cell(-1, 0)) {
          list.fill(Rect(frame.x, frame.y, cell, 5), Color(0x3A2412, 0.2))
        }
        if !puzzle.board.contains(square + Cell(0, -1)) {
          list.fill(Rect(frame.x, frame.y, 5, cell), Color(0x3A2412, 0.14))
        }
      }
    }
    weave(&list)
    for square in puzzle.board.cells {
      let frame = geometry.frame(square)
      if puzzle.board.contains(square + Cell(0, 1)) {
        list.fill(Rect(frame.maxX - 0.5, frame.y, 1, cell), Self.line)
      }
      if puzzle.board.contains(square + Cell(1, 0)) {
        list.fill(Rect(frame.x, frame.maxY - 0.5, cell, 1), Self.line)
      }
    }
  }

  private func weave(_ list: inout DrawList) {
    // One drawing of cloth, repeated square by square.
    for square in puzzle.board.cells {
      list.picture(.asset("boards/linen-tile"), in: geometry.frame(square), opacity: 0.55)
    }
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
    let wood = look.isDark ? Color(0x8A5A38) : Color(0x6E4226)
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
        tile.map(TileDrawing.color) ?? (look.isDark ? Color(0xB5A482) : Table.linen))
    }
  }
}
