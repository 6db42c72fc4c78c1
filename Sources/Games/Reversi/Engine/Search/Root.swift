// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What is asked at the root: the best move, with its score.
extension Search {
  /// A move of the root with what the search says of it.
  package struct RootMove: Hashable {
    package var square: Int
    /// In discs after an exact search, else in eighths of a disc. Of all but the first only a bound is known.
    package var score: Int
  }

  /// The moves of a board, best first as far as it is known from the move table and from a look at each.
  package func rootMoves(_ board: Board) -> [RootMove] {
    var moves: [RootMove] = []
    var rest = board.moves
    while rest != 0 {
      let square = Self.first(rest)
      rest &= rest &- 1
      let child = child(board, square)
      moves.append(RootMove(square: square, score: 0 &- evaluation.score(child.own, child.other)))
    }
    return moves.sorted { ($0.score, $1.square) > ($1.score, $0.square) }
  }

  /// The board after a legal move on `square`, for the other side.
  package func child(_ board: Board, _ square: Int) -> Board {
    board.playing(square, tables.flips(board.own, board.other, square))
  }

  /// The best of `moves` at `depth` and its score; the others are kept in order behind it. Nil when stopped; `moves` then
  /// has the best one of those that were searched in front.
  package mutating func best(_ board: Board, _ moves: inout [RootMove], depth: Int) -> RootMove? {
    pick(board, &moves, low: 0 &- Self.infinity, high: Self.infinity) {
      (search, child, alpha, beta) in search.midgame(child, alpha, beta, depth &- 1)
    }
  }

  /// The best of `moves` and its exact score in discs, if that is above `low` and below `high`.
  package mutating func bestExact(
    _ board: Board, _ moves: inout [RootMove], low: Int = -65, high: Int = 65
  ) -> RootMove? {
    pick(board, &moves, low: low, high: high) {
      (search, child, alpha, beta) in search.principal(child, alpha, beta)
    }
  }

  private mutating func pick(
    _ board: Board, _ moves: inout [RootMove], low: Int, high: Int,
    _ value: (inout Search, Board, Int, Int) -> Int
  ) -> RootMove? {
    var ranked: [RootMove] = []
    var (floor, best) = (low, Int.min)
    for move in moves {
      let child = child(board, move.square)
      var score = Int.min
      if !ranked.isEmpty { score = 0 &- value(&self, child, ~floor, 0 &- floor) }
      if ranked.isEmpty || score > floor && score < high {
        score = 0 &- value(&self, child, 0 &- high, 0 &- floor)
      }
      if isAborted {
        if best > low { moves = ranked + moves.dropFirst(ranked.count) }
        return nil
      }
      let found = RootMove(square: move.square, score: score)
      if score > best {
        ranked.insert(found, at: 0)
        best = score
        floor = max(floor, best)
        if best >= high {
          ranked += moves.filter { move in !ranked.contains { $0.square == move.square } }
          break
        }
      } else {
        ranked.append(found)
      }
    }
    // Where all are worse than the window nothing is known of their order.
    if best > low { moves = ranked }
    return ranked.first
  }
}

extension Search {
  /// What ever deeper searches up to `depth` plies say of a board, in eighths of a disc; the deepest that was finished
  /// within the limits counts.
  mutating func evaluate(_ board: Board, depth: Int, _ limits: SearchLimits = SearchLimits()) -> Int {
    if board.moves == 0 {
      return board.passed.moves == 0
        ? board.finalScore * Evaluation.unit : 0 - evaluate(board.passed, depth: depth, limits)
    }
    begin(limits)
    var value = evaluation.score(board.own, board.other)
    var moves = rootMoves(board)
    for depth in stride(from: 1, through: min(depth, board.emptyCount), by: 1) {
      guard let best = best(board, &moves, depth: depth) else { break }
      value = best.score
    }
    return value
  }
}

/// Exact answers at the root.
extension Search {
  /// The depths of the guesses before an exact search. What they cost is a small part of it, and they make it several
  /// times smaller; going on to six squares before the end saves a seventh of the nodes of the hardest endings.
  static func preparing(_ empty: Int) -> StrideThrough<Int> {
    stride(from: 2, through: max(2, empty - 6), by: 2)
  }

  /// The steps of an exact search, ever surer.
  static func steps(_ empty: Int) -> [Selectivity] { empty >= preparedEmpty ? Selectivity.all : [.proven] }

  /// Puts `moves` into order by ever deeper guesses, and returns the last one, in eighths of a disc; nil when stopped.
  mutating func prepare(_ board: Board, _ moves: inout [RootMove]) -> Int? {
    var guess = moves.first?.score ?? 0
    for depth in Self.preparing(board.emptyCount) {
      guard let best = best(board, &moves, depth: depth) else { return nil }
      guess = best.score
    }
    return guess
  }

  /// The best of `moves` with its exact score, by ever surer searches of which each prepares the next; nil when stopped.
  /// - Parameter guess: of the score, in eighths of a disc.
  mutating func prove(_ board: Board, _ moves: inout [RootMove], guess: Int) -> RootMove? {
    defer { selectivity = .proven }
    var (best, guess): (RootMove?, Int) = (nil, guess)
    for step in Self.steps(board.emptyCount) {
      selectivity = step
      best = solve(board, &moves, guess: guess)
      guard let best else { return nil }
      guess = best.score * Evaluation.unit
    }
    return best
  }

  /// With fewer empty squares selective searches cost more than they save.
  static let preparedEmpty = 18

  /// The best of `moves` with its score as sure as `selectivity` wants it, looked for around a guess in eighths of a disc;
  /// nil when stopped.
  package mutating func solve(_ board: Board, _ moves: inout [RootMove], guess: Int) -> RootMove? {
    let middle = 2 * Int((Double(guess) / Double(2 * Evaluation.unit)).rounded())
    var (low, high) = (middle - 3, middle + 3)
    var (wasLess, wasMore) = (false, false)
    while true {
      guard let best = bestExact(board, &moves, low: max(-65, low), high: min(65, high)) else { return nil }
      wasLess = wasLess || best.score <= low
      wasMore = wasMore || best.score >= high
      // What leaves moves out can contradict itself.
      if wasLess && wasMore { return best }
      if best.score <= low {
        (low, high) = (best.score - 7, low + 1)
      } else if best.score >= high {
        (low, high) = (high - 1, best.score + 7)
      } else {
        return best
      }
    }
  }

  /// The exact score of a board on which the side to move may have to pass, or the game be over; nil when stopped.
  package mutating func score(_ board: Board) -> Int? {
    if board.moves == 0 {
      return board.passed.moves == 0 ? board.finalScore : score(board.passed).map { 0 - $0 }
    }
    var moves = rootMoves(board)
    guard let guess = prepare(board, &moves) else { return nil }
    return prove(board, &moves, guess: guess)?.score
  }

  /// The exact score of every move, best first; squares in order among equals. Nil when stopped.
  mutating func allScores(_ board: Board) -> [RootMove]? {
    var moves = rootMoves(board)
    guard let guess = prepare(board, &moves), let best = prove(board, &moves, guess: guess) else {
      return nil
    }
    var scores = [best]
    for move in moves where move.square != best.square {
      let score = 0 &- principal(child(board, move.square), 0 &- best.score &- 1, 65)
      if isAborted { return nil }
      scores.append(RootMove(square: move.square, score: score))
    }
    return scores.sorted { ($0.score, $1.square) > ($1.score, $0.square) }
  }

  /// The squares of every move that is worth the exact `score` of the board; nil when stopped.
  mutating func bestSquares(_ board: Board, score: Int) -> Set<Int>? {
    var squares: Set<Int> = []
    for move in rootMoves(board) {
      let value = 0 &- principal(child(board, move.square), 0 &- score, 1 &- score)
      if isAborted { return nil }
      if value >= score { squares.insert(move.square) }
    }
    return squares
  }
}
