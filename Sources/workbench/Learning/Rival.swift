// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Reversi

/// Players as other programs have them, to measure the bots against.
struct Rival: ~Copyable {
  enum Kind: String, CaseIterable {
    /// Two plies on a table of squares.
    case squares
    /// Seven plies, counting discs and corners.
    case discs
  }

  private let kind: Kind
  private let tables = FlipTables()
  private static let corners: UInt64 = 0x8100_0000_0000_0081
  /// More than any guess; the final score decides then.
  private static let over = 10_000

  init(_ kind: Kind) { self.kind = kind }

  /// - Parameter seed: decides among moves that look the same.
  func choose(_ position: Reversi.Position, seed: UInt64) -> Reversi.Move? {
    var random = SeededRandom(seed: seed)
    let legal = position.legalMoves.shuffled(using: &random)
    let board = Board(position)
    var best: (move: Reversi.Move, score: Int)?
    for move in legal {
      guard let square = move.square else { return move }
      let score = -value(child(board, square), -1_000_000, -(best?.score ?? -1_000_000), depth - 1)
      if score > best?.score ?? -1_000_000 { best = (move, score) }
    }
    return best?.move ?? legal.first
  }

  private var depth: Int { kind == .squares ? 2 : 7 }

  private func child(_ board: Board, _ square: Int) -> Board {
    board.playing(square, tables.flips(board.own, board.other, square))
  }

  private func value(_ board: Board, _ alpha: Int, _ beta: Int, _ depth: Int) -> Int {
    var moves = board.moves
    if moves == 0 {
      if board.passed.moves == 0 { return board.finalScore * Self.over }
      return depth == 0 ? guess(board) : -value(board.passed, -beta, -alpha, depth - 1)
    }
    if depth == 0 { return guess(board) }
    var best = -1_000_000
    while moves != 0 {
      let square = Search.first(moves)
      moves &= moves - 1
      best = max(best, -value(child(board, square), -beta, -max(alpha, best), depth - 1))
      if best >= beta { break }
    }
    return best
  }

  private func guess(_ board: Board) -> Int {
    switch kind {
    case .squares:
      return (0..<64).reduce(0) { sum, square in
        let bit: UInt64 = 1 << UInt64(square)
        let owner = board.own & bit != 0 ? 1 : board.other & bit != 0 ? -1 : 0
        return sum + owner * SquareTable.value(square)
      }
    case .discs:
      let corners =
        (board.own & Self.corners).nonzeroBitCount - (board.other & Self.corners).nonzeroBitCount
      return board.own.nonzeroBitCount - board.other.nonzeroBitCount + 8 * corners
    }
  }
}

extension Rival {
  /// Those that know a game.
  static func kinds<Played: Game>(of game: Played.Type) -> [Kind] {
    game == Reversi.self ? Kind.allCases : []
  }

  /// What one of them plays; nil in a game that it does not know.
  static func move<Played: Game>(
    _ kind: Kind, in position: Played.Position, of game: Played.Type, seed: UInt64
  ) -> Played.Move? {
    (position as? Reversi.Position).flatMap { Rival(kind).choose($0, seed: seed) } as? Played.Move
  }
}
