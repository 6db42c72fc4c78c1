// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Moves that are only shown: tiles where they would lie, and the outline of one that has to go.
extension Pentominoes.Table {
  public func ghost(of move: LineMove<Pentominoes.Position>, _ view: View) -> Ghost? {
    switch move.move {
    case .remove(let tile):
      guard let placement = shown.placements[tile] else { return nil }
      var ghost = ghost(placement, number: nil) { _, _ in }
      ghost.ring = Color(0xC8452F)
      return ghost
    case .place(let placement):
      return ghost(placement, number: .onPiece(Color(0x1E1410))) { opacity, list in
        face(of: placement, opacity: opacity, &list)
      }
    }
  }

  private func ghost(
    _ placement: Placement, number: Ghost.Number?, paint: @escaping (Double, inout DrawList) -> Void
  ) -> Ghost {
    let tile = placement.tile
    let middle = placement.corner + tile.cells(placement.orientation)[Self.middle(of: tile)]
    var ghost = Ghost(
      id(ofPiece: tile), at: geometry.frame(middle).center, radius: geometry.cell * 0.46, number: number,
      ground: Color(0xB98A5A), face: TileDrawing.color(tile), rim: Color(0x33261B, 0.6), paint: paint)
    ghost.outline = (
      outline(tile, placement.orientation, geometry.cell), geometry.point(placement.corner)
    )
    return ghost
  }

  public func frame(ofElement id: String) -> Rect? {
    puzzle.board.cells.first { Self.id($0) == id }.map { geometry.frame($0) }
  }
}
