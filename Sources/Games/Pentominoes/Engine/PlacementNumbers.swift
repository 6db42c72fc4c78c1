// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Numbers for the placements of some tiles on a board: tile by tile, in the order of `Board.placements`.
struct PlacementNumbers: Sendable {
  let placements: [Placement]
  private let rows: Int
  private let columns: Int
  /// By tile, orientation, row and column; -1 where the tile does not fit the board.
  private let numbers: [Int16]

  init(_ board: Board, _ tiles: PentominoSet) {
    let placements = tiles.tiles.flatMap { board.placements(of: $0) }
    self.placements = placements
    rows = board.rows
    columns = board.columns
    var numbers = [Int16](repeating: -1, count: 96 * board.rows * board.columns)
    for (number, placement) in placements.enumerated() {
      numbers[Self.index(placement, board.rows, board.columns)] = Int16(number)
    }
    self.numbers = numbers
  }

  private static func index(_ placement: Placement, _ rows: Int, _ columns: Int) -> Int {
    let shape = 8 * placement.tile.rawValue + placement.orientation.rawValue
    return (shape * rows + placement.corner.row) * columns + placement.corner.column
  }

  /// Nil when the tile does not fit the board there.
  func number(of placement: Placement) -> Int? {
    guard (0..<rows).contains(placement.corner.row), (0..<columns).contains(placement.corner.column) else {
      return nil
    }
    let number = numbers[Self.index(placement, rows, columns)]
    return number < 0 ? nil : Int(number)
  }
}
