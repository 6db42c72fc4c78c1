// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// In which order the solver covers the squares of a board.
enum SquareOrder {
  /// For each square of `Board.cells` its place in the order that keeps the edge between covered and free squares
  /// shortest: column by column or row by row, from any corner.
  static func best(for board: Board) -> [Int] {
    var best: (order: [Int], cost: Int)?
    for kind in 0..<8 {
      let order = order(
        board, byColumn: kind & 1 == 0, isReversed: kind & 2 != 0, isMirrored: kind & 4 != 0)
      let cost = cost(board, order)
      if cost < best?.cost ?? .max { best = (order, cost) }
    }
    return best?.order ?? []
  }

  private static func order(_ board: Board, byColumn: Bool, isReversed: Bool, isMirrored: Bool) -> [Int] {
    let cells = board.cells
    let sorted = cells.indices.sorted { a, b in
      let (a, b) = isReversed ? (b, a) : (a, b)
      // Mirrored, each column or row is gone through the other way.
      let sign = isMirrored ? -1 : 1
      return byColumn
        ? (cells[a].column, sign * cells[a].row) < (cells[b].column, sign * cells[b].row)
        : (cells[a].row, sign * cells[a].column) < (cells[b].row, sign * cells[b].column)
    }
    var order = [Int](repeating: 0, count: cells.count)
    for (place, index) in sorted.enumerated() { order[index] = place }
    return order
  }

  /// The number of edges grows with the shapes that the edge between covered and free squares can have, about twofold
  /// with every square along it.
  private static func cost(_ board: Board, _ order: [Int]) -> Int {
    var widths = [Int](repeating: 0, count: order.count + 1)
    for (index, cell) in board.cells.enumerated() {
      let neighbours = [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)].compactMap {
        board.number(of: cell + $0).map { order[$0] }
      }
      // It lies along the edge from when its first neighbour is covered until it is covered itself.
      if let first = neighbours.min(), first < order[index] {
        for place in first..<order[index] { widths[place] += 1 }
      }
    }
    return widths.reduce(0) { $0 + 1 << min($1, 40) }
  }
}
