// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Board {
  /// The least of its eight images under turning and mirroring: the same for all of them.
  package var canonical: Board {
    var least = self
    var image = self
    for number in 1..<8 {
      // Upside down, then left and right, in turn: four images; the others are those of the transposed board.
      image = number == 4 ? transposed : number.isMultiple(of: 2) ? image.mirrored : image.upsideDown
      if (image.own, image.other) < (least.own, least.other) { least = image }
    }
    return least
  }

  var upsideDown: Board { Board(own: own.byteSwapped, other: other.byteSwapped) }
  var mirrored: Board { Board(own: Self.mirrored(own), other: Self.mirrored(other)) }
  var transposed: Board { Board(own: Self.transposed(own), other: Self.transposed(other)) }

  /// Neighbouring columns, pairs and fours change places.
  private static func mirrored(_ set: UInt64) -> UInt64 {
    var set = set
    for (step, mask) in [
      (1, 0x5555_5555_5555_5555), (2, 0x3333_3333_3333_3333), (4, 0x0F0F_0F0F_0F0F_0F0F),
    ] as [(UInt64, UInt64)] {
      set = (set &>> step) & mask | (set & mask) &<< step
    }
    return set
  }

  /// Blocks of one, two and four squares change places with those on the other side of the diagonal.
  private static func transposed(_ set: UInt64) -> UInt64 {
    var set = set
    for (step, mask) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(UInt64, UInt64)] {
      let changed = (set ^ set &>> step) & mask
      set ^= changed ^ changed &<< step
    }
    return set
  }
}
