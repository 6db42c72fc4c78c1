// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Bounds of values of positions with more pieces than are worth a place in the large table; see `NearMemory`.
///
/// An entry is `key << 4 | (upper + 1) << 2 | (lower + 1)` with a `nearKey`; 0 is empty.
struct NearTable: ~Copyable {
  /// 2^14 words; more find little more, and no longer fit beside what else a search reads.
  private let memory = NearMemory(bits: 14)

  func clear() { memory.clear() }

  /// The entry of `key`, or 0.
  @inline(__always)
  func entry(_ key: UInt64) -> UInt64 {
    let entry = memory.word(of: key).pointee
    return entry &>> 4 == key ? entry : 0
  }

  @inline(__always)
  func store(_ key: UInt64, lower: Int, upper: Int) {
    memory.word(of: key).pointee = key &<< 4 | UInt64(upper &+ 1) &<< 2 | UInt64(lower &+ 1)
  }
}

/// Names of positions for the near table. Neither symmetry nor relabelling is looked for: what comes up again soon
/// comes of the same pieces on the same board.
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
