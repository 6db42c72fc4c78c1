// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension ConnectFour {
  /// An order in which the discs of a board can have fallen, so that nobody had four before the last one: found backwards, disc by
  /// disc, each set of heights once.
  struct FallingOrder {
    /// For every column its discs from the bottom.
    private let discs: [[Seat]]
    private var seen: Set<Int> = []

    init(_ discs: [[Seat]]) { self.discs = discs }

    /// The columns from the first move to the last; nil where there is no such order.
    var columns: [Int]? {
      var search = self
      var heights = discs.map(\.count)
      return search.find(&heights, isLast: true)
    }

    private mutating func find(_ heights: inout [Int], isLast: Bool) -> [Int]? {
      let count = heights.reduce(0, +)
      if count == 0 { return [] }
      guard seen.insert(heights.reduce(0) { 8 * $0 + $1 }).inserted else { return nil }
      if !isLast, hasFour(heights) { return nil }
      let mover: Seat = count.isMultiple(of: 2) ? .second : .first
      for column in heights.indices where heights[column] > 0 {
        guard discs[column][heights[column] - 1] == mover else { continue }
        heights[column] -= 1
        let before = find(&heights, isLast: false)
        heights[column] += 1
        if let before { return before + [column] }
      }
      return nil
    }

    private func hasFour(_ heights: [Int]) -> Bool {
      func disc(_ cell: Cell) -> Seat? {
        guard cell.isOnBoard, cell.row < heights[cell.column] else { return nil }
        return discs[cell.column][cell.row]
      }
      for column in heights.indices {
        for row in 0..<heights[column] {
          let cell = Cell(column: column, row: row)
          let owner = disc(cell)
          let isFour = LineDirection.allCases.contains { way in
            (1...3).allSatisfy { disc(way.step($0, from: cell)) == owner }
          }
          if isFour { return true }
        }
      }
      return false
    }
  }
}
