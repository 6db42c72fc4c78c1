// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A solution as twelve numbers: for each tile that of its placement, or `SolutionRow.none`. Rows are ordered like
/// words, the first tile first.
struct SolutionRow: Hashable, Comparable, Sendable {
  private var words: SIMD4<UInt64> = SIMD4(repeating: .max)

  /// Of a tile that is not in the solution.
  static let none = UInt16.max

  subscript(tile: Int) -> UInt16 {
    get { UInt16(truncatingIfNeeded: words[tile &>> 2] &>> Self.shift(tile)) }
    set {
      let shift = Self.shift(tile)
      words[tile &>> 2] = words[tile &>> 2] & ~(0xFFFF &<< shift) | UInt64(newValue) &<< shift
    }
  }

  private static func shift(_ tile: Int) -> UInt64 { UInt64(48 &- 16 &* (tile & 3)) }

  static func < (a: SolutionRow, b: SolutionRow) -> Bool {
    if a.words[0] != b.words[0] { return a.words[0] < b.words[0] }
    if a.words[1] != b.words[1] { return a.words[1] < b.words[1] }
    return a.words[2] < b.words[2]
  }
}
