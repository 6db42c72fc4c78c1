// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the pieces of each line have in common, a byte a line: bits 0...3 the traits that all of them have, bits 4...7
/// those that none has. An empty line has all eight.
///
/// Ten lines fill one vector, nineteen with the squares two.
struct LineThreats {
  typealias Bytes = SIMD16<UInt8>

  private var common = Bytes(repeating: 0xFF)
  private var pieces = Bytes.zero
  private var commonAbove = Bytes(repeating: 0xFF)
  private var piecesAbove = Bytes.zero

  init() {}

  init(_ position: SearchPosition, _ tables: borrowing LineTables) {
    for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 1 {
      put(position.piece(on: cell), on: cell, tables)
    }
  }

  @inline(__always)
  mutating func put(_ piece: Int, on cell: Int, _ tables: borrowing LineTables) {
    let values = Bytes(repeating: LineTables.values(of: piece))
    let through = tables.through[2 &* cell]
    common &= values | ~through
    // A byte of ones is minus one.
    pieces = pieces &- through
    if tables.isWide {
      let through = tables.through[2 &* cell &+ 1]
      commonAbove &= values | ~through
      piecesAbove = piecesAbove &- through
    }
  }

  /// For each empty cell, in ascending order, what a piece placed there leaves: in the lowest byte the trait values
  /// that complete a line somewhere else; above them those that do so if the piece has them, too; then the cell.
  @inline(__always)
  func fill(_ cells: UnsafeMutablePointer<UInt32>, _ occupied: UInt16, _ tables: borrowing LineTables) {
    let three = Self.where(pieces, are: 3, common)
    let two = Self.where(pieces, are: 2, common)
    var count = 0
    var empty = ~occupied
    if tables.isWide {
      let threeAbove = Self.where(piecesAbove, are: 3, commonAbove)
      let twoAbove = Self.where(piecesAbove, are: 2, commonAbove)
      while empty != 0 {
        let cell = empty.trailingZeroBitCount
        empty &= empty &- 1
        let through = tables.through[2 &* cell]
        let above = tables.through[2 &* cell &+ 1]
        cells[count] = Self.packed(
          (three & ~through) | (threeAbove & ~above), (two & through) | (twoAbove & above), cell)
        count &+= 1
      }
    } else {
      while empty != 0 {
        let cell = empty.trailingZeroBitCount
        empty &= empty &- 1
        let through = tables.through[2 &* cell]
        cells[count] = Self.packed(three & ~through, two & through, cell)
        count &+= 1
      }
    }
  }

  /// What is common to all lines with the same free cells, for each set of at most five free cells; see `LastCells`.
  @inline(__always)
  func byFreeCells(_ occupied: UInt16, _ tables: borrowing LineTables) -> SIMD4<UInt64> {
    var sets = Bytes.zero
    var setsAbove = Bytes.zero
    var empty = ~occupied
    var bit: UInt8 = 1
    while empty != 0 {
      let cell = empty.trailingZeroBitCount
      empty &= empty &- 1
      sets |= tables.through[2 &* cell] & Bytes(repeating: bit)
      if tables.isWide { setsAbove |= tables.through[2 &* cell &+ 1] & Bytes(repeating: bit) }
      bit &<<= 1
    }
    var words = SIMD4<UInt64>.zero
    withUnsafeMutableBytes(of: &words) { bytes in
      for line in 0..<(tables.isWide ? 16 : 10) { bytes[Int(sets[line])] |= common[line] }
      if tables.isWide {
        for line in 0..<3 { bytes[Int(setsAbove[line])] |= commonAbove[line] }
      }
    }
    return words
  }

  @inline(__always)
  private static func `where`(_ counts: Bytes, are count: UInt8, _ bytes: Bytes) -> Bytes {
    Bytes.zero.replacing(with: bytes, where: counts .== Bytes(repeating: count))
  }

  @inline(__always)
  private static func packed(_ elsewhere: Bytes, _ here: Bytes, _ cell: Int) -> UInt32 {
    let a = unsafeBitCast(elsewhere, to: SIMD2<UInt64>.self)
    let b = unsafeBitCast(here, to: SIMD2<UInt64>.self)
    var x = a[0] | a[1]
    var y = b[0] | b[1]
    // Both folds at once: the upper halves meet the lower ones, then lie beside each other.
    x |= x &>> 32
    y |= y &>> 32
    var both = (x & 0xFFFF_FFFF) | y &<< 32
    both |= both &>> 16
    both |= both &>> 8
    return UInt32(truncatingIfNeeded: both & 0xFF) | UInt32(truncatingIfNeeded: both &>> 24 & 0xFF00)
      | UInt32(truncatingIfNeeded: cell) &<< 16
  }
}

/// The lines through each cell, for one set of rules, and the pieces behind trait values.
struct LineTables: ~Copyable {
  /// Two vectors a cell: all ones for the lines through it.
  let through: UnsafeMutablePointer<LineThreats.Bytes>
  /// The pieces that have one of these trait values.
  let pieces: UnsafeMutablePointer<UInt16>
  /// Whether the second vector holds any lines.
  let isWide: Bool

  init(_ rules: Quarto.Rules) {
    isWide = rules.lines.count > 16
    through = .allocate(capacity: 32)
    through.initialize(repeating: .zero, count: 32)
    for (line, cells) in rules.lines.enumerated() {
      for cell in cells { through[2 * cell + line / 16][line % 16] = 0xFF }
    }
    pieces = .allocate(capacity: 256)
    for values in 0..<256 {
      pieces[values] = (0..<16).reduce(0) {
        Self.values(of: $1) & UInt8(values) == 0 ? $0 : $0 | 1 << UInt16($1)
      }
    }
  }

  deinit {
    through.deallocate()
    pieces.deallocate()
  }

  /// The trait values of a piece as a line has them.
  @inline(__always)
  static func values(of piece: Int) -> UInt8 { UInt8(truncatingIfNeeded: piece | ~piece &<< 4) }
}
