// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Finds the configurations of all patterns on a board at once: for each row and each of its 256 sets of discs the sum of the
/// digits that they stand for in every instance, side by side in vectors.
package struct PatternTables: ~Copyable {
  package typealias Lanes = SIMD32<UInt16>

  private let rows: UnsafeMutablePointer<Lanes>
  /// The digits of each square, two vectors long.
  private let squares: UnsafeMutablePointer<Lanes>
  /// The first weight of the pattern of each instance.
  package let offsets: UnsafeMutablePointer<Int32>

  /// Bytes of what an extraction reads.
  package static let byteCount = (8 * 256 + 64) * 2 * MemoryLayout<Lanes>.stride

  /// - Parameter memory: what `fill` has written; it lives as long as this.
  package init(at memory: UnsafeMutableRawPointer) {
    (rows, squares) = Self.parts(of: memory)
    offsets = .allocate(capacity: Pattern.instanceCount)
    var lane = 0
    for pattern in Pattern.all {
      for _ in pattern.instances {
        offsets[lane] = Int32(pattern.offset)
        lane += 1
      }
    }
  }

  private static func parts(
    of memory: UnsafeMutableRawPointer
  ) -> (rows: UnsafeMutablePointer<Lanes>, squares: UnsafeMutablePointer<Lanes>) {
    let rows = memory.bindMemory(to: Lanes.self, capacity: (8 * 256 + 64) * 2)
    return (rows, rows + 8 * 256 * 2)
  }

  /// Writes `byteCount` bytes of what extractions read.
  package static func fill(_ memory: UnsafeMutableRawPointer) {
    let (rows, squares) = parts(of: memory)
    var digits = [(Lanes, Lanes)](repeating: (Lanes(), Lanes()), count: 64)
    var lane = 0
    for pattern in Pattern.all {
      for instance in pattern.instances {
        for (place, square) in instance.enumerated() {
          let power = UInt16(Pattern.powers[place])
          if lane < 32 { digits[square].0[lane] = power } else { digits[square].1[lane - 32] = power }
        }
        lane += 1
      }
    }
    for square in 0..<64 {
      squares[2 * square] = digits[square].0
      squares[2 * square + 1] = digits[square].1
    }
    for row in 0..<8 {
      rows[512 * row] = Lanes()
      rows[512 * row + 1] = Lanes()
      for discs in 1..<256 {
        let (square, rest) = (8 * row + discs.trailingZeroBitCount, 512 * row + 2 * (discs & (discs - 1)))
        rows[512 * row + 2 * discs] = rows[rest] &+ digits[square].0
        rows[512 * row + 2 * discs + 1] = rows[rest + 1] &+ digits[square].1
      }
    }
  }

  deinit {
    offsets.deallocate()
  }

  /// Writes the number of every configuration on the board into `lanes`, two vectors long.
  @inline(__always)
  package func extract(_ own: UInt64, _ other: UInt64, _ lanes: UnsafeMutablePointer<Lanes>) {
    half(own, other, rows, lanes)
    half(own, other, rows + 1, lanes + 1)
  }

  @inline(__always)
  private func half(
    _ own: UInt64, _ other: UInt64, _ rows: UnsafeMutablePointer<Lanes>, _ lanes: UnsafeMutablePointer<Lanes>
  ) {
    var (mine, theirs) = (Lanes(), Lanes())
    for row in 0..<8 {
      let shift = UInt64(truncatingIfNeeded: 8 &* row)
      mine &+= rows[512 &* row &+ 2 &* Int(own &>> shift & 255)]
      theirs &+= rows[512 &* row &+ 2 &* Int(other &>> shift & 255)]
    }
    lanes.pointee = mine &+ theirs &+ theirs
  }

  /// The same of the board after a move, for the other side.
  /// - Parameter before: the numbers of the board before it, seen by that side, too.
  @inline(__always)
  package func extract(
    from before: UnsafeMutablePointer<Lanes>, _ square: Int, _ flips: UInt64,
    _ lanes: UnsafeMutablePointer<Lanes>
  ) {
    // A turned disc was one's own, digit 1, and becomes the other side's, 2, as the one that is set does from 0.
    var first = before[0] &+ squares[2 &* square] &+ squares[2 &* square]
    var second = before[1] &+ squares[2 &* square &+ 1] &+ squares[2 &* square &+ 1]
    var rest = flips
    while rest != 0 {
      let place = 2 &* rest.trailingZeroBitCount
      rest &= rest &- 1
      first &+= squares[place]
      second &+= squares[place &+ 1]
    }
    lanes[0] = first
    lanes[1] = second
  }
}
