// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Arrows choose a piece or a cell, Enter gives or places it.
extension Quarto.Table {
  mutating func press(_ key: Key, _ view: View) -> TableResponse<Quarto.Move> {
    let isGiving = view.position.hand == nil
    switch key {
    case .left, .right, .up, .down:
      guard view.mayMove else { return .handled }
      pointer = nil
      if isGiving { chosenWell = nextWell(key, view) } else { chosenCell = nextCell(key) }
      return .handled
    case .enter, .space:
      guard view.mayMove else { return .handled }
      if isGiving {
        guard let well = chosenWell, let piece = occupant(of: well, view) else {
          chosenWell = nextWell(.right, view)
          return .handled
        }
        return .move(.give(piece))
      }
      guard let cell = chosenCell else {
        chosenCell = view.position.emptyCells.first
        return .handled
      }
      return place(cell, view)
    default: return .ignored
    }
  }

  func occupant(of well: Int, _ view: View) -> Quarto.Piece? {
    view.position.left.first { places[$0] == .tray(well) }
  }

  private func nextCell(_ key: Key) -> Int {
    guard let cell = chosenCell else { return 5 }
    let (column, row) = Self.step(key, cell % 4, cell / 4)
    return clamp(row, 0, 3) * 4 + clamp(column, 0, 3)
  }

  /// The next well in the direction that still holds a piece; wraps to the first.
  private func nextWell(_ key: Key, _ view: View) -> Int? {
    let columns = geometry.trayColumns
    guard let start = chosenWell else { return (0..<16).first { occupant(of: $0, view) != nil } }
    var (column, row) = (start % columns, start / columns)
    while true {
      (column, row) = Self.step(key, column, row)
      guard (0..<columns).contains(column), (0..<16 / columns).contains(row) else { break }
      if occupant(of: row * columns + column, view) != nil { return row * columns + column }
    }
    // Nothing straight on: the nearest piece on that side.
    let from = geometry.wellCenter(start)
    func isAhead(_ d: Point) -> Bool {
      switch key {
      case .left: d.x < -1
      case .right: d.x > 1
      case .up: d.y < -1
      default: d.y > 1
      }
    }
    let ahead = (0..<16).filter { occupant(of: $0, view) != nil && isAhead(geometry.wellCenter($0) - from) }
    return ahead.min { (geometry.wellCenter($0) - from).length < (geometry.wellCenter($1) - from).length }
      ?? start
  }

  private static func step(_ key: Key, _ column: Int, _ row: Int) -> (Int, Int) {
    switch key {
    case .left: (column - 1, row)
    case .right: (column + 1, row)
    case .up: (column, row - 1)
    default: (column, row + 1)
    }
  }
}
