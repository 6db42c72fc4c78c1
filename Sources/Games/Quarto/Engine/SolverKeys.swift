// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Names of positions for the table.
extension Solver {
  /// The position up to symmetry of the board and relabelling of the traits, in 60 bits: four
  /// bits a piece, and the number of the occupancy above them. There is room for twelve pieces, with the squares, which
  /// have more occupancies, for eleven.
  @inline(__always)
  func key(_ planes: UInt64, _ occupied: UInt16, _ count: Int) -> UInt64 {
    precondition(4 &* count <= table.numberShift, "No room for so many pieces in a key.")
    let to = masks.smallest[Int(occupied)]
    let lowest = UInt16(truncatingIfNeeded: to.trailingZeroBitCount)
    let first = masks.symmetries + Int(masks.firstSymmetry[Int(occupied)])
    let p0 = Int(planes & 0xFFFF)
    let p1 = Int(planes &>> 16 & 0xFFFF)
    let p2 = Int(planes &>> 32 & 0xFFFF)
    let p3 = Int(planes &>> 48)
    var best = UInt64.max
    for index in 0..<Int(masks.symmetryCount[Int(occupied)]) {
      let offset = Int(first[index]) &<< 8
      let low = masks.low + offset
      let high = masks.high + offset
      func image(_ plane: Int) -> UInt16 {
        let moved = low[plane & 255] | high[plane &>> 8]
        // The trait is named so that the lowest piece does not have it.
        return moved ^ ((0 &- (moved &>> lowest & 1)) & to)
      }
      var (a, b, c, d) = (image(p0), image(p1), image(p2), image(p3))
      if a > b { swap(&a, &b) }
      if c > d { swap(&c, &d) }
      if a > c { swap(&a, &c) }
      if b > d { swap(&b, &d) }
      if b > c { swap(&b, &c) }
      let word = UInt64(a) | UInt64(b) &<< 16 | UInt64(c) &<< 32 | UInt64(d) &<< 48
      if word < best { best = word }
    }
    let lowRow = masks.gather + Int(to & 255) &<< 8
    let highRow = masks.gather + Int(to &>> 8) &<< 8
    let half = UInt64(masks.bits[Int(to & 255)])
    func packed(_ word: UInt64) -> UInt64 {
      UInt64(lowRow[Int(word & 255)]) | UInt64(highRow[Int(word &>> 8 & 255)]) &<< half
    }
    let n = UInt64(count)
    let low =
      packed(best) | packed(best &>> 16) &<< n | packed(best &>> 32) &<< (2 &* n)
      | packed(best &>> 48) &<< (3 &* n)
    return low | UInt64(masks.number[Int(to)]) &<< table.numberShift
  }
}

/// Names for the near table. Neither symmetry nor relabelling is looked for: what comes up again soon comes of the same pieces
/// on the same board.
extension Solver {
  /// The four planes with the filled cells pushed together, sixteen bits each.
  @inline(__always)
  func packedPlanes(_ planes: UInt64, _ occupied: UInt16) -> UInt64 {
    let lowRow = masks.gather + Int(occupied & 255) &<< 8
    let highRow = masks.gather + Int(occupied &>> 8) &<< 8
    let half = UInt64(masks.bits[Int(occupied & 255)])
    func packed(_ plane: UInt64) -> UInt64 {
      UInt64(lowRow[Int(plane & 255)]) | UInt64(highRow[Int(plane &>> 8 & 255)]) &<< half
    }
    return packed(planes) | packed(planes &>> 16) &<< 16 | packed(planes &>> 32) &<< 32
      | packed(planes &>> 48) &<< 48
  }

  /// The whole position after a placement, in 60 bits: the occupancy, and below it for each trait which of the pieces
  /// have it. There is room for eleven pieces.
  /// - Parameters:
  ///   - packed: the planes before, as `packedPlanes` makes them.
  ///   - spread: the new piece, as `SearchPosition` spreads it.
  ///   - cell: where it is placed.
  ///   - occupied: before.
  @inline(__always)
  static func nearKey(_ packed: UInt64, _ spread: UInt64, on cell: UInt64, _ occupied: UInt16) -> UInt64 {
    let bit: UInt16 = 1 &<< UInt16(truncatingIfNeeded: cell)
    let rank = UInt64((occupied & (bit &- 1)).nonzeroBitCount)
    let below = (1 &<< rank &- 1) &* 0x0001_0001_0001_0001
    let planes = packed & below | (packed & ~below) &<< 1 | spread &<< rank
    // Two planes each, then all four, move together.
    let pairs = planes & 0x0000_FFFF_0000_FFFF | (planes & 0xFFFF_0000_FFFF_0000) &>> 5
    return pairs & 0xFFFF_FFFF | (pairs &>> 32) &<< 22 | UInt64(occupied | bit) &<< 44
  }
}
