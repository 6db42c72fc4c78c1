// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The exact search with five to eight empty squares, where most of its time goes: no evaluation, no limits.
extension Search {
  /// A move of a node near the end.
  struct NearMove {
    /// The board after it, for the other side, and what that side can play.
    var own: UInt64 = 0
    var other: UInt64 = 0
    var replies: UInt64 = 0
    /// How promising it is, and below that its square; the highest is searched first.
    var rank = 0
  }

  /// Up to so many empty squares, and from six on, a node is searched by `near`.
  static let nearLimit = 8
  /// With so few empty squares a node costs no more than to look it up.
  static let loneLimit = 6
  /// Above every other rank.
  private static let known = 1 << 20

  /// With the table near at hand, and moves in the order of the other side's replies.
  /// - Parameter moves: the squares that can be played.
  mutating func near(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ empty: Int, _ parity: Int, _ moves: UInt64,
    isPassed: Bool = false
  ) -> Int {
    meter.add(1)
    if Self.isWorthStability(alpha, empty) {
      let most = 64 &- 2 &* stability.count(other, own)
      if most <= alpha { return most }
    }
    if moves == 0 {
      if isPassed { return Board(own: own, other: other).finalScore }
      return 0 &- near(other, own, ~alpha, empty, parity, Mobility.moves(other, own), isPassed: true)
    }
    let usesTable = empty > Self.loneLimit
    let key = BoundTable.key(own, other)
    var (first, second) = (64, 64)
    if usesTable, let entry = late.find(key, ages) {
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      (first, second) = (Int(entry.move), Int(entry.second))
    }
    let list = nearMoves + empty &* Self.nearLimit
    var count = 0
    var rest = moves
    let odd = oddSquares[parity]
    while rest != 0 {
      let square = Self.first(rest)
      let bit = rest & (0 &- rest)
      rest &= rest &- 1
      let flips = tables.flips(own, other, square)
      let childOwn = other & ~flips
      let childOther = own | flips | bit
      let replies = Mobility.moves(childOwn, childOther)
      var rank: Int
      if square == first {
        rank = Self.known &+ 64
      } else if square == second {
        rank = Self.known
      } else {
        rank = Self.promise(childOwn, childOther, replies)
        if bit & odd != 0 { rank &+= 12 }
        if bit & Self.corners != 0 { rank &+= 12 }
        rank &*= 64
      }
      list[count] = NearMove(own: childOwn, other: childOther, replies: replies, rank: rank &+ square)
      count &+= 1
    }
    var best = -65
    var move = 64
    for index in 0..<count {
      var top = index
      var next = index &+ 1
      while next < count {
        if list[next].rank > list[top].rank { top = next }
        next &+= 1
      }
      let child = list[top]
      if top != index { list[top] = list[index] }
      let square = child.rank & 63
      let childParity = parity ^ Self.quadrant(square)
      let score =
        empty > 6
        ? 0 &- near(child.own, child.other, ~alpha, empty &- 1, childParity, child.replies)
        : 0 &- last5(child.own, child.other, ~alpha, childParity, child.replies)
      if score > best {
        best = score
        move = square
        if score > alpha { break }
      }
    }
    if usesTable {
      late.store(
        key, depth: Selectivity.proven.rank(empty), ages: ages, alpha: alpha, beta: alpha &+ 1, score: best,
        move: move)
    }
    return best
  }

  /// Five empty squares: no table and no list, squares of odd quarters first.
  mutating func last5(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ parity: Int, _ moves: UInt64, isPassed: Bool = false
  ) -> Int {
    meter.add(1)
    if Self.isWorthStability(alpha, 5) {
      let most = 64 &- 2 &* stability.count(other, own)
      if most <= alpha { return most }
    }
    if moves == 0 {
      if isPassed { return Board(own: own, other: other).finalScore }
      return 0 &- last5(other, own, ~alpha, parity, Mobility.moves(other, own), isPassed: true)
    }
    var best = -65
    var squares = moves & oddSquares[parity]
    var later = moves & ~squares
    while true {
      while squares != 0 {
        let square = Self.first(squares)
        squares &= squares &- 1
        let flips = tables.flips(own, other, square)
        let score =
          0
          &- last4(
            other & ~flips, own | flips | 1 &<< UInt64(square), ~alpha, parity ^ Self.quadrant(square))
        if score > alpha { return score }
        if score > best { best = score }
      }
      if later == 0 { return best }
      squares = later
      later = 0
    }
  }
}
