// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// The board can be turned and mirrored, and where only straight lines count, rows and columns can change places in pairs; the four
/// traits can change places with each other, and each with its opposite.
extension Quarto: Imaging {
  private static func isStraight(_ puzzle: PackedPuzzle) -> Bool { !puzzle.switches.contains(squares.name) }

  public static func imageCount(of puzzle: PackedPuzzle) -> Int {
    (isStraight(puzzle) ? 32 : 8) * traitOrders.count * 16
  }

  public static func image(_ number: Int, of puzzle: PackedPuzzle) -> PackedPuzzle {
    let orders = isStraight(puzzle) ? lineOrders : Array(lineOrders.prefix(2))
    var rest = number
    func take(_ count: Int) -> Int {
      defer { rest /= count }
      return rest % count
    }
    let isTransposed = take(2) == 1
    let isMirrored = take(2) == 1
    let order = orders[take(orders.count)]
    let (traits, opposites) = (traitOrders[take(traitOrders.count)], take(16))
    func moved(_ cell: Int) -> Int {
      let (row, column) = (order[cell / 4], order[cell % 4])
      let other = isMirrored ? 3 - column : column
      return isTransposed ? 4 * other + row : 4 * row + other
    }
    func changed(_ text: some StringProtocol) -> String {
      guard let piece = Piece(String(text)) else { return String(text) }
      let bits = (0..<4).reduce(0) { $0 | (piece.rawValue >> traits[$1] & 1) << $1 }
      return Piece(rawValue: bits ^ opposites)?.description ?? String(text)
    }
    var cells = puzzle.position.map { String($0) }
    guard cells.count == 18 else { return puzzle }
    for (cell, letter) in puzzle.position.prefix(16).enumerated() {
      cells[moved(cell)] = changed(String(letter))
    }
    cells[17] = changed(cells[17])
    var image = puzzle
    image.position = cells.joined()
    func imaged(_ text: String) -> String {
      switch Move(text) {
      case .place(let cell): Move.place(moved(cell)).description
      case .give: "=" + changed(text.dropFirst())
      case nil: text
      }
    }
    (image.solution, image.danger) = (puzzle.solution.map(imaged), puzzle.danger.map(imaged))
    return image
  }

  /// The orders of rows, and of columns in the same way, that keep opposite ones opposite: so diagonals stay diagonals. The first
  /// two keep neighbours, too.
  private static let lineOrders = [
    [0, 1, 2, 3], [3, 2, 1, 0], [0, 2, 1, 3], [3, 1, 2, 0], [1, 0, 3, 2], [2, 3, 0, 1], [1, 3, 0, 2],
    [2, 0, 3, 1],
  ]

  private static let traitOrders: [[Int]] = {
    func orders(of rest: [Int]) -> [[Int]] {
      rest.isEmpty
        ? [[]] : rest.flatMap { first in orders(of: rest.filter { $0 != first }).map { [first] + $0 } }
    }
    return orders(of: [0, 1, 2, 3])
  }()
}
