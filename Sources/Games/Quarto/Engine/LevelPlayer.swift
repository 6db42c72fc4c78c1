// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The levels below perfect: what each sees is said in `Quarto.levels`.
enum LevelPlayer {
  /// With this many cells empty or fewer, a level plays on exactly.
  private static func exactFrom(_ level: Int) -> Int {
    switch level {
    case 4: 5
    case 5: 8
    default: 0
    }
  }

  static func choose(
    _ solver: inout Solver, _ position: Quarto.Position, level: Int, seed: UInt64, _ control: SearchControl
  ) -> Quarto.Move? {
    var random = SeededRandom(seed: seed)
    solver.begin(SearchLimits(control: control))
    let board = SearchPosition(position)
    let moves = random.shuffled(position.legalMoves)
    let empty = 16 - board.count
    if empty <= exactFrom(level) { return exact(&solver, position, board, moves) }
    if let hand = position.hand {
      if level >= 2 || random.below(2) == 0 {
        let wins = solver.winningCells(board.planes, board.occupied, hand.rawValue)
        if wins != 0 { return .place(wins.trailingZeroBitCount) }
      }
      // To give no win away, a piece that gives none must be left.
      return level < 3 ? moves.first : place(solver, hand.rawValue, board, moves, level)
    }
    guard level >= 2 else { return moves.first }
    // Level 2 overlooks what is easily overlooked: a single cell.
    guard level >= 3 else {
      return moves.first { move in
        guard case .give(let piece) = move else { return false }
        return solver.winningCells(board.planes, board.occupied, piece.rawValue).nonzeroBitCount < 2
      } ?? moves.first
    }
    let danger = solver.unsafe(board.planes, board.occupied)
    let safe = moves.filter { move in
      if case .give(let piece) = move { danger >> UInt16(piece.rawValue) & 1 == 0 } else { false }
    }
    return safe.first ?? moves.first
  }

  /// A placement that leaves something safe to give: any, the one that leaves the least, or at the strongest level the
  /// one that leaves the least odd number, because that runs out on the other side.
  private static func place(
    _ solver: borrowing Solver, _ hand: Int, _ board: SearchPosition, _ moves: [Quarto.Move], _ level: Int
  ) -> Quarto.Move? {
    var rated: [(move: Quarto.Move, safe: Int)] = []
    for move in moves {
      guard case .place(let cell) = move else { continue }
      var after = board
      after.put(hand, on: cell)
      let safe = (after.left & ~solver.unsafe(after.planes, after.occupied)).nonzeroBitCount
      // The last piece leaves nothing to give, and ends the game.
      if safe > 0 || after.left == 0 { rated.append((move, safe)) }
    }
    if level < 4 { return (rated.first?.move) ?? moves.first }
    let wanted = level < 5 ? rated : rated.filter { $0.safe % 2 == 1 }
    let least = wanted.min { $0.safe < $1.safe } ?? rated.min { $0.safe < $1.safe }
    return least?.move ?? moves.first
  }

  private static func exact(
    _ solver: inout Solver, _ position: Quarto.Position, _ board: SearchPosition, _ moves: [Quarto.Move]
  ) -> Quarto.Move? {
    var best: (move: Quarto.Move, value: Int)?
    // Among equals what wins at once, or gives nothing away at once.
    let wins = position.hand.map { solver.winningCells(board.planes, board.occupied, $0.rawValue) } ?? 0
    let danger = solver.unsafe(board.planes, board.occupied)
    func leavesSafeGift(_ cell: Int) -> Bool {
      guard wins == 0, let hand = position.hand else { return false }
      var after = board
      after.put(hand.rawValue, on: cell)
      return after.left & ~solver.unsafe(after.planes, after.occupied) != 0
    }
    func isSharp(_ move: Quarto.Move) -> Bool {
      switch move {
      case .place(let cell): wins >> UInt16(cell) & 1 == 1 || leavesSafeGift(cell)
      case .give(let piece): danger >> UInt16(piece.rawValue) & 1 == 0
      }
    }
    for move in moves.filter(isSharp) + moves.filter({ !isSharp($0) }) {
      let value: Int?
      switch move {
      case .give(let piece):
        var next = board
        next.left &= ~(1 << UInt16(piece.rawValue))
        value = solver.value(next, placing: piece.rawValue).map { -$0 }
      case .place(let cell):
        guard let hand = position.hand?.rawValue else { return moves.first }
        var after = board
        after.put(hand, on: cell)
        value = wins >> UInt16(cell) & 1 == 1 ? 1 : solver.value(giving: after)
      }
      guard let value else { return nil }
      if value > best?.value ?? -2 { best = (move, value) }
      if value == 1 { break }
    }
    return best?.move
  }
}
