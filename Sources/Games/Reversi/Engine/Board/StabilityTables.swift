// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Discs that can never be turned again: on the edges from a table over all edges, elsewhere where each of the four
/// lines is full or touches a stable disc of the same side.
struct StabilityTables: ~Copyable {
  /// `edges[256 own + other]`: the own discs of an edge that no sequence of moves on it can turn.
  private let edges: UnsafeMutablePointer<UInt8>

  private static let column: UInt64 = 0x0101_0101_0101_0101
  private static let gather: UInt64 = 0x0102_0408_1020_4080
  private static let middle: UInt64 = 0x007E_7E7E_7E7E_7E00

  init() {
    edges = .allocate(capacity: 65_536)
    edges.initialize(repeating: 0, count: 65_536)
    // From full edges to empty ones: what a move leads to is known before it is asked for.
    for discs in 0...8 {
      for own in 0..<256 {
        for other in 0..<256 where own & other == 0 && (own | other).nonzeroBitCount == 8 - discs {
          edges[256 * own + other] = stable(own, other)
        }
      }
    }
  }

  deinit { edges.deallocate() }

  private func stable(_ own: Int, _ other: Int) -> UInt8 {
    var stable = UInt8(own)
    for square in 0..<8 where (own | other) >> square & 1 == 0 {
      let gained = Self.turned(own, other, square)
      stable &= edges[256 * (own | gained | 1 << square) + (other & ~gained)]
      let lost = Self.turned(other, own, square)
      stable &= edges[256 * (own & ~lost) + (other | lost | 1 << square)]
    }
    return stable
  }

  /// What a disc of `own` on `square` turns along the edge.
  private static func turned(_ own: Int, _ other: Int, _ square: Int) -> Int {
    var turned = 0
    for step in [-1, 1] {
      var (run, next) = (0, square + step)
      while (0..<8).contains(next), other >> next & 1 == 1 {
        run |= 1 << next
        next += step
      }
      if (0..<8).contains(next), own >> next & 1 == 1 { turned |= run }
    }
    return turned
  }

  /// The number of `own` discs that are stable for certain.
  @inline(__always)
  func count(_ own: UInt64, _ other: UInt64) -> Int { discs(own, other).nonzeroBitCount }

  func discs(_ own: UInt64, _ other: UInt64) -> UInt64 {
    var stable = onEdges(own, other)
    let occupied = own | other
    let rows = Self.fullRows(occupied)
    let columns = Self.fullColumns(occupied)
    let falling = Self.fullDiagonals(occupied, 9, Self.fallingExits)
    let rising = Self.fullDiagonals(occupied, 7, Self.risingExits)
    let inner = own & Self.middle
    stable |= inner & rows & columns & falling & rising
    while stable != 0 {
      let more =
        inner & ~stable & (rows | stable &<< 1 | stable &>> 1) & (columns | stable &<< 8 | stable &>> 8)
        & (falling | stable &<< 9 | stable &>> 9) & (rising | stable &<< 7 | stable &>> 7)
      if more == 0 { break }
      stable |= more
    }
    return stable
  }

  @inline(__always)
  private func onEdges(_ own: UInt64, _ other: UInt64) -> UInt64 {
    let top = UInt64(edges[Int((own & 255) &<< 8 | other & 255)])
    let bottom = UInt64(edges[Int((own &>> 56) &<< 8 | other &>> 56)])
    let left = UInt64(edges[Self.edge(own, other, 0)])
    let right = UInt64(edges[Self.edge(own, other, 7)])
    return top | bottom &<< 56 | Self.spread(left) | Self.spread(right) &<< 7
  }

  /// The bits of a byte on the squares of the first column.
  @inline(__always)
  private static func spread(_ edge: UInt64) -> UInt64 {
    // The highest bit by itself: in the product it would meet the lowest one, and carry.
    ((edge & 127) &* 0x0002_0408_1020_4081) & column | (edge & 128) &<< 49
  }

  @inline(__always)
  private static func edge(_ own: UInt64, _ other: UInt64, _ file: UInt64) -> Int {
    let first = ((own &>> file & column) &* gather) &>> 56
    let second = ((other &>> file & column) &* gather) &>> 56
    return Int(first &<< 8 | second)
  }

  @inline(__always)
  private static func fullRows(_ occupied: UInt64) -> UInt64 {
    var full = occupied
    full &= full &>> 4
    full &= full &>> 2
    full &= full &>> 1
    return (full & column) &* 255
  }

  @inline(__always)
  private static func fullColumns(_ occupied: UInt64) -> UInt64 {
    var full = occupied
    full &= full &>> 32 | full &<< 32
    full &= full &>> 16 | full &<< 48
    full &= full &>> 8 | full &<< 56
    return full
  }

  /// Squares from which one, two and four steps lead off the board: forwards, then backwards.
  private typealias Exits = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  /// Steps of 9 are one down and one to the right.
  private static let fallingExits: Exits = (
    0xFF80_8080_8080_8080, 0xFFFF_C0C0_C0C0_C0C0, 0xFFFF_FFFF_F0F0_F0F0,
    0x0101_0101_0101_01FF, 0x0303_0303_0303_FFFF, 0x0F0F_0F0F_FFFF_FFFF
  )
  /// Steps of 7 are one down and one to the left.
  private static let risingExits: Exits = (
    0xFF01_0101_0101_0101, 0xFFFF_0303_0303_0303, 0xFFFF_FFFF_0F0F_0F0F,
    0x8080_8080_8080_80FF, 0xC0C0_C0C0_C0C0_FFFF, 0xF0F0_F0F0_FFFF_FFFF
  )

  /// Squares whose whole diagonal is occupied: nothing but discs on either side, by doubling.
  @inline(__always)
  private static func fullDiagonals(_ occupied: UInt64, _ step: UInt64, _ exits: Exits) -> UInt64 {
    var ahead = occupied
    ahead &= exits.0 | ahead &>> step
    ahead &= exits.1 | ahead &>> (2 &* step)
    ahead &= exits.2 | ahead &>> (4 &* step)
    var behind = occupied
    behind &= exits.3 | behind &<< step
    behind &= exits.4 | behind &<< (2 &* step)
    behind &= exits.5 | behind &<< (4 &* step)
    return ahead & behind
  }
}
