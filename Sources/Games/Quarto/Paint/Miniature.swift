// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The living board on the menu tile: pieces appear one by one until four tall ones stand in a row.
extension Quarto.Table {
  /// Cell and piece, in the order of play; the last one wins.
  private static let script: [(cell: Int, piece: Int)] = [
    (0, 2), (3, 5), (5, 12), (6, 3), (8, 11), (11, 6), (13, 1), (14, 8), (9, 7), (10, 15),
  ]
  private static let opening = 8

  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    paintWood(tile, &list)
    let phase = step % (script.count - opening + 2)
    let shown = phase == script.count - opening + 1 ? opening : min(script.count, opening + phase)
    let cell = TileLattice.cell
    let table = Quarto.Table()
    let view = View(
      position: Quarto.Position(), moves: [], turn: .first, outcome: nil, mayMove: false,
      options: GameOptions(),
      look: look, now: 0)
    let placed = script.prefix(shown).enumerated().sorted { $0.element.cell < $1.element.cell }
    for (index, entry) in placed {
      guard let piece = Quarto.Piece(rawValue: entry.piece) else { continue }
      var lift = 0.0
      if index == shown - 1 && phase > 0 && !look.reducedMotion {
        lift = 1 - Easing.snap(since / (0.35 * look.pace))
      }
      let base =
        TileLattice.center(column: Double(entry.cell % 4), row: Double(entry.cell / 4))
        + Point(0, 1 - 34 * lift)
      table.paint(PieceForm(piece, Stance(base, scale: cell / 160 * 1.04)), lift: lift, view, &list)
    }
  }

  private static let wood = TileMaterial(
    face: [Color(0xCB9A66), Color(0xBC8954), Color(0xA97645)], wall: (Color(0x7A4F2A), Color(0x55341A)),
    rim: Color(0xFFE6BC))

  private static func paintWood(_ tile: Size, _ list: inout DrawList) {
    list.tileSlab(tile, wood)
    for line in 0..<(list.isPlain ? 0 : Int(tile.height / 11)) {
      // Grain: short strokes at places that only look random.
      let seed = Double((line * 7919) % 97) / 97
      let y = 6 + Double(line) * 11 + seed * 5
      let x = line % 2 == 0 ? 4 : seed * tile.width * 0.4
      let length = tile.width * (0.45 + 0.5 * Double((line * 104729) % 89) / 89)
      list.fill(
        Rect(x, y.rounded(), min(length, tile.width - 4 - x), 1), Color(0x7A4A22, 0.06 + 0.1 * seed))
    }
    list.tileRim(tile, wood)
    let size = TileLattice.cell * 0.98
    for cell in 0..<16 {
      let center = TileLattice.center(column: Double(cell % 4), row: Double(cell / 4))
      list.picture(.asset("pieces/quarto-well"), in: Rect(center: center, size: Size(size, size)))
    }
  }
}
