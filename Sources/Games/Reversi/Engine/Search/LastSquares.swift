// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The last four empty squares: no lists, no table, squares of odd quadrants first.
///
/// Scores are final differences of discs; a search with the null window (alpha, alpha + 1) says on which side of it
/// the score is, and bounds it.
extension Search {
  /// The square of the lowest bit.
  @inline(__always)
  package static func first(_ squares: UInt64) -> Int { squares.trailingZeroBitCount }

  /// The score for `own` with `square` the last empty one.
  @inline(__always)
  mutating func last1(_ own: UInt64, _ square: Int) -> Int {
    meter.add(1)
    // As if the disc was set and turned nothing.
    let score = 2 &* own.nonzeroBitCount &- 62
    let gain = tables.lastGain(own, square)
    if gain != 0 { return score &+ gain }
    let loss = tables.lastGain(~own & ~(1 &<< UInt64(truncatingIfNeeded: square)), square)
    if loss != 0 { return score &- 2 &- loss }
    return score > 0 ? score : score &- 2
  }

  mutating func last2(_ own: UInt64, _ other: UInt64, _ alpha: Int, _ x1: Int, _ x2: Int) -> Int {
    meter.add(1)
    var best = -65
    if tables.around(x1) & other != 0 {
      let flips = tables.flips(own, other, x1)
      if flips != 0 {
        best = 0 &- last1(other & ~flips, x2)
        if best > alpha { return best }
      }
    }
    if tables.around(x2) & other != 0 {
      let flips = tables.flips(own, other, x2)
      if flips != 0 {
        let score = 0 &- last1(other & ~flips, x1)
        if score > best { best = score }
      }
    }
    if best != -65 { return best }
    // The other side moves twice, or the game is over.
    best = 65
    if tables.around(x1) & own != 0 {
      let flips = tables.flips(other, own, x1)
      if flips != 0 {
        best = last1(own & ~flips, x2)
        if best <= alpha { return best }
      }
    }
    if tables.around(x2) & own != 0 {
      let flips = tables.flips(other, own, x2)
      if flips != 0 {
        let score = last1(own & ~flips, x1)
        if score < best { best = score }
      }
    }
    return best != 65 ? best : Board(own: own, other: other).finalScore
  }

  mutating func last3(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ parity: Int, isPassed: Bool = false
  ) -> Int {
    meter.add(1)
    let empty = ~(own | other)
    var (x1, x2, x3): (Int, Int, Int)
    let odd = empty & oddSquares[parity]
    let rest = odd == empty ? empty & (empty &- 1) : empty & ~odd
    x1 = Self.first(odd)
    x2 = Self.first(rest)
    x3 = Self.first(rest & (rest &- 1))
    var best = -65
    if tables.around(x1) & other != 0 {
      let flips = tables.flips(own, other, x1)
      if flips != 0 {
        best = 0 &- last2(other & ~flips, own | flips | 1 &<< UInt64(x1), ~alpha, x2, x3)
        if best > alpha { return best }
      }
    }
    if tables.around(x2) & other != 0 {
      let flips = tables.flips(own, other, x2)
      if flips != 0 {
        let score = 0 &- last2(other & ~flips, own | flips | 1 &<< UInt64(x2), ~alpha, x1, x3)
        if score > alpha { return score }
        if score > best { best = score }
      }
    }
    if tables.around(x3) & other != 0 {
      let flips = tables.flips(own, other, x3)
      if flips != 0 {
        let score = 0 &- last2(other & ~flips, own | flips | 1 &<< UInt64(x3), ~alpha, x1, x2)
        if score > best { best = score }
      }
    }
    if best != -65 { return best }
    if isPassed { return Board(own: own, other: other).finalScore }
    return 0 &- last3(other, own, ~alpha, parity, isPassed: true)
  }

  mutating func last4(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ parity: Int, isPassed: Bool = false
  ) -> Int {
    meter.add(1)
    var best = -65
    let empty = ~(own | other)
    var squares = empty & oddSquares[parity]
    var later = empty & ~squares
    if squares == 0 {
      squares = later
      later = 0
    }
    while true {
      while squares != 0 {
        let square = Self.first(squares)
        squares &= squares &- 1
        if tables.around(square) & other == 0 { continue }
        let flips = tables.flips(own, other, square)
        if flips == 0 { continue }
        let score =
          0
          &- last3(
            other & ~flips, own | flips | 1 &<< UInt64(square), ~alpha, parity ^ Self.quadrant(square))
        if score > alpha { return score }
        if score > best { best = score }
      }
      if later == 0 { break }
      squares = later
      later = 0
    }
    if best != -65 { return best }
    if isPassed { return Board(own: own, other: other).finalScore }
    return 0 &- last4(other, own, ~alpha, parity, isPassed: true)
  }

  /// The bit of the quarter of the board in which `square` lies.
  @inline(__always)
  static func quadrant(_ square: Int) -> Int {
    1 &<< (square &>> 4 & 2 | square &>> 2 & 1)
  }

  /// Which quarters have an odd number of empty squares; a side likes to move there, as it may move last.
  @inline(__always)
  static func parity(_ empty: UInt64) -> Int {
    // Folds columns, then rows, of each quarter into one bit.
    var bits = empty
    bits ^= bits &>> 1
    bits ^= bits &>> 2
    bits &= 0x1111_1111_1111_1111
    bits ^= bits &>> 8
    bits ^= bits &>> 16
    return Int(bits & 1 | bits &>> 3 & 2 | bits &>> 30 & 4 | bits &>> 33 & 8)
  }
}
