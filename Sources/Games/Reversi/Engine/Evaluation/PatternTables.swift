// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The patterns that the evaluation looks at, and where on the board they are found.
///
/// A pattern is a set of squares; what lies on them is a number of base 3 (empty 0, own 1, other 2). Instances that are
/// images of each other share their weights, and so do configurations that are mirror images: this is the evaluation
/// of Logistello (Michael Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function", 1997), in
/// a small choice of its patterns.
struct PatternTables: ~Copyable {
  /// One kind of pattern: how many configurations it has, and which of them are mirror images.
  struct Kind {
    /// The first of its weights.
    var offset: Int
    var size: Int
    /// For each digit, lowest first, where it goes in the mirror; empty when there is no mirror.
    var mirror: [Int]
  }

  /// Edge with both X-squares; second, third and fourth line; diagonals of 8 to 4 squares; corner of 3 x 3; then the
  /// number of own moves, of the other side's moves, and whether the number of empty squares is odd.
  static let kinds: [Kind] = {
    let mirrors: [[Int]] = [
      [7, 6, 5, 4, 3, 2, 1, 0, 9, 8], line(8), line(8), line(8), line(8), line(7), line(6), line(5), line(4),
      [0, 3, 6, 1, 4, 7, 2, 5, 8],
    ]
    var kinds: [Kind] = []
    var offset = 0
    for mirror in mirrors {
      let size = mirror.reduce(1) { size, _ in 3 * size }
      kinds.append(Kind(offset: offset, size: size, mirror: mirror))
      offset += size
    }
    for size in [mostMoves, mostMoves, 2] {
      kinds.append(Kind(offset: offset, size: size, mirror: []))
      offset += size
    }
    return kinds
  }()

  /// Higher numbers of moves count as this many less one.
  static let mostMoves = 32
  /// Weights of one stage.
  static let weightCount = kinds.reduce(0) { $0 + $1.size }
  /// Configurations found on one board.
  static let featureCount = 4 * 4 + 18 + 4 + 3

  private static func line(_ count: Int) -> [Int] { (0..<count).reversed() }

  private struct Diagonal {
    var squares: UInt64
    /// Brings the gathered squares down from the highest byte.
    var shift: UInt64
    var offset: Int
  }

  /// `ternary[b]`: the number whose base 3 digits are the bits of b.
  private let ternary: UnsafeMutablePointer<UInt16>
  /// The same with the lowest nine bits in reverse order.
  private let reversed: UnsafeMutablePointer<UInt16>
  private let diagonals: UnsafeMutablePointer<Diagonal>
  private let offsets: UnsafeMutablePointer<Int>

  private static let column: UInt64 = 0x0101_0101_0101_0101

  init() {
    func number(_ bits: Int, _ places: [Int]) -> UInt16 {
      var (number, power): (UInt16, UInt16) = (0, 1)
      for place in places {
        if bits >> place & 1 == 1 { number += power }
        power = power &* 3
      }
      return number
    }
    ternary = .allocate(capacity: 1024)
    reversed = .allocate(capacity: 512)
    for bits in 0..<1024 { ternary[bits] = number(bits, Array(0..<10)) }
    for bits in 0..<512 { reversed[bits] = number(bits, (0..<9).reversed()) }
    offsets = .allocate(capacity: Self.kinds.count)
    for (index, kind) in Self.kinds.enumerated() { offsets[index] = kind.offset }
    diagonals = .allocate(capacity: 18)
    var count = 0
    for length in [8, 7, 6, 5, 4] {
      for (squares, shift) in Self.diagonals(length) {
        diagonals[count] = Diagonal(
          squares: squares, shift: UInt64(56 + shift), offset: Self.kinds[4 + 8 - length].offset)
        count += 1
      }
    }
  }

  deinit {
    ternary.deallocate()
    reversed.deallocate()
    diagonals.deallocate()
    offsets.deallocate()
  }

  /// Every diagonal with so many squares, and its first column.
  private static func diagonals(_ length: Int) -> [(UInt64, Int)] {
    var found: [(UInt64, Int)] = []
    for isRising in [false, true] {
      for constant in isRising ? Array(0...14) : Array(-7...7) {
        let squares = (0..<64).filter { $0 / 8 + (isRising ? $0 % 8 : -($0 % 8)) == constant }
        guard squares.count == length else { continue }
        found.append(
          (squares.reduce(0) { $0 | 1 << UInt64($1) }, squares.map { $0 % 8 }.min() ?? 0))
      }
    }
    return found
  }

  /// Writes the number of every configuration on the board, counted over all kinds, into `features`.
  @inline(__always)
  func extract(_ own: UInt64, _ other: UInt64, _ features: UnsafeMutablePointer<Int32>) {
    let turnedOwn = Self.transposed(own)
    let turnedOther = Self.transposed(other)
    lines(own, other, features)
    lines(own.byteSwapped, other.byteSwapped, features + 5)
    lines(turnedOwn, turnedOther, features + 10)
    lines(turnedOwn.byteSwapped, turnedOther.byteSwapped, features + 15)
    // Three corners are found with the lines; the one on the lower right replaces the first one's second view.
    features[14] = Int32(truncatingIfNeeded: offsets[9] &+ farCorner(own, other))
    for index in 0..<18 {
      let diagonal = diagonals[index]
      let mine = Int(((own & diagonal.squares) &* Self.column) &>> diagonal.shift)
      let theirs = Int(((other & diagonal.squares) &* Self.column) &>> diagonal.shift)
      features[20 + index] = Int32(
        truncatingIfNeeded: diagonal.offset &+ Int(ternary[mine]) &+ 2 &* Int(ternary[theirs]))
    }
    let moves = min(Mobility.moves(own, other).nonzeroBitCount, Self.mostMoves &- 1)
    let replies = min(Mobility.moves(other, own).nonzeroBitCount, Self.mostMoves &- 1)
    features[38] = Int32(truncatingIfNeeded: offsets[10] &+ moves)
    features[39] = Int32(truncatingIfNeeded: offsets[11] &+ replies)
    features[40] = Int32(truncatingIfNeeded: offsets[12] &+ (own | other).nonzeroBitCount & 1)
  }

  /// The upper four rows, and the corner on the upper left.
  @inline(__always)
  private func lines(_ own: UInt64, _ other: UInt64, _ features: UnsafeMutablePointer<Int32>) {
    let mine = Int(own & 255 | own &>> 1 & 0x100 | own &>> 5 & 0x200)
    let theirs = Int(other & 255 | other &>> 1 & 0x100 | other &>> 5 & 0x200)
    features[0] = Int32(truncatingIfNeeded: Int(ternary[mine]) &+ 2 &* Int(ternary[theirs]))
    for row in 1..<4 {
      let shift = UInt64(truncatingIfNeeded: 8 &* row)
      let number =
        Int(ternary[Int(own &>> shift & 255)]) &+ 2 &* Int(ternary[Int(other &>> shift & 255)])
      features[row] = Int32(truncatingIfNeeded: offsets[row] &+ number)
    }
    let corner = Int(ternary[Self.nearCorner(own)]) &+ 2 &* Int(ternary[Self.nearCorner(other)])
    features[4] = Int32(truncatingIfNeeded: offsets[9] &+ corner)
  }

  @inline(__always)
  private static func nearCorner(_ discs: UInt64) -> Int {
    Int(discs & 7 | discs &>> 5 & 0x38 | discs &>> 10 & 0x1C0)
  }

  @inline(__always)
  private func farCorner(_ own: UInt64, _ other: UInt64) -> Int {
    Int(reversed[Self.nearCorner(own &>> 45)]) &+ 2 &* Int(reversed[Self.nearCorner(other &>> 45)])
  }

  /// Rows and columns exchanged: by exchanging ever larger blocks.
  @inline(__always)
  static func transposed(_ board: UInt64) -> UInt64 {
    var board = board
    var change = (board ^ board &>> 7) & 0x00AA_00AA_00AA_00AA
    board ^= change ^ change &<< 7
    change = (board ^ board &>> 14) & 0x0000_CCCC_0000_CCCC
    board ^= change ^ change &<< 14
    change = (board ^ board &>> 28) & 0x0000_0000_F0F0_F0F0
    board ^= change ^ change &<< 28
    return board
  }
}
