// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why moves are good or bad, in words.
extension Pentominoes: Explaining {
  /// What asks for the tile there, or for taking one off, and what the move makes of the free squares that was not so before.
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    guard let next = position.playing(move) else { return [] }
    let before = position.motifs
    let after = next.motifs
    if case .remove = move {
      // What was wrong speaks for a tile whose removal changes it.
      return before.filter { $0.decides && !after.contains($0) }.map { motif in
        var idea = motif.idea
        // That one tile is enough is not said.
        (idea.isGood, idea.isCertain) = (true, false)
        return idea
      }
    }
    let met = before.filter { $0.asks(for: move) }
    return (met + after.filter { !before.contains($0) }).map(\.idea)
  }
}

extension Pentominoes.Motif {
  /// True when the move lays the only tile that there is for a place.
  func asks(for move: Pentominoes.Move) -> Bool {
    guard case .place(let placement) = move else { return false }
    return switch self {
    case .onlyTile(let tile, let cell): tile == placement.tile && placement.cells.contains(cell)
    case .pocket(let tile, let cells): tile == placement.tile && Set(cells) == Set(placement.cells)
    default: false
    }
  }

  fileprivate var idea: Idea {
    switch self {
    case .oddPocket(let cells):
      Idea(
        "odd pocket", Self.ids(cells), isGood: false, isCertain: true,
        trn(
          "{count} free square is closed in, and tiles have five.",
          "{count} free squares are closed in, and tiles have five.", cells.count))
    case .strangePocket(let cells):
      Idea(
        "pocket", Self.ids(cells), isGood: false, isCertain: true,
        tr("Five squares are closed in that none of the tiles left can fill."))
    case .twoWant(let tile, let pockets):
      Idea(
        "two want one tile", Self.ids(pockets.flatMap { $0 }), isGood: false, isCertain: true,
        tr("Two pockets can only be filled by the {tile}.", ["tile": tile.description]))
    case .dead(let cell):
      Idea(
        "dead square", Self.ids([cell]), isGood: false, isCertain: true,
        tr("None of the tiles left can cover the square in row {row}, column {column}.", Self.place(cell)))
    case .onlyTile(let tile, let cell):
      Idea(
        "only tile", Self.ids([cell]), isGood: true,
        tr(
          "Only the {tile} can cover the square in row {row}, column {column}.",
          ["tile": tile.description, "row": String(cell.row + 1), "column": String(cell.column + 1)]))
    case .pocket(let tile, let cells):
      Idea(
        "pocket", Self.ids(cells), isGood: true,
        tr("Only the {tile} fills this pocket.", ["tile": tile.description]))
    case .cut(let sizes):
      Idea(
        "cut board", [], isGood: true,
        tr(
          "The free squares fall into parts of {sizes}: each is filled by itself.",
          ["sizes": listed(sizes.map { String($0) })]))
    }
  }

  private static func place(_ cell: Cell) -> KeyValuePairs<String, String> {
    ["row": String(cell.row + 1), "column": String(cell.column + 1)]
  }

  private static func ids(_ cells: [Cell]) -> [String] {
    cells.map { "cell.\($0.row + 1).\($0.column + 1)" }
  }
}
