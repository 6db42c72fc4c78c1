// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The living board on the menu tile: three tiles that leave one square free.
extension Pentominoes.Table {
  private static let linenTile = TileMaterial(
    face: [Color(0xF1E8D4), Color(0xE6DAC1), Color(0xD6C7A8)], wall: (Color(0xA58F68), Color(0x86714E)),
    rim: .white)

  private static let script: [Placement] = ["PPF.", "PPFF", "PFFL", "LLLL"].letters

  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    list.tileSlab(tile, linenTile)
    list.tileRim(tile, linenTile)
    if !list.isPlain { list.tileField(Color(0xC4B28E), lines: Color(0x7A6440, 0.25)) }
    // Two tiles lie at first; the third comes, and then they go and come again.
    let phase = step % 4
    let count = phase == 0 ? 2 : phase == 1 ? 3 : phase - 1
    let cell = TileLattice.cell
    let k = cell / TileDrawing.unit
    for part in 0..<2 {
      for (index, placement) in script.prefix(count).enumerated() {
        var lift = 0.0
        if index == count - 1 && phase > 0 && !look.reducedMotion {
          lift = 1 - Easing.snap(since / (0.35 * look.pace))
        }
        let size = placement.tile.size(placement.orientation)
        let corner = Point(
          TileLattice.inset + Double(placement.corner.column) * cell,
          TileLattice.inset + Double(placement.corner.row) * cell - 30 * lift)
        let pictures = TileDrawing.pictures(placement.tile, placement.orientation, list.finish)
        list.picture(
          part == 0 ? pictures.wall : pictures.face,
          in: Rect(
            corner.x - TileDrawing.margin * k, corner.y - TileDrawing.margin * k,
            Double(size.columns) * cell + 2 * TileDrawing.margin * k,
            Double(size.rows) * cell + (2 * TileDrawing.margin + TileDrawing.wall) * k))
      }
    }
  }
}

extension [String] {
  /// The tiles of a board written in letters, in the order in which their letters come.
  fileprivate var letters: [Placement] {
    var cells: [Pentomino: [Cell]] = [:]
    var order: [Pentomino] = []
    for (row, line) in enumerated() {
      for (column, letter) in line.enumerated() {
        guard let tile = Pentomino(String(letter)) else { continue }
        if cells[tile] == nil { order.append(tile) }
        cells[tile, default: []].append(Cell(row, column))
      }
    }
    return order.compactMap { tile in cells[tile].flatMap { Placement(tile, covering: $0) } }
  }
}
