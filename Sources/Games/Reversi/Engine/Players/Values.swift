// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Says what every move is worth in final discs: by ever deeper guesses, and exactly where the end can be seen.
struct Valuer {
  /// With so few empty squares every move is solved; with more, guesses come first.
  private static let solvedEmpty = 10
  /// With so many empty squares the end is tried.
  private static let triedEmpty = 22
  /// Deeper guesses tell nothing that could be seen in the numbers.
  private static let deepest = 14

  /// - Returns: false when it was stopped, or its budget was used up, before all was told that can be.
  static func evaluate(
    _ search: inout Search, _ position: Reversi.Position, _ control: SearchControl,
    _ tell: @Sendable (Reversi.Move, MoveValue) -> Void
  ) -> Bool {
    guard !position.isOver else { return true }
    let board = Board(position)
    let empty = board.emptyCount
    search.begin(SearchLimits(control: control))
    defer { search.meter.tell() }
    search.use(
      exact: empty > solvedEmpty ? Search.largest : Search.small,
      rough: empty > solvedEmpty ? Search.middling : Search.small)
    guard board.moves != 0 else { return pass(&search, board, tell) }
    var moves = search.rootMoves(board)
    if empty > solvedEmpty {
      let last = empty <= triedEmpty ? empty - 6 : min(deepest, empty - 1)
      for depth in stride(from: 2, through: max(2, last), by: 2) {
        guard guess(&search, board, &moves, depth: depth, tell) else { return false }
      }
      guard empty <= triedEmpty else { return true }
    }
    // The best first: it is what the player waits for, and what is learned there helps with the others.
    for index in moves.indices {
      guard let score = search.score(search.child(board, moves[index].square)) else { return false }
      if search.isAborted { return false }
      tell(.place(moves[index].square), MoveValue(0 - score))
    }
    return true
  }

  /// One value for each move at this depth, the best first.
  private static func guess(
    _ search: inout Search, _ board: Board, _ moves: inout [Search.RootMove], depth: Int,
    _ tell: @Sendable (Reversi.Move, MoveValue) -> Void
  ) -> Bool {
    for index in moves.indices {
      let child = search.child(board, moves[index].square)
      let score = 0 - search.midgame(child, 0 - Search.infinity, Search.infinity, depth - 1)
      if search.isAborted { return false }
      moves[index].score = score
    }
    moves.sort { ($0.score, $1.square) > ($1.score, $0.square) }
    for move in moves {
      let discs = Int((Double(move.score) / Double(Evaluation.unit)).rounded())
      tell(.place(move.square), MoveValue(max(-64, min(64, discs)), depth: depth))
    }
    return true
  }

  private static func pass(
    _ search: inout Search, _ board: Board, _ tell: @Sendable (Reversi.Move, MoveValue) -> Void
  ) -> Bool {
    guard board.emptyCount <= triedEmpty, let score = search.score(board.passed), !search.isAborted else {
      return false
    }
    tell(.pass, MoveValue(0 - score))
    return true
  }
}
