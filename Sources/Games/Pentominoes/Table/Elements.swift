// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// What can be named and pointed at: squares, tiles, and the handles of the selected tile.
extension Pentominoes.Table {
  public func elements(_ view: View) -> [Element] {
    cells(view) + puzzle.allowed.tiles.map { element(of: $0, view) } + handleElements(view)
  }

  private func cells(_ view: View) -> [Element] {
    let zone = dropZone(view).map { Set($0.cells) } ?? []
    return puzzle.board.cells.map { cell in
      let tile = shown.tile(at: cell)?.description
      return Element(
        Self.id(cell), .cell, cellLabel(row: cell.row, column: cell.column, tile),
        geometry.frame(cell),
        isEnabled: view.mayMove && tile == nil, isSelected: zone.contains(cell), value: tile ?? "empty")
    }
  }

  /// The tile by its square nearest to the middle: there it can be taken.
  private func element(of tile: Pentomino, _ view: View) -> Element {
    let form = stance(of: tile, view)
    let cell = tile.cells(orientation(tile))[Self.middle(of: tile)]
    let isGiven = shown.givens.contains(tile)
    return Element(
      "tile.\(tile)", .piece,
      Pentominoes.label(tile, isGiven: isGiven, isLaid: shown.placements[tile] != nil),
      Rect(
        form.at.x + Double(cell.column) * form.scale, form.at.y + Double(cell.row) * form.scale,
        form.scale,
        form.scale), isEnabled: view.mayMove && !isGiven,
      isFocused: view.showsFocus && selected == tile, isSelected: selected == tile,
      value: shown.placements[tile]?.description ?? "home \(tile.folding(orientation(tile)).rawValue)",
      spoken: spoken(tile))
  }

  /// Of the tile that the keys hold over the board: where, and whether it fits there.
  private func spoken(_ tile: Pentomino) -> String? {
    guard selected == tile, let floating else { return nil }
    let placement = Placement(tile, orientation(tile), at: floating)
    let first = placement.cells.min() ?? floating
    let place: KeyValuePairs = [
      "tile": tile.description, "row": String(first.row + 1), "column": String(first.column + 1),
    ]
    return shown.fits(placement)
      ? tr("{tile}, from row {row}, column {column}, fits", place)
      : tr("{tile}, from row {row}, column {column}, does not fit", place)
  }

  private func handleElements(_ view: View) -> [Element] {
    handles(view).map { handle in
      Element(
        "handle.\(handle.id.dropFirst(5))", .button,
        Self.turns.first { $0.id == handle.id }?.label.said ?? "",
        Rect(center: handle.center, size: Size(2 * Self.handleRadius, 2 * Self.handleRadius)))
    }
  }
}
