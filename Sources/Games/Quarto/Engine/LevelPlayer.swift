// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The levels below perfect: what each sees is said in `QuartoEngine.levelLines`.
struct LevelPlayer: ~Copyable {
  private var solver: Solver

  init(_ rules: QuartoRules) { solver = Solver(rules, capacity: 1 << 20) }

  /// With this many cells empty or fewer, a level plays on exactly.
  private static func exactFrom(_ level: Int) -> Int {
    switch level {
    case 4: 5
    case 5: 8
    default: 0
    }
  }

  mutating func choose(
    _ position: QuartoPosition, level: Int, seed: UInt64, _ control: SearchControl
  ) -> QuartoMove? {
    var random = SeededRandom(seed: seed)
    solver.begin(SearchLimits(control: control))
    let board = SearchPosition(position)
    let moves = position.legalMoves.shuffled(using: &random)
    let empty = 16 - board.count
    if empty <= Self.exactFrom(level) { return exact(position, board, moves) }
    if let hand = position.hand {
      if level >= 2 || Int.random(in: 0..<2, using: &random) == 0 {
        let wins = solver.winningCells(board.planes, board.occupied, hand.rawValue)
        if wins != 0 { return .place(wins.trailingZeroBitCount) }
      }
      guard level >= 4 else { return moves.first }
      // Leave oneself something safe to give; the strongest level leaves as little as it can.
      return place(hand.rawValue, board, moves, isTight: level >= 5)
    }
    guard level >= 3 else { return moves.first }
    let danger = solver.unsafe(board.planes, board.occupied)
    let safe = moves.filter { move in
      if case .give(let piece) = move { danger >> UInt16(piece.rawValue) & 1 == 0 } else { false }
    }
    return safe.first ?? moves.first
  }

  private func place(_ hand: Int, _ board: SearchPosition, _ moves: [QuartoMove], isTight: Bool)
    -> QuartoMove?
  {
    let rated: [(move: QuartoMove, safe: Int)] = moves.compactMap { move in
      guard case .place(let cell) = move else { return nil }
      var after = board
      after.put(hand, on: cell)
      return (move, (after.left & ~solver.unsafe(after.planes, after.occupied)).nonzeroBitCount)
    }
    let playable = rated.filter { $0.safe > 0 }
    // An odd number of safe gifts runs out on the other side.
    let wanted = isTight ? playable.filter { $0.safe % 2 == 1 } : playable
    return (wanted.min { $0.safe < $1.safe } ?? playable.first ?? rated.first)?.move
  }

  private mutating func exact(
    _ position: QuartoPosition, _ board: SearchPosition, _ moves: [QuartoMove]
  ) -> QuartoMove? {
    var best: (move: QuartoMove, value: Int)?
    // Among equals what wins at once, or gives nothing away at once.
    let wins = position.hand.map { solver.winningCells(board.planes, board.occupied, $0.rawValue) } ?? 0
    let danger = solver.unsafe(board.planes, board.occupied)
    func isSharp(_ move: QuartoMove) -> Bool {
      switch move {
      case .place(let cell): wins >> UInt16(cell) & 1 == 1
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
