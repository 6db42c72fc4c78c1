// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is proven by answering every stone in its own column, as Allis' claimeven and baseinverse do (1988).
///
/// The first player, who moves when the number of empty cells is even, is called so by what is on the board. Whoever answers gets the upper
/// one of each two cells. A column in which that begins one cell too high has a loose cell at its bottom: of two such cells
/// the answering side takes the one that the other side leaves, and answers above both as before.
extension SearchNode {
  /// A bound that ends the search of this node against `alpha`: a lower one above it or an upper one not above it; nil when
  /// pairs prove neither. Nobody can win with the next stone.
  @inline(__always) func boundByPairs(_ alpha: Int) -> Int? {
    let empty = Bitboard.board & ~mask
    let open = mask &+ Bitboard.bottom
    let odd = open & Bitboard.evenRows
    let isFirst = left & 1 == 0
    let (first, second) = isFirst ? (own, other) : (other, own)
    let wins = Bitboard.winningCells(own) & empty
    let (firstWins, secondWins) = isFirst ? (wins, threats) : (threats, wins)

    // The second player answers in all columns, and gets the even rows.
    let needed = isFirst ? 0 &- alpha : alpha &+ 1
    let sure = Bitboard.evenRows & ~odd
    let even = secondWins & sure
    let worth = Self.worth(ofEven: even, second | empty & sure, needed)
    if worth >= needed {
      // Above a win of his the first player comes no more.
      let reach = first | (empty & Bitboard.oddRows & ~(even &<< 1 | even &<< 3))
      if Self.isHeld(reach, loose: odd, isAnswering: isFirst) { return isFirst ? 0 &- worth : worth }
    }

    // The first player answers below a win in an odd row, until nothing is left but the cell under it.
    let asked = 1 &- needed
    if asked > 2 { return nil }
    var goals = firstWins & (asked == 2 ? Self.third : Bitboard.oddRows)
    while goals != 0 {
      let goal = goals & (0 &- goals)
      goals &= goals &- 1
      let column = Bitboard.column(holding: goal)
      let loose = odd & column != 0 ? odd & ~column : odd | (open & column)
      let others = ~column & ~loose
      let even = firstWins & Bitboard.evenRows & others
      let reach =
        second | (empty & Bitboard.oddRows & ~column & ~(even &<< 1 | even &<< 3))
        | (empty & Bitboard.evenRows & column & (goal &- 1))
      if Self.isHeld(reach, loose: loose, isAnswering: !isFirst) {
        let worth = goal & Self.third != 0 ? 2 : 1
        return isFirst ? worth : 0 &- worth
      }
    }
    return nil
  }

  private static let third = Bitboard.bottom &<< 2

  /// The score that the second player is sure of when the first one makes no four.
  @inline(__always) private static func worth(ofEven wins: UInt64, _ all: UInt64, _ needed: Int) -> Int {
    if wins != 0 {
      return wins & (Bitboard.bottom &<< 1) != 0 ? 3 : wins & (Bitboard.bottom &<< 3) != 0 ? 2 : 1
    }
    return needed == 1 && Bitboard.hasFour(all) ? 1 : 0
  }

  /// Whether a side never makes four that gets at most the cells of `reach` and one of each pair of loose ones.
  /// - Parameter isAnswering: whether the other side, which pairs them, is not to move; else it takes one at once.
  @inline(__always) private static func isHeld(_ reach: UInt64, loose: UInt64, isAnswering: Bool) -> Bool {
    if Bitboard.hasFour(reach) { return false }
    let more = loose & (loose &- 1)
    if more == 0 { return true }
    let bad = Bitboard.completingCells(reach) & loose
    if isAnswering {
      if bad != 0 { return false }
      return more & (more &- 1) == 0 || !Bitboard.hasFour(reach | loose)
    }
    if bad & (bad &- 1) != 0 { return false }
    let third = more & (more &- 1)
    if third & (third &- 1) == 0 { return true }
    if bad != 0 { return !Bitboard.hasFour(reach | (loose & ~bad)) }
    var rest = loose
    while rest != 0 {
      if !Bitboard.hasFour(reach | (loose & ~(rest & (0 &- rest)))) { return true }
      rest &= rest &- 1
    }
    return false
  }
}
