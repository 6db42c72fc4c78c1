// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The exact search with more than eight empty squares, and with a window of any width.
extension Search {
  /// From so many empty squares on the table is asked about every child first.
  static let cutoffLimit = 9
  /// From so many empty squares on the evaluation helps to order moves; below, it costs more than it saves.
  private static let guessLimit = 13
  /// From so many empty squares on a search of one ply, and of two, helps even better.
  private static let sortLimit = 18
  private static let deepSortLimit = 22
  /// From so many empty squares on the midgame search that went before may know a good move.
  private static let roughLimit = 14

  /// From which alpha on stable discs are worth counting.
  @inline(__always)
  static func isWorthStability(_ alpha: Int, _ empty: Int) -> Bool { alpha >= 2 &* empty &- 2 }

  /// Which side of `alpha` the score is on, with `empty` squares left.
  @inline(__always)
  mutating func probe(_ own: UInt64, _ other: UInt64, _ alpha: Int, _ empty: Int, _ parity: Int) -> Int {
    if empty > Self.nearLimit {
      let key = BoundTable.key(own, other)
      return deep(own, other, alpha, empty, parity, Mobility.moves(own, other), key)
    }
    if empty > 5 { return near(own, other, alpha, empty, parity, Mobility.moves(own, other)) }
    switch empty {
    case 5: return last5(own, other, alpha, parity, Mobility.moves(own, other))
    case 4: return last4(own, other, alpha, parity)
    case 3: return last3(own, other, alpha, parity)
    case 2:
      let squares = ~(own | other)
      return last2(own, other, alpha, Self.first(squares), Self.first(squares & (squares &- 1)))
    case 1: return single(own, other)
    default: return Board(own: own, other: other).finalScore
    }
  }

  private mutating func single(_ own: UInt64, _ other: UInt64) -> Int {
    last1(own, Self.first(~(own | other)))
  }

  /// With table, moves in order of promise, and cutoffs before anything is searched.
  ///
  /// - Parameters:
  ///   - moves: the squares that can be played.
  ///   - key: that of the position.
  private mutating func deep(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ empty: Int, _ parity: Int, _ moves: UInt64,
    _ key: BoundTable.Key, isPassed: Bool = false
  ) -> Int {
    meter.add(1)
    meter.lookWhenDue()
    if isAborted { return 0 }
    if Self.isWorthStability(alpha, empty) {
      let most = 64 &- 2 &* stability.count(other, own)
      if most <= alpha { return most }
    }
    if moves == 0 {
      if isPassed { return Board(own: own, other: other).finalScore }
      let (replies, after) = (Mobility.moves(other, own), BoundTable.key(other, own))
      return 0 &- deep(other, own, ~alpha, empty, parity, replies, after, isPassed: true)
    }
    let sureness = sureness(empty)
    var (first, second) = (64, 64)
    if let entry = proven(key, empty) {
      if sureness.accepts(entry) {
        if entry.lower > alpha { return entry.lower }
        if entry.upper <= alpha { return entry.upper }
      }
      (first, second) = (Int(entry.move), Int(entry.second))
    } else if empty >= Self.roughLimit, let entry = rough.find(key, ages) {
      (first, second) = (Int(entry.move), Int(entry.second))
    }
    if sureness < .proven, let bound = endCut(Board(own: own, other: other), alpha, empty) { return bound }
    if isAborted { return 0 }
    let candidates = frames + empty &* Self.mostMoves
    // What is asked of the table of every child below comes before anything is asked of the evaluation.
    var count = list(own, other, moves, parity, empty, first, second, candidates)
    var best = -65
    var move = 64
    if empty >= Self.cutoffLimit {
      let wanted = self.sureness(empty &- 1)
      var index = 0
      while index < count {
        let child = candidates + index
        if let entry = proven(child.pointee.key, empty &- 1), wanted.accepts(entry) {
          let (least, most) = (0 &- entry.upper, 0 &- entry.lower)
          if least > alpha { return least }
          if most <= alpha {
            // What is known to be no better needs no search.
            if most > best { (best, move) = (most, child.pointee.square) }
            count &-= 1
            candidates[index] = candidates[count]
            continue
          }
        }
        index &+= 1
      }
    }
    let isShared = busy != nil && empty >= Self.sharedEmpty
    if isShared, let busy {
      rank(candidates, from: 0, to: count, empty)
      (best, move) = deepShared(candidates, count, alpha, empty, parity, (best, move), busy)
      if isAborted { return 0 }
    }
    var isRanked = empty < Self.guessLimit
    for index in 0..<(isShared ? 0 : count) {
      bringBest(candidates, from: index, to: count, empty, &isRanked)
      let child = candidates[index]
      let childParity = parity ^ Self.quadrant(child.square)
      let score =
        empty &- 1 > Self.nearLimit
        ? 0
          &- deep(
            child.own, child.other, ~alpha, empty &- 1, childParity, child.replies, child.key)
        : 0 &- near(child.own, child.other, ~alpha, empty &- 1, childParity, child.replies)
      if isAborted { return 0 }
      if score > best {
        best = score
        move = child.square
        if score > alpha { break }
      }
    }
    keep(key, empty, alpha: alpha, beta: alpha &+ 1, score: best, move: move)
    return best
  }

  /// How promising a move looks by the board after it, for the other side: the fewer replies the smaller the tree, a corner counts as
  /// two, and the fewer empty squares beside the mover's discs the fewer replies there will be later.
  @inline(__always)
  static func promise(_ own: UInt64, _ other: UInt64, _ replies: UInt64) -> Int {
    let later = Mobility.beside(other) & ~(own | other)
    return 0 &- (replies.nonzeroBitCount &+ (replies & corners).nonzeroBitCount) &* 16
      &- later.nonzeroBitCount &* 12
  }

  /// Writes the moves into `candidates`, each with how promising it looks at once; returns how many there are.
  @inline(__always)
  private func list(
    _ own: UInt64, _ other: UInt64, _ moves: UInt64, _ parity: Int, _ empty: Int, _ first: Int, _ second: Int,
    _ candidates: UnsafeMutablePointer<Candidate>
  ) -> Int {
    var rest = moves
    var count = 0
    let odd = oddSquares[parity]
    while rest != 0 {
      let square = Self.first(rest)
      let bit = rest & (0 &- rest)
      rest &= rest &- 1
      let flips = tables.flips(own, other, square)
      let childOwn = other & ~flips
      let childOther = own | flips | bit
      let replies = Mobility.moves(childOwn, childOther)
      let key = BoundTable.key(childOwn, childOther)
      if empty > Self.lateEmpty &+ 1 { exact.prefetch(key) }
      var score: Int
      if square == first {
        score = Self.knownGood &+ 1
      } else if square == second {
        score = Self.knownGood
      } else {
        score = Self.promise(childOwn, childOther, replies)
        if bit & odd != 0 { score &+= empty < 13 ? 12 : 4 }
        if bit & Self.corners != 0 { score &+= 24 }
      }
      candidates[count] = Candidate(
        own: childOwn, other: childOther, square: square, score: score, replies: replies, key: key)
      count &+= 1
    }
    return count
  }

  /// Asks the evaluation about the candidates from `index` on, but for those that the table calls good.
  @inline(never)
  private mutating func rank(
    _ candidates: UnsafeMutablePointer<Candidate>, from index: Int, to count: Int, _ empty: Int
  ) {
    for index in index..<count where candidates[index].score < Self.knownGood {
      let child = Board(own: candidates[index].own, other: candidates[index].other)
      if empty >= Self.sortLimit {
        let depth = empty >= Self.deepSortLimit ? 2 : 1
        candidates[index].score &-= midgame(child, 0 &- Self.infinity, Self.infinity, depth) / 2
      } else {
        candidates[index].score &-= evaluation.score(child.own, child.other) &* 3 / 8
      }
    }
  }

  /// Swaps the most promising of the candidates from `index` on to the front. They are ranked when the first comes up that the
  /// table does not call good: most nodes end before.
  @inline(__always)
  private mutating func bringBest(
    _ candidates: UnsafeMutablePointer<Candidate>, from index: Int, to count: Int, _ empty: Int,
    _ isRanked: inout Bool
  ) {
    Self.bringBest(candidates, from: index, to: count)
    if isRanked || candidates[index].score >= Self.knownGood { return }
    rank(candidates, from: index, to: count, empty)
    isRanked = true
    Self.bringBest(candidates, from: index, to: count)
  }

  /// The scores of candidates that the table calls good begin here.
  static let knownGood = 1 << 19

  /// Swaps the most promising of the candidates from `index` on to the front.
  @inline(__always)
  static func bringBest(_ candidates: UnsafeMutablePointer<Candidate>, from index: Int, to count: Int) {
    var best = index
    var next = index &+ 1
    while next < count {
      if candidates[next].score > candidates[best].score { best = next }
      next &+= 1
    }
    if best != index {
      let front = candidates[index]
      candidates[index] = candidates[best]
      candidates[best] = front
    }
  }

  /// The score within a window of any width, fail-soft.
  mutating func principal(_ board: Board, _ alpha: Int, _ beta: Int, isPassed: Bool = false) -> Int {
    let empty = board.emptyCount
    let parity = Self.parity(board.empty)
    if beta == alpha &+ 1 { return probe(board.own, board.other, alpha, empty, parity) }
    meter.add(1)
    meter.lookWhenDue()
    if isAborted { return 0 }
    let moves = board.moves
    if moves == 0 {
      if isPassed || empty == 0 { return board.finalScore }
      return 0 &- principal(board.passed, 0 &- beta, 0 &- alpha, isPassed: true)
    }
    let key = BoundTable.key(board.own, board.other)
    let usesTable = empty > Self.loneLimit
    var (first, second) = (64, 64)
    let sureness = sureness(empty)
    if usesTable, let entry = proven(key, empty) {
      if sureness.accepts(entry) {
        if entry.lower >= beta || entry.lower == entry.upper { return entry.lower }
        if entry.upper <= alpha { return entry.upper }
      }
      (first, second) = (Int(entry.move), Int(entry.second))
    }
    let candidates = frames + empty &* Self.mostMoves
    let count = list(board.own, board.other, moves, parity, empty, first, second, candidates)
    var best = -65
    var move = 64
    var floor = alpha
    var isRanked = empty < Self.guessLimit
    for index in 0..<count {
      bringBest(candidates, from: index, to: count, empty, &isRanked)
      let child = Board(own: candidates[index].own, other: candidates[index].other)
      let square = candidates[index].square
      var score = best
      if index > 0 { score = 0 &- principal(child, ~floor, 0 &- floor) }
      if index == 0 || score > floor && score < beta {
        score = 0 &- principal(child, 0 &- beta, 0 &- floor)
      }
      if isAborted { return 0 }
      if score > best {
        best = score
        move = square
        if best > floor { floor = best }
        if best >= beta { break }
      }
    }
    if usesTable {
      keep(key, empty, alpha: alpha, beta: beta, score: best, move: move)
    }
    return best
  }
}
