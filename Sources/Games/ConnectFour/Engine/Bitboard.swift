// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Sets of cells in one word, seven bits a column: bit `7 * column + row`, and an empty sentinel row on top, so that
/// shifts never run from one column into the next (after John Tromp's Fhourstones).
///
/// Directions are shifts: 1 up, 7 right, 6 right and down, 8 right and up.
enum Bitboard {
  static let cells = 42
  /// The bottom cell of each column.
  static let bottom: UInt64 = 0x0040_8102_0408_1
  static let board: UInt64 = bottom &* 63
  /// Rows 1, 3, 5 and rows 2, 4, 6 as players count them.
  static let oddRows: UInt64 = bottom &* 0b010101
  static let evenRows: UInt64 = bottom &* 0b101010

  @inline(__always) static func column(_ column: Int) -> UInt64 { 63 &<< UInt64(7 &* column) }

  /// The column of a cell.
  @inline(__always) static func column(holding cell: UInt64) -> UInt64 {
    column(cell.trailingZeroBitCount / 7)
  }

  /// Cells that complete a line of four of `stones`; occupied cells are not taken out.
  @inline(__always) static func winningCells(_ stones: UInt64) -> UInt64 {
    var cells = (stones &<< 1) & (stones &<< 2) & (stones &<< 3)
    cells |= completions(stones, 6)
    cells |= completions(stones, 7)
    cells |= completions(stones, 8)
    return cells & board
  }

  /// The same of a set of cells that no game fills from below: the last of four one above the other may be any of them.
  @inline(__always) static func completingCells(_ cells: UInt64) -> UInt64 {
    winningCells(cells) | completions(cells, 1) & board
  }

  @inline(__always) private static func completions(_ stones: UInt64, _ d: UInt64) -> UInt64 {
    let left1 = stones &<< d
    let right1 = stones &>> d
    let left2 = left1 & (stones &<< (2 &* d))
    let right2 = right1 & (stones &>> (2 &* d))
    return (left2 & ((stones &<< (3 &* d)) | right1)) | (right2 & (left1 | (stones &>> (3 &* d))))
  }

  /// Two positions at once: the shifts fit the vector registers that every x86-64 and arm64 has.
  @inline(__always) static func winningCells(_ stones: SIMD2<UInt64>) -> SIMD2<UInt64> {
    @inline(__always) func up(_ d: UInt64) -> SIMD2<UInt64> { stones &<< SIMD2(repeating: d) }
    @inline(__always) func down(_ d: UInt64) -> SIMD2<UInt64> { stones &>> SIMD2(repeating: d) }
    @inline(__always) func completions(_ d: UInt64) -> SIMD2<UInt64> {
      let left1 = up(d)
      let right1 = down(d)
      let left2 = left1 & up(2 &* d)
      let right2 = right1 & down(2 &* d)
      return (left2 & (up(3 &* d) | right1)) | (right2 & (left1 | down(3 &* d)))
    }
    let vertical = up(1) & up(2) & up(3)
    return (vertical | completions(6) | completions(7) | completions(8)) & SIMD2(repeating: board)
  }

  /// True when `stones` hold a line of four.
  @inline(__always) static func hasFour(_ stones: UInt64) -> Bool {
    let vertical = stones & (stones &>> 1)
    let falling = stones & (stones &>> 6)
    let level = stones & (stones &>> 7)
    let rising = stones & (stones &>> 8)
    return (vertical & (vertical &>> 2)) | (falling & (falling &>> 12)) | (level & (level &>> 14))
      | (rising & (rising &>> 16)) != 0
  }

  /// The same with left and right exchanged; also right for sums of two sets, which stay inside their columns.
  @inline(__always) static func mirrored(_ x: UInt64) -> UInt64 {
    let outer = (x &>> 42) | ((x & 127) &<< 42)
    let second = ((x &>> 28) & (127 &<< 7)) | ((x & (127 &<< 7)) &<< 28)
    let third = ((x &>> 14) & (127 &<< 14)) | ((x & (127 &<< 14)) &<< 14)
    return outer | second | third | (x & (127 &<< 21))
  }
}
