// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The text format of the command line: the rows of the board joined by `/`, a space, the letters of all tiles that
/// are allowed, a space, and how many tiles a full solution has. A square is `.` when it is free, `#` outside the
/// board, or the letter of the tile that covers it.
extension Pentominoes.Position {
  /// The rows of the board, as in `notation`.
  public var rows: [String] {
    var letters: [Cell: String] = [:]
    for placement in placements.values {
      for cell in placement.cells { letters[cell] = placement.tile.description }
    }
    return (0..<board.rows).map { row in
      (0..<board.columns).map { column in
        let cell = Cell(row, column)
        return board.contains(cell) ? letters[cell] ?? "." : "#"
      }.joined()
    }
  }

  public var notation: String {
    rows.joined(separator: "/") + " \(puzzle.allowed) \(puzzle.needed)"
  }

  /// Reads what `notation` writes. The puzzle has no name and no givens.
  /// - Throws: an `EngineError` that says what is wrong and what is allowed.
  public init(parsing text: some StringProtocol) throws(EngineError) {
    let parts = Substring(text).split(separator: " ")
    guard parts.count == 3 else {
      throw EngineError(
        Fault(
          "a position is the rows of the board joined by /, the letters of the tiles and how many of them fill the board."
        ))
    }
    let lines = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    let covered = try Self.covered(by: lines)
    let board = try Board(lines)
    guard let allowed = PentominoSet(parts[1]) else {
      throw EngineError(
        Fault(
          "the tiles are '{tiles}'; allowed are letters of {letters}, none twice.",
          ["tiles": String(parts[1]), "letters": PentominoSet.all.description]))
    }
    guard let needed = Int(parts[2]), String(needed) == parts[2], (1...12).contains(needed) else {
      throw EngineError(
        Fault("the number of tiles is '{count}'; it is a number from 1 to 12.", ["count": String(parts[2])]))
    }
    guard board.cells.count == 5 * needed else {
      throw EngineError(
        Fault(
          "the board has {squares} squares; {tiles} tiles cover {covered}.",
          [
            "squares": String(board.cells.count), "tiles": String(needed), "covered": String(5 * needed),
          ]))
    }
    guard allowed.count >= needed else {
      throw EngineError(
        Fault(
          "{needed} tiles fill the board, but only {tiles} are allowed.",
          ["needed": String(needed), "tiles": allowed.description]))
    }
    self.init(Puzzle(board: board, allowed: allowed, needed: needed))
    for tile in Pentomino.allCases {
      guard let cells = covered[tile] else { continue }
      guard allowed.contains(tile) else {
        throw EngineError(
          Fault(
            "tile {tile} is on the board, but not among the tiles {tiles}.",
            ["tile": tile.description, "tiles": allowed.description]))
      }
      guard let placement = Placement(tile, covering: cells) else {
        throw EngineError(
          Fault(
            "the squares marked {tile} do not have the shape of the {tile} tile.", ["tile": tile.description])
        )
      }
      self = laying(placement)
    }
  }

  /// The squares of each tile that lies on a board, by its letter.
  private static func covered(by lines: [Substring]) throws(EngineError) -> [Pentomino: [Cell]] {
    var covered: [Pentomino: [Cell]] = [:]
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() where character != "." && character != "#" {
        guard let tile = Pentomino(String(character)) else {
          throw EngineError(
            Fault(
              "row {row}, column {column} is '{character}'; a square is . or # or one of the letters {letters}.",
              [
                "row": String(row + 1), "column": String(column + 1), "character": String(character),
                "letters": PentominoSet.all.description,
              ]))
        }
        covered[tile, default: []].append(Cell(row, column))
      }
    }
    return covered
  }
}

extension Pentominoes.Position {
  /// A full board in letters, row by row: the first in the alphabet of those that the symmetries of the board make of it.
  var solution: String? {
    guard isSolved else { return nil }
    // What is given stays where it is.
    let symmetries = board.symmetries.filter { symmetry in
      puzzle.givens.allSatisfy { given in
        board.image(of: given, under: symmetry).map { Set($0.cells) == Set(given.cells) } ?? false
      }
    }
    let images = symmetries.map { symmetry in
      placements.values.reduce(into: [Cell: Character]()) { letters, placement in
        for cell in board.image(of: placement, under: symmetry)?.cells ?? [] {
          letters[cell] = placement.tile.description.first
        }
      }
    }
    return images.map { letters in
      (0..<board.rows).map { row in
        String((0..<board.columns).map { letters[Cell(row, $0)] ?? "#" })
      }.joined(separator: "/")
    }.min()
  }
}
