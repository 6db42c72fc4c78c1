// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A square by row and column from the top left, both from 0.
public struct Cell: Hashable, Sendable, Comparable {
  public var row: Int
  public var column: Int

  public init(_ row: Int, _ column: Int) {
    self.row = row
    self.column = column
  }

  /// Row by row from the top left.
  public static func < (a: Cell, b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }

  public static func + (a: Cell, b: Cell) -> Cell { Cell(a.row + b.row, a.column + b.column) }
  public static func - (a: Cell, b: Cell) -> Cell { Cell(a.row - b.row, a.column - b.column) }
}
