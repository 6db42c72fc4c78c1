// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The levels below perfect: what each sees is said in `Reversi.levels`.
enum LevelPlayer {
  /// How a level thinks that searches at all.
  struct Habit {
    var depth: Int
    /// From so few empty squares on it plays exactly.
    var exactEmpty: Int
    /// How far its guesses may be wrong by chance, in eighths of a disc; so much that each level wins four of five games or a few
    /// more against the one below.
    var noise: Int
  }

  private static let corners: UInt64 = 0x8100_0000_0000_0081

  static func habit(_ level: Int) -> Habit? {
    switch level {
    case 3: Habit(depth: 2, exactEmpty: 6, noise: 100)
    case 4: Habit(depth: 4, exactEmpty: 10, noise: 84)
    case 5: Habit(depth: 7, exactEmpty: 14, noise: 72)
    default: nil
    }
  }

  static func choose(
    _ search: inout Search, _ position: Reversi.Position, level: Int, seed: UInt64, _ control: SearchControl
  ) -> Reversi.Move? {
    var random = SeededRandom(seed: seed)
    let legal = random.shuffled(position.legalMoves)
    if legal.count < 2 || level < 2 { return legal.first }
    if control.isStopped { return nil }
    guard let habit = habit(level) else { return bySquare(legal, Board(position), search) }
    return choose(&search, Board(position), by: habit, &random, control)
  }

  /// The move that looks best at the habit's depth, as far as chance lets it be seen; near the end the best.
  /// - Returns: nil when the search was stopped.
  static func choose(
    _ search: inout Search, _ board: Board, by habit: Habit, _ random: inout SeededRandom,
    _ control: SearchControl
  ) -> Reversi.Move? {
    search.begin(SearchLimits(control: control))
    search.use(exact: Search.small, rough: Search.small)
    // So few plies are looked at all.
    search.isSelective = habit.depth > 4
    defer {
      search.isSelective = true
      search.meter.tell()
    }
    var moves = random.shuffled(search.rootMoves(board))
    if board.emptyCount <= habit.exactEmpty {
      return search.bestExact(board, &moves).map { .place($0.square) }
    }
    var best: (move: Reversi.Move, score: Int)?
    for move in moves {
      let child = search.child(board, move.square)
      let score = 0 - search.midgame(child, -Search.infinity, Search.infinity, habit.depth - 1)
      if search.isAborted { return nil }
      // Of corners everybody knows: the worth of one is not overlooked, and the price of one that is given away seldom.
      let isCorner = (corners >> UInt64(move.square)) & 1 == 1
      let most = child.moves & corners != 0 ? 0 : habit.noise
      let chance = random.number(in: -habit.noise...most)
      let heard = score + (isCorner ? habit.noise : chance)
      if heard > best?.score ?? Int.min { best = (.place(move.square), heard) }
    }
    return best?.move
  }

  /// The move to the best kind of square, less the best square that it leaves to the other side.
  private static func bySquare(
    _ moves: [Reversi.Move], _ board: Board, _ search: borrowing Search
  ) -> Reversi.Move? {
    var best: (move: Reversi.Move, score: Int)?
    for move in moves {
      guard let square = move.square else { continue }
      let replies = search.child(board, square).moves
      let worths: [Int] = (0..<64).filter { replies >> UInt64($0) & 1 == 1 }.map { SquareTable.value($0) }
      let reply = worths.max() ?? -60
      let score = 2 * SquareTable.value(square) - reply
      if score > best?.score ?? Int.min { best = (move, score) }
    }
    return best?.move
  }
}

/// What a beginner's book says of the squares: corners are gold, what lies beside them is poison.
package enum SquareTable {
  /// The upper left quarter; the others are its images.
  private static let quarter = [
    60, -12, 8, 6,
    -12, -24, -3, -2,
    8, -3, 4, 1,
    6, -2, 1, 0,
  ]

  package static func value(_ square: Int) -> Int {
    let column = min(square % 8, 7 - square % 8)
    let row = min(square / 8, 7 - square / 8)
    return quarter[4 * row + column]
  }
}
