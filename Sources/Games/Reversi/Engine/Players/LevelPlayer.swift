// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The levels below perfect: what each sees is said in `ReversiEngine.levelLines`.
enum LevelPlayer {
  /// How a level thinks that searches at all.
  private struct Habit {
    var depth: Int
    /// From so few empty squares on it plays exactly.
    var exactEmpty: Int
    /// How far its guesses may be wrong by chance, in eighths of a disc.
    var noise: Int
  }

  private static func habit(_ level: Int) -> Habit? {
    switch level {
    case 3: Habit(depth: 1, exactEmpty: 4, noise: 40)
    case 4: Habit(depth: 3, exactEmpty: 8, noise: 16)
    case 5: Habit(depth: 6, exactEmpty: 14, noise: 0)
    default: nil
    }
  }

  static func choose(
    _ search: inout Search, _ position: ReversiPosition, level: Int, seed: UInt64, _ control: SearchControl
  ) -> ReversiMove? {
    var random = SeededRandom(seed: seed)
    let legal = position.legalMoves.shuffled(using: &random)
    if legal.count < 2 || level < 2 { return legal.first }
    if control.isStopped { return nil }
    guard let habit = habit(level) else { return bySquare(legal) }
    let board = Board(position)
    search.begin()
    search.limit(SearchLimits(control: control))
    var moves = search.rootMoves(board).shuffled(using: &random)
    if board.emptyCount <= habit.exactEmpty {
      return search.bestExact(board, &moves).map { .place($0.square) }
    }
    if habit.noise == 0 {
      return search.best(board, &moves, depth: habit.depth).map { .place($0.square) }
    }
    var best: (move: ReversiMove, score: Int)?
    for move in moves {
      let child = search.child(board, move.square)
      let score = 0 - search.midgame(child, -Search.infinity, Search.infinity, habit.depth - 1)
      if search.isAborted { return nil }
      let heard = score + Int.random(in: -habit.noise...habit.noise, using: &random)
      if heard > best?.score ?? Int.min { best = (.place(move.square), heard) }
    }
    return best?.move
  }

  /// The first of the moves to the best kind of square.
  private static func bySquare(_ moves: [ReversiMove]) -> ReversiMove? {
    moves.max { SquareTable.value($0.square ?? 0) < SquareTable.value($1.square ?? 0) }
  }
}

/// What a beginner's book says of the squares: corners are gold, what lies beside them is poison.
enum SquareTable {
  /// The upper left quarter; the others are its images.
  private static let quarter = [
    60, -12, 8, 6,
    -12, -24, -3, -2,
    8, -3, 4, 1,
    6, -2, 1, 0,
  ]

  static func value(_ square: Int) -> Int {
    let column = min(square % 8, 7 - square % 8)
    let row = min(square / 8, 7 - square / 8)
    return quarter[4 * row + column]
  }
}
