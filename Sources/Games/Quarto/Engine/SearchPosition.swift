// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A position as the solver sees it: four planes of sixteen cells in one word, one plane for each trait.
package struct SearchPosition: Hashable, Sendable {
  /// Bit 16 t + c: the piece on cell c has trait t.
  package var planes: UInt64 = 0
  /// Bit c: there is a piece on cell c.
  package var occupied: UInt16 = 0
  /// Bit p: piece p is neither on the board nor in the hand.
  package var left: UInt16 = 0xFFFF

  package init() {}

  package init(_ position: Quarto.Position) {
    for (cell, piece) in position.board.enumerated() {
      if let piece { put(piece.rawValue, on: cell) }
    }
    if let hand = position.hand { left &= ~(1 &<< UInt16(hand.rawValue)) }
  }

  package var count: Int { occupied.nonzeroBitCount }

  package mutating func put(_ piece: Int, on cell: Int) {
    planes |= Self.spread(piece) &<< UInt64(cell)
    occupied |= 1 &<< UInt16(cell)
    left &= ~(1 &<< UInt16(piece))
  }

  /// The piece on an occupied cell.
  func piece(on cell: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(truncatingIfNeeded: planes &>> UInt64(16 &* $1 &+ cell) & 1) &<< $1 }
  }

  /// The bits of a piece on cell 0 of the four planes.
  static func spread(_ piece: Int) -> UInt64 {
    let p = UInt64(piece)
    return (p & 1) | (p & 2) &<< 15 | (p & 4) &<< 30 | (p & 8) &<< 45
  }
}
