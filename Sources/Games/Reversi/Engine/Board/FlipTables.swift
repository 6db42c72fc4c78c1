// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CReversi

/// Discs turned by a move, on all lines at once where the program is compiled for processors that can; else from tables: each of the four lines through a square is gathered into a byte by a
/// multiplication ("kindergarten bitboards", after Gerd Isenberg), looked up, and spread again.
package struct FlipTables: ~Copyable {
  /// `outflank[64 i + d]`: with a disc set on place i of a line, and the other side's discs d on places 1 to 6, the places
  /// where a disc of one's own closes a run.
  private let outflank: UnsafeMutablePointer<UInt8>
  /// `between[256 i + c]`: the places strictly between i and those of c.
  private let between: UnsafeMutablePointer<UInt8>
  /// `gain[256 i + d]`: twice the number of discs turned on place i of a line that is otherwise full, d being one's own.
  private let gain: UnsafeMutablePointer<UInt8>
  /// For each square its two diagonals, falling and rising.
  private let diagonals: UnsafeMutablePointer<SIMD2<UInt64>>
  /// The squares around each square.
  private let neighbours: UnsafeMutablePointer<UInt64>
  /// For each square the squares in its eight directions, as `quartet_flips` wants them.
  let rays: UnsafeMutablePointer<UInt64>

  private static let column: UInt64 = 0x0101_0101_0101_0101
  /// Gathers the bits of the first column in the highest byte.
  private static let gather: UInt64 = 0x0102_0408_1020_4080
  /// Spreads a byte over the first column.
  private static let spread: UInt64 = 0x0002_0408_1020_4081

  package init() {
    outflank = .allocate(capacity: 8 * 64)
    between = .allocate(capacity: 8 * 256)
    gain = .allocate(capacity: 8 * 256)
    diagonals = .allocate(capacity: 64)
    neighbours = .allocate(capacity: 64)
    rays = Self.makeRays()
    for place in 0..<8 {
      for discs in 0..<64 {
        outflank[64 * place + discs] = Self.ends(place, 2 * discs)
      }
      for discs in 0..<256 {
        between[256 * place + discs] = Self.inside(place, discs)
        let own = discs & ~(1 << place)
        let closing = Int(Self.ends(place, ~own & 0x7E & ~(1 << place))) & own
        gain[256 * place + discs] = 2 * UInt8(Self.inside(place, closing).nonzeroBitCount)
      }
    }
    for square in 0..<64 {
      var (falling, rising, around): (UInt64, UInt64, UInt64) = (0, 0, 0)
      for target in 0..<64 where target != square {
        let (columns, rows) = (target % 8 - square % 8, target / 8 - square / 8)
        if columns == rows { falling |= 1 << UInt64(target) }
        if columns == -rows { rising |= 1 << UInt64(target) }
        if abs(columns) <= 1 && abs(rows) <= 1 { around |= 1 << UInt64(target) }
      }
      diagonals[square] = SIMD2(falling, rising)
      neighbours[square] = around
    }
  }

  deinit {
    outflank.deallocate()
    between.deallocate()
    gain.deallocate()
    diagonals.deallocate()
    neighbours.deallocate()
    rays.deallocate()
  }

  private static func makeRays() -> UnsafeMutablePointer<UInt64> {
    let rays = UnsafeMutableRawPointer.allocate(byteCount: 64 * 64, alignment: 64)
      .bindMemory(to: UInt64.self, capacity: 64 * 8)
    let steps = [(1, 0), (0, 1), (-1, 1), (1, 1), (-1, 0), (0, -1), (1, -1), (-1, -1)]
    for square in 0..<64 {
      for (direction, (right, down)) in steps.enumerated() {
        var (ray, column, row) = (UInt64(0), square % 8 + right, square / 8 + down)
        while (0..<8).contains(column), (0..<8).contains(row) {
          ray |= 1 << UInt64(8 * row + column)
          (column, row) = (column + right, row + down)
        }
        rays[8 * square + direction] = ray
      }
    }
    return rays
  }

  /// Places just behind the runs of `discs` that begin beside `place`, on both sides.
  private static func ends(_ place: Int, _ discs: Int) -> UInt8 {
    var ends = 0
    for step in [-1, 1] {
      var next = place + step
      while (0..<8).contains(next), discs >> next & 1 == 1 { next += step }
      if (0..<8).contains(next), next != place + step { ends |= 1 << next }
    }
    return UInt8(ends)
  }

  private static func inside(_ place: Int, _ closing: Int) -> UInt8 {
    var inside = 0
    for end in 0..<8 where closing >> end & 1 == 1 && end != place {
      for next in min(end, place)..<max(end, place) where next != min(end, place) { inside |= 1 << next }
    }
    return UInt8(inside)
  }

  /// The squares around `square`: a move there turns nothing unless one of them is the other side's.
  @inline(__always)
  func around(_ square: Int) -> UInt64 { neighbours[square] }

  /// The discs of `other` that `own` turns with a disc on the empty `square`.
  @inline(__always)
  package func flips(_ own: UInt64, _ other: UInt64, _ square: Int) -> UInt64 {
    #if arch(x86_64)
    if quartet_has_lines() { return quartet_flips(own, other, rays + 8 &* square) }
    #endif
    return lookedUp(own, other, square)
  }

  /// The same from tables.
  @inline(__always)
  func lookedUp(_ own: UInt64, _ other: UInt64, _ square: Int) -> UInt64 {
    let column = square & 7
    let row = square &>> 3
    let shift = UInt64(truncatingIfNeeded: square & 56)
    let side = UInt64(truncatingIfNeeded: column)
    let ends = outflank + column &<< 6
    let inside = between + column &<< 8
    let lines = diagonals[square]

    let rowEnds = ends[Int((other &>> shift) &>> 1 & 63)] & UInt8(truncatingIfNeeded: own &>> shift)
    var turned = UInt64(inside[Int(rowEnds)]) &<< shift

    let falling = lines[0]
    let fallingOther = Int(((other & falling) &* Self.column) &>> 57 & 63)
    let fallingOwn = UInt8(truncatingIfNeeded: ((own & falling) &* Self.column) &>> 56)
    turned |= (UInt64(inside[Int(ends[fallingOther] & fallingOwn)]) &* Self.column) & falling

    let rising = lines[1]
    let risingOther = Int(((other & rising) &* Self.column) &>> 57 & 63)
    let risingOwn = UInt8(truncatingIfNeeded: ((own & rising) &* Self.column) &>> 56)
    turned |= (UInt64(inside[Int(ends[risingOther] & risingOwn)]) &* Self.column) & rising

    let columnOther = Int((((other &>> side) & Self.column) &* Self.gather) &>> 57 & 63)
    let columnOwn = UInt8(truncatingIfNeeded: (((own &>> side) & Self.column) &* Self.gather) &>> 56)
    let columnEnds = (outflank + row &<< 6)[columnOther] & columnOwn
    let columnTurned = UInt64((between + row &<< 8)[Int(columnEnds)])
    turned |= ((columnTurned &* Self.spread) & Self.column) &<< side
    return turned
  }

  /// Twice the number of discs that `own` turns on `square`, the last one empty on the board.
  @inline(__always)
  func lastGain(_ own: UInt64, _ square: Int) -> Int {
    let column = square & 7
    let side = UInt64(truncatingIfNeeded: column)
    let counts = gain + column &<< 8
    let lines = diagonals[square]
    let rowOwn = Int(own &>> UInt64(truncatingIfNeeded: square & 56) & 255)
    // What lies outside a short diagonal looks like the other side's discs, and nothing closes a run there.
    let columnOwn = Int((((own &>> side) & Self.column) &* Self.gather) &>> 56)
    return Int(counts[rowOwn]) &+ Int((gain + (square &>> 3) &<< 8)[columnOwn])
      &+ Int(counts[Int(((own & lines[0]) &* Self.column) &>> 56)])
      &+ Int(counts[Int(((own & lines[1]) &* Self.column) &>> 56)])
  }
}
