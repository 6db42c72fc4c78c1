// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// The board can be turned and mirrored, and the colours can change places with the side to move.
extension Reversi: Imaging {
  /// Four discs, turned so that the first one lies on f5.
  public static func opening(_ moves: [String]) -> [String]? {
    let first = Array(moves.prefix(4))
    guard first.count == 4, let begun = first.first else { return nil }
    let squares = Squares(columns: 8, rows: 8)
    func turned(_ name: String, _ by: String) -> String {
      guard let square = squares.square(named: name) else { return name }
      let (row, column) = (square / 8, square % 8)
      return switch by {
      case "c4": squares.name(8 * (7 - row) + 7 - column)
      case "e6": squares.name(8 * column + row)
      case "d3": squares.name(8 * (7 - column) + 7 - row)
      default: name
      }
    }
    return first.map { turned($0, begun) }
  }

  public static func imageCount(of puzzle: PackedPuzzle) -> Int { 16 }

  /// The bits of a number: left and right, up and down, and the colours change places; rows become columns.
  public static func image(_ number: Int, of puzzle: PackedPuzzle) -> PackedPuzzle {
    let squares = Squares(columns: 8, rows: 8)
    func moved(_ square: Int) -> Int {
      var (row, column) = (square / 8, square % 8)
      if number & 1 != 0 { column = 7 - column }
      if number & 2 != 0 { row = 7 - row }
      return number & 4 != 0 ? 8 * column + row : 8 * row + column
    }
    func exchanged(_ letter: Character) -> Character {
      guard number & 8 != 0 else { return letter }
      return letter == "X" ? "O" : letter == "O" ? "X" : letter
    }
    var cells = Array(puzzle.position)
    guard cells.count == 66 else { return puzzle }
    for (square, letter) in puzzle.position.prefix(64).enumerated() {
      cells[moved(square)] = exchanged(letter)
    }
    cells[65] = exchanged(cells[65])
    var image = puzzle
    image.position = String(cells)
    func imaged(_ name: String) -> String {
      squares.square(named: name).map { squares.name(moved($0)) } ?? name
    }
    (image.solution, image.danger) = (puzzle.solution.map(imaged), puzzle.danger.map(imaged))
    return image
  }
}
