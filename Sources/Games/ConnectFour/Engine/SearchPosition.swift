// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A position as the solver sees it: the stones of the side to move and all stones. Columns are 0...6.
package struct SearchPosition: Hashable, Sendable {
  package private(set) var own: UInt64 = 0
  package private(set) var mask: UInt64 = 0

  /// The order in which equal moves are preferred: from the centre outward.
  package static let columnOrder = [3, 2, 4, 1, 5, 0, 6]

  package init() {}

  package init(columnsPlayed: some Sequence<Int>) {
    for column in columnsPlayed { play(column) }
  }

  /// The position of a key: in each column the highest bit of key and one says how many stones there are.
  init(key: UInt64) {
    for column in 0..<7 {
      let stones = key &>> UInt64(7 * column) & 127
      let full = UInt64(1) &<< UInt64(63 &- (stones &+ 1).leadingZeroBitCount)
      mask |= (full &- 1) &<< UInt64(7 * column)
      own |= (stones &+ 1 &- full) &<< UInt64(7 * column)
    }
  }

  package var ply: Int { mask.nonzeroBitCount }
  var left: Int { Bitboard.cells - ply }

  /// Different for different positions.
  package var key: UInt64 { own &+ mask }

  /// True when the position is the smaller one of itself and its mirror image.
  package var isCanonical: Bool { key <= Bitboard.mirrored(key) }

  /// Of the position and its mirror image the one with the smaller key.
  package var canonical: SearchPosition {
    guard !isCanonical else { return self }
    var position = self
    position.own = Bitboard.mirrored(own)
    position.mask = Bitboard.mirrored(mask)
    return position
  }

  package func isLegal(_ column: Int) -> Bool { mask & (1 << UInt64(7 * column + 5)) == 0 }

  private func cell(_ column: Int) -> UInt64 {
    (mask &+ (1 << UInt64(7 * column))) & Bitboard.column(column)
  }

  /// The positions from which one stone leads here.
  var predecessors: [SearchPosition] {
    let other = own ^ mask
    return (0..<7).compactMap { column in
      let stones = mask & Bitboard.column(column)
      let top = stones & ~(stones &>> 1)
      guard other & top != 0 else { return nil }
      var before = SearchPosition()
      before.own = other & ~top
      before.mask = mask & ~top
      return before
    }
  }

  /// True when a stone in `column`, which must be free, makes four in a row.
  package func isWin(_ column: Int) -> Bool { Bitboard.winningCells(own) & cell(column) != 0 }

  /// The score of a move that wins at once.
  package var winScore: Int { (43 - ply) / 2 }

  package mutating func play(_ column: Int) {
    let newMask = mask | cell(column)
    own ^= mask
    mask = newMask
  }

  package func playing(_ column: Int) -> SearchPosition {
    var next = self
    next.play(column)
    return next
  }

  /// The column in which the other side would win with its next stone, if it is one and nothing wins at once here.
  package var forcedColumn: Int? {
    let other = Bitboard.winningCells(own ^ mask)
    let legal = (0..<7).filter { isLegal($0) }
    guard !isLost, !legal.contains(where: isWin) else { return nil }
    let threats = legal.filter { other & cell($0) != 0 }
    return threats.count == 1 ? threats.first : nil
  }

  /// The side not to move has four in a row.
  package var isLost: Bool { Bitboard.hasFour(own ^ mask) }
}
