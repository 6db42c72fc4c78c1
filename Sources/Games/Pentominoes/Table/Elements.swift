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

  /// The tile that the keys hold, where it is over the board.
  private var held: Placement? {
    guard let selected, let floating else { return nil }
    return Placement(selected, orientation(selected), at: floating)
  }

  /// How the tile of the keys lies and what it covers, and whether it fits there; of one that is laid, where.
  private func spoken(_ tile: Pentomino) -> String? {
    if let placement = held, placement.tile == tile {
      let fits = shown.fits(placement) ? tr("fits") : tr("does not fit")
      return [
        tile.description, Pentominoes.spoken(orientation(tile)), Pentominoes.squares(placement.cells), fits,
      ]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return shown.placements[tile].map {
      tr("tile {tile}, on {squares}", ["tile": tile.description, "squares": Pentominoes.squares($0.cells)])
    }
  }

  public func words(_ view: View) -> BoardWords? {
    let board = puzzle.board
    func cell(_ row: Int, _ column: Int) -> BoardWords.Cell {
      let cell = Cell(row, column)
      return BoardWords.Cell(
        "", board.contains(cell) ? shown.tile(at: cell)?.description : tr("no square"))
    }
    let free = board.cells.filter { shown.tile(at: $0) == nil }
    var words = BoardWords()
    if let first = held?.cells.min() {
      words.rows = [BoardWords.Line(String(first.row + 1), (0..<board.columns).map { cell(first.row, $0) })]
      words.columns = [
        BoardWords.Line(String(first.column + 1), (0..<board.rows).map { cell($0, first.column) })
      ]
      (words.row, words.column) = (0, 0)
    }
    words.beside =
      shown.placements.sorted { $0.key < $1.key }.map { tile, placement in
        tr(
          "{tile} on {squares}.", ["tile": tile.description, "squares": Pentominoes.squares(placement.cells)])
      } + (free.isEmpty ? [] : [tr("Free: {squares}.", ["squares": Pentominoes.squares(free)])])
    words.moves = view.mayMove ? shown.left.tiles.map(\.description) : []
    words.around = held.map { placement in
      let covered = Set(placement.cells)
      let near = free.filter { square in
        !covered.contains(square)
          && [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)].contains { covered.contains(square + $0) }
      }
      return near.isEmpty
        ? tr("Nothing round it is free.")
        : tr("Free round it: {squares}.", ["squares": Pentominoes.squares(near)])
    }
    return words
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
