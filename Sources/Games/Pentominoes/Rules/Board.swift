// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The squares to be covered: any shape, in one piece or in several islands.
public struct Board: Hashable, Sendable {
  /// Rows and columns of the frame around the board.
  public let rows: Int
  public let columns: Int
  /// The squares to be covered, row by row. The number of a square is its place here; masks have its bit set.
  public let cells: [Cell]
  /// For every square of the frame, row by row: its number, or -1 outside.
  private let numbers: [Int8]

  /// As many squares as a mask has bits; twelve tiles cover 60.
  public static let cellLimit = 64
  /// As many rows, and columns.
  public static let sideLimit = 32

  /// - Parameter lines: rows from the top, `#` outside, anything else a square to be covered.
  /// - Throws: an `EngineError` when the rows differ in length, or there are too many squares, or none.
  public init(_ lines: [some StringProtocol]) throws(EngineError) {
    rows = lines.count
    columns = lines.first?.count ?? 0
    guard (1...Self.sideLimit).contains(rows), (1...Self.sideLimit).contains(columns) else {
      throw EngineError(
        Fault(
          "the board is {rows} x {columns}; it may have 1 to {most} rows and columns.",
          ["rows": String(rows), "columns": String(columns), "most": String(Self.sideLimit)]))
    }
    var cells: [Cell] = []
    var numbers: [Int8] = []
    for (row, line) in lines.enumerated() {
      guard line.count == columns else {
        throw EngineError(
          Fault(
            "row {row} has {count} characters; row 1 has {columns}.",
            ["row": String(row + 1), "count": String(line.count), "columns": String(columns)]))
      }
      for (column, character) in line.enumerated() {
        numbers.append(character == "#" ? -1 : Int8(truncatingIfNeeded: cells.count))
        if character != "#" { cells.append(Cell(row, column)) }
      }
    }
    guard (1...Self.cellLimit).contains(cells.count) else {
      throw EngineError(
        Fault(
          "the board has {count} squares; it may have 1 to {most}.",
          ["count": String(cells.count), "most": String(Self.cellLimit)]))
    }
    self.cells = cells
    self.numbers = numbers
  }

  /// A rectangle; `rows` times `columns` is 1 to 64, and neither is more than 32.
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = (0..<rows).flatMap { row in (0..<columns).map { Cell(row, $0) } }
    numbers = cells.indices.map { Int8(truncatingIfNeeded: $0) }
  }

  /// The number of a square, or nil outside the board.
  public func number(of cell: Cell) -> Int? {
    guard (0..<rows).contains(cell.row), (0..<columns).contains(cell.column) else { return nil }
    let number = numbers[cell.row * columns + cell.column]
    return number < 0 ? nil : Int(number)
  }

  public func contains(_ cell: Cell) -> Bool { number(of: cell) != nil }

  /// All squares.
  public var full: UInt64 { ~0 >> UInt64(64 - cells.count) }

  /// The squares a placement covers, or nil when one is outside.
  public func mask(of placement: Placement) -> UInt64? {
    var mask: UInt64 = 0
    for offset in placement.tile.cells(placement.orientation) {
      guard let number = number(of: placement.corner + offset) else { return nil }
      mask |= 1 << UInt64(number)
    }
    return mask
  }

  /// Every way to lay a tile on the empty board: by orientation, then row by row.
  public func placements(of tile: Pentomino) -> [Placement] {
    var found: [Placement] = []
    for orientation in tile.orientations {
      let shape = tile.cells(orientation)
      for row in 0..<rows {
        for column in 0..<columns where shape.allSatisfy({ contains(Cell(row + $0.row, column + $0.column)) })
        {
          found.append(Placement(tile, orientation, at: Cell(row, column)))
        }
      }
    }
    return found
  }

  /// Squares joined edge to edge, each island row by row.
  public var islands: [[Cell]] {
    var left = Set(cells)
    var islands: [[Cell]] = []
    for start in cells where left.contains(start) {
      var island: [Cell] = []
      var open = [start]
      left.remove(start)
      while let cell = open.popLast() {
        island.append(cell)
        for step in [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)] where left.contains(cell + step) {
          left.remove(cell + step)
          open.append(cell + step)
        }
      }
      islands.append(island.sorted())
    }
    return islands
  }

  /// The turns and mirrors that carry the board onto itself, `upright` first; 1, 2, 4 or 8 of them.
  public var symmetries: [Orientation] {
    let shape = Set(Orientation.upright.applied(to: cells))
    return Orientation.allCases.filter { Set($0.applied(to: cells)) == shape }
  }

  /// Where a symmetry of the board carries a placement.
  public func image(of placement: Placement, under symmetry: Orientation) -> Placement? {
    let corner = cells.corner
    let moved = symmetry.applied(to: cells)
    let images = placement.cells.compactMap { cell in number(of: cell).map { moved[$0] + corner } }
    return Placement(placement.tile, covering: images)
  }
}
