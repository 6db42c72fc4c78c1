// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The end of a search, with at most five cells free.
///
/// All lines whose free cells are the same are one byte: the trait values with which a piece on each of these cells would
/// complete one. Of n cells there are 2^n such bytes, and byte s of a number stands for the set s of the free cells in
/// ascending order. Once a piece lies on a cell, a set with this cell and with what the piece has joins the set without it.
/// So a position is one to four words, a placement three instructions, and nothing has to be read but which pieces are
/// unsafe.
///
/// `wins` and `holds` ask whether the giver, who has just placed, wins, or at least draws, with one of the `safe` pieces,
/// of which there is at least one. The receiver does not win at once, then, but loses at once where nothing safe is
/// left to give back.
struct LastCells {
  /// Fewest pieces on the board with which it can be asked.
  static let first = 11

  /// The pieces that have one of these trait values.
  let pieces: UnsafeMutablePointer<UInt16>
  /// Positions seen with three or more cells free.
  var nodes: UInt64 = 0

  /// The value of a null window.
  mutating func value(
    _ words: SIMD4<UInt64>, _ left: UInt16, _ safe: UInt16, _ alpha: Int, _ beta: Int, _ count: Int
  ) -> Int {
    if beta > 0 && wins(words, left, safe, count) { return 1 }
    // Nothing between is asked for.
    if alpha == 0 { return 0 }
    return holds(words, left, safe, count) ? 0 : -1
  }

  private mutating func wins(_ words: SIMD4<UInt64>, _ left: UInt16, _ safe: UInt16, _ count: Int) -> Bool {
    switch count {
    case 11: has5(words, left, safe, isWin: true)
    case 12: wins4(words[0], words[1], left, safe)
    case 13: wins3(words[0], left, safe)
    case 14: wins2(UInt32(truncatingIfNeeded: words[0]), left, safe)
    default: false
    }
  }

  private mutating func holds(_ words: SIMD4<UInt64>, _ left: UInt16, _ safe: UInt16, _ count: Int) -> Bool {
    switch count {
    case 11: has5(words, left, safe, isWin: false)
    case 12: holds4(words[0], words[1], left, safe)
    case 13: holds3(words[0], left, safe)
    // With a safe gift and two cells free nobody loses.
    default: true
    }
  }

  // MARK: - Five cells

  /// Whether a gift wins, or holds.
  @inline(__always)
  private mutating func has5(_ words: SIMD4<UInt64>, _ left: UInt16, _ safe: UInt16, isWin: Bool) -> Bool {
    // For each cell the sets without it, and those with it; the second half of each in the upper vector.
    let (a, b) = (Self.without0(words), Self.without0(words &>> 8))
    let (c, d) = (Self.without1(words), Self.without1(words &>> 16))
    let (e, f) = (words & 0xFFFF_FFFF, words &>> 32)
    let keptLow = SIMD4(a[0] | a[1] &<< 32, c[0] | c[1] &<< 32, e[0] | e[1] &<< 32, words[0])
    let keptHigh = SIMD4(a[2] | a[3] &<< 32, c[2] | c[3] &<< 32, e[2] | e[3] &<< 32, words[2])
    let joinedLow = SIMD4(b[0] | b[1] &<< 32, d[0] | d[1] &<< 32, f[0] | f[1] &<< 32, words[1])
    let joinedHigh = SIMD4(b[2] | b[3] &<< 32, d[2] | d[3] &<< 32, f[2] | f[3] &<< 32, words[3])
    var rest = safe
    while rest != 0 {
      let gift = rest & (0 &- rest)
      rest ^= gift
      let other = left & ~gift
      let values = Self.repeated(gift)
      let low = keptLow | joinedLow & values
      let high = keptHigh | joinedHigh & values
      let threats = low &>> 8 | low &>> 16 | low &>> 32 | high
      let lastLow = words[0] | words[2] & values
      let lastHigh = words[1] | words[3] & values
      let lastThreats = lastLow &>> 8 | lastLow &>> 16 | lastLow &>> 32 | lastHigh
      var (a, b, c, d) = placements(other, threats)
      var e = placement(other, lastThreats, 4)
      // The placement with the fewest safe pieces first; mostly no other is looked at.
      var isAnswered = false
      while true {
        let child = min(min(min(a, b), min(c, d)), e)
        if child == .max { break }
        let index = Int(child &>> 16 & 7)
        let safe = UInt16(truncatingIfNeeded: child)
        let low = index == 4 ? lastLow : low[index]
        let high = index == 4 ? lastHigh : high[index]
        isAnswered = isWin ? holds4(low, high, other, safe) : wins4(low, high, other, safe)
        if isAnswered { break }
        switch index {
        case 0: a = .max
        case 1: b = .max
        case 2: c = .max
        case 3: d = .max
        default: e = .max
        }
      }
      if !isAnswered { return true }
    }
    return false
  }

  /// Placements after which `threats` complete a line: the pieces that are safe to give, the number of the cell from bit 16
  /// on, the number of safe pieces from bit 24 on. All ones where nothing is safe.
  @inline(__always)
  private func placements(_ left: UInt16, _ threats: SIMD4<UInt64>) -> (UInt32, UInt32, UInt32, UInt32) {
    func safe(_ index: Int) -> UInt32 { UInt32(left & ~pieces[Int(threats[index] & 255)]) }
    let (a, b, c, d) = (safe(0), safe(1), safe(2), safe(3))
    // All four are counted at once.
    var count = UInt64(a | b &<< 16) | UInt64(c | d &<< 16) &<< 32
    count &-= (count &>> 1) & 0x5555_5555_5555_5555
    count = (count & 0x3333_3333_3333_3333) &+ (count &>> 2 & 0x3333_3333_3333_3333)
    count = (count &+ count &>> 4) & 0x0F0F_0F0F_0F0F_0F0F
    count &+= count &>> 8
    func name(_ safe: UInt32, _ cell: UInt32) -> UInt32 {
      let bits = UInt32(truncatingIfNeeded: count &>> UInt64(16 &* cell)) & 15
      return safe == 0 ? .max : bits &<< 24 | cell &<< 16 | safe
    }
    return (name(a, 0), name(b, 1), name(c, 2), name(d, 3))
  }

  @inline(__always)
  private func placement(_ left: UInt16, _ threats: UInt64, _ cell: UInt32) -> UInt32 {
    let safe = UInt32(left & ~pieces[Int(threats & 255)])
    return safe == 0 ? .max : UInt32(truncatingIfNeeded: safe.nonzeroBitCount) &<< 24 | cell &<< 16 | safe
  }

  // MARK: - Four cells

  private mutating func wins4(_ low: UInt64, _ high: UInt64, _ left: UInt16, _ safe: UInt16) -> Bool {
    has4(low, high, left, safe, isWin: true)
  }

  private mutating func holds4(_ low: UInt64, _ high: UInt64, _ left: UInt16, _ safe: UInt16) -> Bool {
    has4(low, high, left, safe, isWin: false)
  }

  @inline(__always)
  private mutating func has4(
    _ low: UInt64, _ high: UInt64, _ left: UInt16, _ safe: UInt16, isWin: Bool
  ) -> Bool {
    nodes &+= 1
    let (kept, joined) = Self.split(low, high)
    var rest = safe
    while rest != 0 {
      let gift = rest & (0 &- rest)
      rest ^= gift
      let other = left & ~gift
      let words = kept | joined & Self.repeated(gift)
      let threats = words &>> 8 | words &>> 16 | words &>> 32
      if !answers4(words[0], threats[0], other, isWin) && !answers4(words[1], threats[1], other, isWin)
        && !answers4(words[2], threats[2], other, isWin) && !answers4(words[3], threats[3], other, isWin)
      {
        return true
      }
    }
    return false
  }

  /// Whether the receiver draws, or wins, with a placement.
  @inline(__always)
  private mutating func answers4(_ word: UInt64, _ threats: UInt64, _ left: UInt16, _ isWin: Bool) -> Bool {
    let safe = left & ~pieces[Int(threats & 255)]
    if safe == 0 { return false }
    return isWin ? holds3(word, left, safe) : wins3(word, left, safe)
  }

  /// For each cell the sets without it, and those with it in their places.
  @inline(__always)
  private static func split(_ low: UInt64, _ high: UInt64) -> (kept: SIMD4<UInt64>, joined: SIMD4<UInt64>) {
    let words = SIMD2(low, high)
    let (a, b) = (without0(words), without0(words &>> 8))
    let (c, d) = (without1(words), without1(words &>> 16))
    let (e, f) = (words & 0xFFFF_FFFF, words &>> 32)
    return (
      SIMD4(a[0] | a[1] &<< 32, c[0] | c[1] &<< 32, e[0] | e[1] &<< 32, low),
      SIMD4(b[0] | b[1] &<< 32, d[0] | d[1] &<< 32, f[0] | f[1] &<< 32, high)
    )
  }

  // MARK: - Three cells

  @inline(__always)
  private mutating func wins3(_ word: UInt64, _ left: UInt16, _ safe: UInt16) -> Bool {
    nodes &+= 1
    let (kept, joined) = Self.split(word)
    // Pieces that no gift, whatever it has, makes unsafe wherever it is placed; all but the gift have to be unsafe.
    let most = kept | joined
    let mostThreats = (most &>> 8 | most &>> 16) & 255
    let never =
      left & ~(pieces[Int(mostThreats[0])] & pieces[Int(mostThreats[1])] & pieces[Int(mostThreats[2])])
    if never & (never &- 1) != 0 { return false }
    var rest = never == 0 ? safe : safe & never
    while rest != 0 {
      let gift = rest & (0 &- rest)
      rest ^= gift
      let other = left & ~gift
      let words = kept | joined & SIMD4(repeating: UInt32(truncatingIfNeeded: Self.repeated(gift)))
      let threats = (words &>> 8 | words &>> 16) & 255
      let unsafe = pieces[Int(threats[0])] & pieces[Int(threats[1])] & pieces[Int(threats[2])]
      if other & ~unsafe == 0 { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func holds3(_ word: UInt64, _ left: UInt16, _ safe: UInt16) -> Bool {
    nodes &+= 1
    let (kept, joined) = Self.split(word)
    var rest = safe
    while rest != 0 {
      let gift = rest & (0 &- rest)
      rest ^= gift
      let other = left & ~gift
      let words = kept | joined & SIMD4(repeating: UInt32(truncatingIfNeeded: Self.repeated(gift)))
      let threats = (words &>> 8 | words &>> 16) & 255
      if !wins2(words[0], other, other & ~pieces[Int(threats[0])])
        && !wins2(words[1], other, other & ~pieces[Int(threats[1])])
        && !wins2(words[2], other, other & ~pieces[Int(threats[2])])
      {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private static func split(_ word: UInt64) -> (kept: SIMD4<UInt32>, joined: SIMD4<UInt32>) {
    func low(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word) }
    return (
      SIMD4(low(without0(word)), low(without1(word)), low(word), 0),
      SIMD4(low(without0(word &>> 8)), low(without1(word &>> 16)), low(word &>> 32), 0)
    )
  }

  // MARK: - Two cells

  /// Whether the other side has to leave a line to the last piece wherever it places one of the `safe` gifts.
  @inline(__always)
  private func wins2(_ word: UInt32, _ left: UInt16, _ safe: UInt16) -> Bool {
    var rest = safe
    while rest != 0 {
      let gift = rest & (0 &- rest)
      rest ^= gift
      // On both cells a piece may be needed that has something in common with the gift.
      let both = word &>> 24 & UInt32(truncatingIfNeeded: Self.repeated(gift) & 255)
      let unsafe = pieces[Int(word &>> 8 & 255 | both)] & pieces[Int(word &>> 16 & 255 | both)]
      if left & ~gift & ~unsafe == 0 { return true }
    }
    return false
  }

  // MARK: - Words

  /// The trait values of a piece in every byte.
  @inline(__always)
  private static func repeated(_ piece: UInt16) -> UInt64 {
    UInt64(LineTables.values(of: piece.trailingZeroBitCount)) &* 0x0101_0101_0101_0101
  }

  /// The four sets in which the first cell is not, pushed together.
  @inline(__always)
  private static func without0(_ word: UInt64) -> UInt64 {
    let pairs = word & 0x00FF_00FF_00FF_00FF
    let four = (pairs | pairs &>> 8) & 0x0000_FFFF_0000_FFFF
    return (four | four &>> 16) & 0xFFFF_FFFF
  }

  /// The four sets in which the second cell is not, pushed together.
  @inline(__always)
  private static func without1(_ word: UInt64) -> UInt64 { word & 0xFFFF | word &>> 16 & 0xFFFF_0000 }

  @inline(__always)
  private static func without0<V: SIMD>(_ words: V) -> V where V.Scalar == UInt64 {
    let pairs = words & 0x00FF_00FF_00FF_00FF
    let four = (pairs | pairs &>> 8) & 0x0000_FFFF_0000_FFFF
    return (four | four &>> 16) & 0xFFFF_FFFF
  }

  @inline(__always)
  private static func without1<V: SIMD>(_ words: V) -> V where V.Scalar == UInt64 {
    words & 0xFFFF | words &>> 16 & 0xFFFF_0000
  }
}
