// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The search with a guess at its leaves: principal variation search with a table, in eighths of a disc.
///
/// Where the game ends inside the search, its final score counts. With ProbCut (Buro 1995; several depths as in his
/// Multi-ProbCut 1997) a shallow search that is far outside the window stands for the deep one.
extension Search {
  /// No guess and no final score is as large.
  package static let infinity = 66 * Evaluation.unit
  /// From this depth on the table is used.
  private static let tableDepth = 3
  /// From this depth on moves are ordered by what they are worth at once.
  private static let guessDepth = 3
  /// From this depth on the table is asked about every child first.
  private static let cutoffDepth = 5
  /// So few empty squares are searched to the end whenever the depth reaches there.
  private static let exactEmpty = 8

  /// The score for the side to move at `depth`, fail-soft within the window.
  /// - Parameter guess: what the evaluation says of the board, if that is known.
  package mutating func midgame(
    _ board: Board, _ alpha: Int, _ beta: Int, _ depth: Int, isPassed: Bool = false, guess: Int? = nil
  ) -> Int {
    if depth == 0 {
      meter.add(1)
      return evaluation.score(board.own, board.other)
    }
    let empty = board.emptyCount
    if depth >= empty && empty <= Self.exactEmpty { return end(board, alpha, beta) }
    meter.add(1)
    meter.lookWhenDue()
    if isAborted { return 0 }
    let moves = board.moves
    if moves == 0 {
      if isPassed || board.passed.moves == 0 { return board.finalScore &* Evaluation.unit }
      return 0 &- midgame(board.passed, 0 &- beta, 0 &- alpha, depth, isPassed: true)
    }
    if depth == 1 { return lastPly(board, moves, beta) }
    let isNull = beta == alpha &+ 1
    let key = BoundTable.key(board.own, board.other)
    var (first, second) = (64, 64)
    if depth >= Self.tableDepth, let entry = rough.find(key, ages) {
      if Int(entry.depth) >= depth {
        if entry.lower >= beta || entry.lower == entry.upper { return entry.lower }
        if entry.upper <= alpha { return entry.upper }
      }
      (first, second) = (Int(entry.move), Int(entry.second))
    }
    if isNull && isSelective, let cut = probCut(board, alpha, depth, guess) { return cut }
    let candidates = frames + empty &* Self.mostMoves
    let count = list(board, moves, depth, first, second, candidates)
    if isNull && depth >= Self.cutoffDepth {
      for index in 0..<count {
        if let entry = rough.find(candidates[index].key, ages), Int(entry.depth) >= depth &- 1,
          0 &- entry.upper >= beta
        {
          return 0 &- entry.upper
        }
      }
    }
    var best = 0 &- Self.infinity
    var move = 64
    var floor = alpha
    let isShared = isNull && busy != nil && depth >= Self.sharedDepth
    var isRanked = depth < Self.guessDepth
    if isShared, let busy {
      rank(board, candidates, from: 0, to: count)
      (best, move) = midgameShared(candidates, count, alpha, depth, busy)
      if isAborted { return 0 }
    }
    for index in 0..<(isShared ? 0 : count) {
      Self.bringBest(candidates, from: index, to: count)
      if !isRanked && candidates[index].score < Self.knownGood {
        rank(board, candidates, from: index, to: count)
        isRanked = true
        Self.bringBest(candidates, from: index, to: count)
      }
      let child = Board(own: candidates[index].own, other: candidates[index].other)
      let square = candidates[index].square
      let guess = candidates[index].guess
      var score = best
      if index > 0 { score = 0 &- midgame(child, ~floor, 0 &- floor, depth &- 1, guess: guess) }
      if index == 0 || !isNull && score > floor && score < beta {
        score = 0 &- midgame(child, 0 &- beta, 0 &- floor, depth &- 1, guess: guess)
      }
      if isAborted { return 0 }
      if score > best {
        best = score
        move = square
        if best > floor { floor = best }
        if best >= beta { break }
      }
    }
    if depth >= Self.tableDepth {
      rough.store(key, depth: depth, ages: ages, alpha: alpha, beta: beta, score: best, move: move)
    }
    return best
  }

  /// The exact score in eighths of a disc, by the search that knows only discs.
  @inline(__always)
  private mutating func end(_ board: Board, _ alpha: Int, _ beta: Int) -> Int {
    let low = Self.discs(below: alpha)
    if beta == alpha &+ 1 {
      let score = probe(board.own, board.other, low, board.emptyCount, Self.parity(board.empty))
      return score &* Evaluation.unit
    }
    let high = 0 &- Self.discs(below: 0 &- beta)
    return principal(board, low, max(high, low &+ 1)) &* Evaluation.unit
  }

  /// The largest number of discs that is worth no more than `score`, within what can be.
  @inline(__always)
  private static func discs(below score: Int) -> Int {
    max(-65, min(64, (score &+ 128 &* Evaluation.unit) / Evaluation.unit &- 128))
  }

  /// Writes the moves into `candidates`; returns how many there are. How promising they are is said only of the good ones that the
  /// table knows, and with a few plies left: most nodes end before anything else is needed.
  @inline(__always)
  private func list(
    _ board: Board, _ moves: UInt64, _ depth: Int, _ first: Int, _ second: Int,
    _ candidates: UnsafeMutablePointer<Candidate>
  ) -> Int {
    var rest = moves
    var count = 0
    while rest != 0 {
      let square = Self.first(rest)
      rest &= rest &- 1
      let flips = tables.flips(board.own, board.other, square)
      let child = board.playing(square, flips)
      var score: Int
      if square == first {
        score = Self.knownGood &+ 1
      } else if square == second {
        score = Self.knownGood
      } else if depth >= Self.guessDepth {
        score = 0
      } else {
        score = 0 &- (Mobility.beside(child.other) & child.empty).nonzeroBitCount
        if 1 &<< UInt64(square) & Self.corners != 0 { score &+= 5 }
      }
      var key = BoundTable.Key(lock: 0, place: 0)
      if depth >= Self.cutoffDepth {
        key = BoundTable.key(child.own, child.other)
        rough.prefetch(key)
      }
      candidates[count] = Candidate(
        own: child.own, other: child.other, square: square, score: score, key: key)
      count &+= 1
    }
    return count
  }

  /// Asks the evaluation about the candidates from `index` on, but for those that the table calls good.
  @inline(never)
  private func rank(
    _ board: Board, _ candidates: UnsafeMutablePointer<Candidate>, from index: Int, to count: Int
  ) {
    var isPrepared = false
    for index in index..<count where candidates[index].score < Self.knownGood {
      let replies = Mobility.moves(candidates[index].own, candidates[index].other)
      let known = guess(board, candidates[index].square, &isPrepared)
      candidates[index].guess = known
      candidates[index].score =
        0 &- known &- 4 &* (replies.nonzeroBitCount &+ (replies & Self.corners).nonzeroBitCount)
    }
  }

  static let corners: UInt64 = 0x8100_0000_0000_0081
}
