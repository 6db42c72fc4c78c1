// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// What every move is worth.
extension PerfectPlayer {
  /// What ends the game at once is 2 or -2; of the others only the sign is known.
  private static let atOnce = 2
  /// Nodes that one move may cost before the others have had their turn.
  private static let firstTry: UInt64 = 200_000

  /// Tells the value of each placement of the piece in hand, or of each gift. What is seen at a glance comes first, then
  /// what is proven soon. The table is kept from one question to the next: positions of one game help each other.
  /// - Returns: false when stopped, or when the budget was used up, before all was told.
  mutating func evaluate(
    _ position: Quarto.Position, _ control: SearchControl, _ tell: @Sendable (Quarto.Move, MoveValue) -> Void
  ) -> Bool {
    guard position.outcome == nil else { return true }
    let board = SearchPosition(position)
    // The book may know the board, though not what each gift is worth.
    let most = position.hand == nil ? known.value(giving: board, solver) ?? 1 : 1
    let gifts = position.hand == nil ? known.gifts(of: board, solver) ?? [:] : [:]
    var open: [Quarto.Move] = []
    for move in position.legalMoves {
      if let score = glance(move, in: board, position.hand, gifts, most: most) {
        if control.isStopped { return false }
        tell(move, MoveValue(score))
      } else {
        open.append(move)
      }
    }
    guard !open.isEmpty else { return !control.isStopped }
    keepTable()
    defer { solver.meter.tell() }
    for limit in [Self.firstTry, .max] {
      var left: [Quarto.Move] = []
      for move in open {
        solver.begin(SearchLimits(control: control, nodes: limit))
        if let score = solved(move, in: board, position.hand, most: most) {
          tell(move, MoveValue(score))
        } else {
          left.append(move)
        }
        if control.isStopped { return false }
      }
      open = left
    }
    return open.isEmpty
  }

  /// What needs no search: the end of the game, and what is in the book.
  /// - Parameters:
  ///   - gifts: what those are worth that the book knows.
  ///   - most: what no gift can be better than.
  private func glance(
    _ move: Quarto.Move, in board: SearchPosition, _ hand: Quarto.Piece?, _ gifts: [Int: Int], most: Int
  ) -> Int? {
    switch move {
    case .place(let cell):
      guard let hand else { return nil }
      let wins = solver.winningCells(board.planes, board.occupied, hand.rawValue)
      if wins >> UInt16(cell) & 1 == 1 { return Self.atOnce }
      var after = board
      after.put(hand.rawValue, on: cell)
      if after.left == 0 { return 0 }
      if after.left & ~solver.unsafe(after.planes, after.occupied) == 0 { return -1 }
      return known.value(giving: after, solver)
    case .give(let piece):
      if solver.winningCells(board.planes, board.occupied, piece.rawValue) != 0 { return -Self.atOnce }
      if let worth = gifts[piece.rawValue] { return worth }
      var after = board
      after.left &= ~(1 << UInt16(piece.rawValue))
      return known.value(after, placing: piece.rawValue, solver).map { -$0 } ?? (most == -1 ? -1 : nil)
    }
  }

  private mutating func solved(
    _ move: Quarto.Move, in board: SearchPosition, _ hand: Quarto.Piece?, most: Int
  ) -> Int? {
    var after = board
    switch move {
    case .place(let cell):
      guard let hand else { return nil }
      after.put(hand.rawValue, on: cell)
      return solver.value(giving: after)
    case .give(let piece):
      after.left &= ~(1 << UInt16(piece.rawValue))
      // Where no gift wins, that its receiver holds need not be asked.
      if most == 0 { return solver.isAtLeast(1, after, placing: piece.rawValue).map { $0 ? -1 : 0 } }
      return solver.value(after, placing: piece.rawValue).map { -$0 }
    }
  }
}
