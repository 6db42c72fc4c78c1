// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension ConnectFour {
  /// A position of Connect Four by the plain rules: the list of columns played from the empty board, and what
  /// follows from it. Made to be read; the solver has a type of its own, which tests hold against this one.
  public struct Position: GamePosition {
    public static let columns = 7
    public static let rows = 6

    /// The column of every move from the empty board, 0...6.
    public private(set) var columnsPlayed: [Int] = []
    /// Nil while the game goes on.
    public private(set) var outcome: Outcome?
    /// The cells of every line of four or more through the last disc (two lines at once show both), by column and
    /// then row; empty unless the game is won.
    public private(set) var winningCells: [ConnectFour.Cell] = []

    /// For each column the numbers (from 1) of the moves in it, bottom first.
    private var stacks = [[Int]](repeating: [], count: columns)

    /// The empty board.
    public init() {}

    /// Who is to move; after the end of the game, who would be.
    public var turn: Seat { columnsPlayed.count.isMultiple(of: 2) ? .first : .second }

    /// The columns that take another disc, from the left; none when the game is over.
    public var legalColumns: [Int] {
      outcome == nil ? (0..<Self.columns).filter { stacks[$0].count < Self.rows } : []
    }

    public var legalMoves: [Move] { legalColumns.compactMap { Move(column: $0) } }

    public func playing(_ move: Move) -> Position? { playing(move.column) }

    /// How many discs lie in `column` (0...6).
    public func height(of column: Int) -> Int { stacks[column].count }

    /// The number of the move that filled this cell, from 1; nil when it is empty or outside the board.
    public func moveNumber(column: Int, row: Int) -> Int? {
      guard stacks.indices.contains(column), stacks[column].indices.contains(row) else { return nil }
      return stacks[column][row]
    }

    /// Whose disc lies in this cell; nil when it is empty or outside the board.
    public func stone(column: Int, row: Int) -> Seat? {
      moveNumber(column: column, row: row).map { $0.isMultiple(of: 2) ? .second : .first }
    }

    /// The position after a disc in `column`; nil when that is full or outside the board, or when the game is over.
    public func playing(_ column: Int) -> ConnectFour.Position? {
      guard legalColumns.contains(column) else { return nil }
      var next = self
      next.columnsPlayed.append(column)
      next.stacks[column].append(next.columnsPlayed.count)
      next.judge(ConnectFour.Cell(column: column, row: height(of: column)), of: turn)
      return next
    }

    /// The same discs with the other side to move: to see what it could do already, not to play on.
    var skippingTurn: ConnectFour.Position {
      var next = self
      next.columnsPlayed.append(-1)
      return next
    }

    /// Sets the outcome after the disc in `last`.
    private mutating func judge(_ last: ConnectFour.Cell, of seat: Seat) {
      var cells: Set<ConnectFour.Cell> = []
      for direction in LineDirection.allCases {
        let line = run(through: last, direction, of: seat)
        guard line.count >= 4 else { continue }
        if outcome == nil { outcome = Outcome(winner: seat, reason: direction.reason.rawValue) }
        cells.formUnion(line)
      }
      winningCells = cells.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
      if outcome == nil, columnsPlayed.count == Self.columns * Self.rows {
        outcome = Outcome(winner: nil, reason: Reason.full.rawValue)
      }
    }

    /// True when a disc of `seat` in `column` would make four, whoever is to move; false where none can fall.
    func completesFour(_ seat: Seat, in column: Int) -> Bool {
      legalColumns.contains(column)
        && completesFour(seat, on: ConnectFour.Cell(column: column, row: height(of: column)))
    }

    /// True when a disc of `seat` in this empty cell would make four, whether one can fall there or not.
    func completesFour(_ seat: Seat, on cell: ConnectFour.Cell) -> Bool {
      LineDirection.allCases.contains { run(through: cell, $0, of: seat).count >= 4 }
    }

    /// The unbroken run of `seat`'s discs through `cell`.
    private func run(
      through cell: ConnectFour.Cell, _ direction: LineDirection, of seat: Seat
    ) -> [ConnectFour.Cell] {
      var cells = [cell]
      for sign in [1, -1] {
        var distance = 1
        while true {
          let next = direction.step(sign * distance, from: cell)
          guard stone(column: next.column, row: next.row) == seat else { break }
          cells.append(next)
          distance += 1
        }
      }
      return cells
    }
  }
}
