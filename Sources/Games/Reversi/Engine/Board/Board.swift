// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CReversi

/// The discs of the side to move and those of the other side, a1 the lowest bit.
package struct Board: Hashable, Sendable {
  package var own: UInt64
  package var other: UInt64

  package init(own: UInt64, other: UInt64) {
    self.own = own
    self.other = other
  }

  package init(_ position: Reversi.Position) {
    own = position.discs(of: position.turn)
    other = position.discs(of: position.turn.other)
  }

  /// The start position, for the side that moves first.
  package static let start = Board(Reversi.Position())

  @inline(__always) package var empty: UInt64 { ~(own | other) }
  @inline(__always) package var emptyCount: Int { empty.nonzeroBitCount }
  @inline(__always) package var passed: Board { Board(own: other, other: own) }
  @inline(__always) package var moves: UInt64 { Mobility.moves(own, other) }

  /// True when neither side can move.
  package var isOver: Bool { moves == 0 && passed.moves == 0 }

  /// The board after a disc on `square` that turns `flips`, for the other side.
  @inline(__always)
  package func playing(_ square: Int, _ flips: UInt64) -> Board {
    Board(own: other & ~flips, other: own | flips | 1 &<< UInt64(square))
  }

  /// Whether it has a few discs more than an earlier board, all of which are still there: what a move and its answer lead to.
  func isLater(than earlier: Board) -> Bool {
    let gone = ~earlier.empty & empty
    return gone == 0 && (1...4).contains(earlier.emptyCount - emptyCount)
  }

  /// The final difference of discs for the side to move; empty squares go to the winner.
  @inline(__always)
  package var finalScore: Int {
    let mine = own.nonzeroBitCount
    let theirs = other.nonzeroBitCount
    if mine == theirs { return 0 }
    return mine > theirs ? 64 &- 2 &* theirs : 2 &* mine &- 64
  }
}

/// Which squares can be played: Kogge and Stone's parallel prefix along the eight directions.
///
/// Rows are done on the board as it is. Columns and diagonals upwards and downwards share their shifts: the second
/// lane of each vector holds the board upside down.
enum Mobility {
  /// Squares beside or under discs.
  @inline(__always)
  static func beside(_ discs: UInt64) -> UInt64 {
    let wide = discs | (discs &<< 1) & 0xFEFE_FEFE_FEFE_FEFE | (discs &>> 1) & 0x7F7F_7F7F_7F7F_7F7F
    return wide | wide &<< 8 | wide &>> 8
  }

  @inline(__always)
  package static func moves(_ own: UInt64, _ other: UInt64) -> UInt64 {
    #if arch(x86_64)
    if quartet_has_lines() { return quartet_moves(own, other) }
    #endif
    return shifted(own, other)
  }

  /// The same without vectors of four.
  @inline(__always)
  static func shifted(_ own: UInt64, _ other: UInt64) -> UInt64 {
    // A disc on the left or right edge is never between two others in a row or a diagonal.
    let inner = other & 0x7E7E_7E7E_7E7E_7E7E
    var east = inner & (own &<< 1)
    var west = inner & (own &>> 1)
    east |= inner & (east &<< 1)
    west |= inner & (west &>> 1)
    let eastPairs = inner & (inner &<< 1)
    let westPairs = inner & (inner &>> 1)
    east |= eastPairs & (east &<< 2)
    west |= westPairs & (west &>> 2)
    east |= eastPairs & (east &<< 2)
    west |= westPairs & (west &>> 2)
    let rows = east &<< 1 | west &>> 1

    let both = SIMD2(own, own.byteSwapped)
    let mirrored = other.byteSwapped
    let straight = ray(both, SIMD2(other, mirrored), 8)
    let slanted = SIMD2(inner, inner.byteSwapped)
    let lines = straight | ray(both, slanted, 7) | ray(both, slanted, 9)
    return (rows | lines[0] | lines[1].byteSwapped) & ~(own | other)
  }

  /// Squares behind an unbroken line of `through` that begins beside a disc of `from`.
  @inline(__always)
  private static func ray(
    _ from: SIMD2<UInt64>, _ through: SIMD2<UInt64>, _ step: UInt64
  ) -> SIMD2<UInt64> {
    let one = SIMD2<UInt64>(repeating: step)
    let two = SIMD2<UInt64>(repeating: 2 &* step)
    var line = through & (from &<< one)
    line |= through & (line &<< one)
    let pairs = through & (through &<< one)
    line |= pairs & (line &<< two)
    line |= pairs & (line &<< two)
    return line &<< one
  }
}
