// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension ConnectFour {
  /// A place for one disc: column 0...6 from the left, row 0...5 from the bottom.
  public struct Cell: Hashable, Sendable {
    public let column: Int
    public let row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    var isOnBoard: Bool {
      (0..<ConnectFour.Position.columns).contains(column) && (0..<ConnectFour.Position.rows).contains(row)
    }
  }
}

extension ConnectFour {
  /// Why a game ended. Its text is kept with games and never changes.
  enum Reason: String { case row, column, diagonal, full }
}

/// The four ways a line of four can run.
enum LineDirection: CaseIterable {
  case row, column, rising, falling

  var reason: ConnectFour.Reason {
    switch self {
    case .row: .row
    case .column: .column
    case .rising, .falling: .diagonal
    }
  }

  /// The cell `count` steps on from `cell`; it may lie outside the board.
  func step(_ count: Int, from cell: ConnectFour.Cell) -> ConnectFour.Cell {
    switch self {
    case .row: ConnectFour.Cell(column: cell.column + count, row: cell.row)
    case .column: ConnectFour.Cell(column: cell.column, row: cell.row + count)
    case .rising: ConnectFour.Cell(column: cell.column + count, row: cell.row + count)
    case .falling: ConnectFour.Cell(column: cell.column + count, row: cell.row - count)
    }
  }
}
