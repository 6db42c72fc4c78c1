// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A position in the tree, whose side to move cannot win with its next stone, and what is known about its score.
struct SearchNode {
  /// Stones of the side to move, and all stones.
  var own: UInt64
  var mask: UInt64
  /// Empty cells.
  var left: Int
  /// The moves that neither lose at once nor leave a threat open; at least one.
  var safe: UInt64
  /// Free cells in which the side not to move would win.
  var threats: UInt64
  var lower = 0
  var upper = 0

  @inline(__always) init(own: UInt64, mask: UInt64, left: Int, safe: UInt64, threats: UInt64) {
    self.own = own
    self.mask = mask
    self.left = left
    self.safe = safe
    self.threats = threats
  }

  /// Stones of the side not to move.
  @inline(__always) var other: UInt64 { own ^ mask }

  @inline(__always) var hasOneMove: Bool { safe & (safe &- 1) == 0 }

  /// The soonest win is with the next stone but one, the soonest loss follows that.
  @inline(__always) mutating func boundByStones() {
    lower = -((left &- 2) &>> 1)
    upper = (left &- 1) &>> 1
  }

  /// Plays the only move.
  /// - Returns: false when the other side has no safe answer, which is a win with the next stone.
  @inline(__always) mutating func playOnlyMove() -> Bool {
    let stones = own | safe
    own ^= mask
    mask |= safe
    left &-= 1
    let wins = Bitboard.winningCells(stones) & ~mask
    threats = wins
    let playable = (mask &+ Bitboard.bottom) & Bitboard.board
    let forced = playable & wins
    safe = (forced != 0 ? forced : playable) & ~(wins &>> 1)
    return safe != 0 && forced & (forced &- 1) == 0
  }

  /// A side that could not even make four with all empty cells does not win.
  @inline(__always) mutating func boundByEmptyCells() {
    let empty = Bitboard.board & ~mask
    if upper > 0 && !Bitboard.hasFour(own | empty) { upper = 0 }
    if lower < 0 && !Bitboard.hasFour(other | empty) { lower = 0 }
  }

  /// The same for a position and its mirror image while both are likely to be met; later a mirrored entry is not
  /// worth its price.
  @inline(__always) var key: UInt64 { Self.key(own &+ mask, left: left) }

  @inline(__always) static func key(_ key: UInt64, left: Int) -> UInt64 {
    left >= 26 ? min(key, Bitboard.mirrored(key)) : key
  }
}
