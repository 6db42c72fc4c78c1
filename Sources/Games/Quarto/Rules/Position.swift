// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Quarto {
  /// What counts as a line.
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// Rows, columns and both diagonals.
    case lines
    /// These and the nine 2 x 2 squares.
    case squares

    /// The cells of every line, four each.
    public var lines: [[Int]] {
      self == .lines ? Quarto.Rules.straight : Quarto.Rules.straight + Quarto.Rules.blocks
    }

    private static let straight: [[Int]] =
      (0..<4).map { row in (0..<4).map { 4 * row + $0 } }
      + (0..<4).map { column in (0..<4).map { 4 * $0 + column } }
      + [[0, 5, 10, 15], [3, 6, 9, 12]]

    private static let blocks: [[Int]] = (0..<9).map { index in
      let corner = 4 * (index / 3) + index % 3
      return [corner, corner + 1, corner + 4, corner + 5]
    }
  }
}

extension Quarto {
  /// A position of Quarto by the plain rules: made to be read; the solver has a type of its own, which tests hold
  /// against this one.
  public struct Position: GamePosition {
    public let rules: Quarto.Rules
    /// Row by row from the top left.
    public private(set) var board = [Quarto.Piece?](repeating: nil, count: 16)
    /// The piece that was given and must be placed now.
    public private(set) var hand: Quarto.Piece?
    /// Who must give or place now; after the end, who did last.
    public private(set) var turn = Seat.first
    public private(set) var outcome: Outcome?
    /// The cells of every winning line, in the order of the cells; empty unless the game is won.
    public private(set) var winningCells: [Int] = []
    /// Cells in the order they were filled.
    public private(set) var cellsPlayed: [Int] = []

    /// The empty board: the first seat gives a piece.
    public init(rules: Quarto.Rules = .lines) { self.rules = rules }

    /// Sets up a board that was not played out here.
    /// - Throws: an `EngineError` when the game on it is already won.
    mutating func set(board pieces: [Quarto.Piece?], hand piece: Quarto.Piece?) throws(EngineError) {
      board = pieces
      hand = piece
      cellsPlayed = board.indices.filter { board[$0] != nil }
      for line in rules.lines where !traits(sharedOn: line).isEmpty {
        throw EngineError("the game on this board is over: four pieces share a trait.")
      }
      if emptyCells.isEmpty { throw EngineError("the game on this board is over: all cells are filled.") }
    }

    /// Sets up a board for a table. Whoever gave placed before, so the number of pieces tells whose turn it is.
    /// - Throws: an `EngineError` when a piece is in the hand although the game is over.
    mutating func setUp(board pieces: [Quarto.Piece?], hand piece: Quarto.Piece?) throws(EngineError) {
      board = pieces
      hand = piece
      cellsPlayed = board.indices.filter { board[$0] != nil }
      let isOdd = cellsPlayed.count % 2 == 1
      turn = isOdd == (piece == nil) ? .second : .first
      judge(rules.lines)
      guard outcome == nil || piece == nil else {
        throw EngineError(
          Fault(
            "the game on this board is over, and piece {piece} is in the hand.",
            ["piece": piece?.description ?? ""]))
      }
    }

    /// Whoever has placed a piece gives one in the same turn.
    public var isMidTurn: Bool { hand == nil }

    /// Pieces neither on the board nor in the hand, by number.
    public var left: [Quarto.Piece] {
      Quarto.Piece.allCases.filter { piece in piece != hand && !board.contains(piece) }
    }

    public var emptyCells: [Int] { board.indices.filter { board[$0] == nil } }

    /// Every legal half-turn; none when the game is over.
    public var legalMoves: [Quarto.Move] {
      guard outcome == nil else { return [] }
      return hand == nil ? left.map { .give($0) } : emptyCells.map { .place($0) }
    }

    /// The position after `move`, or nil if it is not legal.
    public func playing(_ move: Quarto.Move) -> Quarto.Position? {
      guard outcome == nil else { return nil }
      var next = self
      switch (move, hand) {
      case (.give(let piece), nil):
        guard left.contains(piece) else { return nil }
        next.hand = piece
        next.turn = turn.other
      case (.place(let cell), let piece?):
        guard board[cell] == nil else { return nil }
        next.board[cell] = piece
        next.hand = nil
        next.cellsPlayed.append(cell)
        next.judge(rules.lines.filter { $0.contains(cell) })
      default: return nil
      }
      return next
    }

    /// True when `piece` set on `cell` completes a line.
    public func wins(_ piece: Quarto.Piece, on cell: Int) -> Bool {
      guard board[cell] == nil else { return false }
      // Asked for every piece and cell of a position again and again, so nothing is made for it: no board, no list of traits.
      return rules.lines.contains { line in
        guard line.contains(cell) else { return false }
        // The traits that all of them have, and those that none has.
        var (set, plain) = (piece.rawValue, ~piece.rawValue)
        for other in line where other != cell {
          guard let there = board[other] else { return false }
          set &= there.rawValue
          plain &= ~there.rawValue
        }
        return (set | plain) & 0b1111 != 0
      }
    }

    /// Pieces left that would let the other side win at once.
    public var dangerous: [Quarto.Piece] {
      left.filter { piece in emptyCells.contains { wins(piece, on: $0) } }
    }

    /// The lines that win, by their cells, with what their pieces share.
    var winningLines: [(cells: [Int], shared: [Reason.Shared])] {
      rules.lines.map { ($0, traits(sharedOn: $0)) }.filter { !$0.1.isEmpty }
    }

    /// What four pieces on a full line share.
    private func traits(sharedOn line: [Int]) -> [Reason.Shared] {
      let pieces = line.compactMap { board[$0] }
      guard pieces.count == 4 else { return [] }
      return Quarto.Trait.allCases.compactMap { trait in
        let isSet = pieces[0].has(trait)
        return pieces.allSatisfy { $0.has(trait) == isSet } ? Reason.Shared(trait: trait, isSet: isSet) : nil
      }
    }

    private mutating func judge(_ lines: [[Int]]) {
      var cells: Set<Int> = []
      var all: [Reason.Shared] = []
      for line in lines {
        let shared = traits(sharedOn: line)
        guard !shared.isEmpty else { continue }
        cells.formUnion(line)
        for trait in shared where !all.contains(trait) { all.append(trait) }
      }
      winningCells = cells.sorted()
      if !all.isEmpty {
        outcome = Outcome(winner: turn, reason: Reason.text(all))
      } else if emptyCells.isEmpty {
        outcome = Outcome(winner: nil, reason: Reason.full)
      }
    }
  }
}
