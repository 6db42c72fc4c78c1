// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What each gift of one board is worth to the giver, as a number in the book of values.
///
/// Gifts are counted in ascending order of their names on the canonical board. Where the board is a draw, bit n says that
/// gift n draws as well. Where it is won, digit n to the base of three, the lowest first, is 0, 1, 2 for a gift that loses, draws,
/// wins. The best gift is worth what the board is, so 0 stands for nothing: the gifts are not known. Where the board is
/// lost there is nothing to say.
package enum GiftWorths {
  /// How many bits the number has.
  /// - Parameters:
  ///   - gifts: how many pieces are left.
  ///   - value: of the board, -1 to 1.
  static func bits(gifts: Int, value: Int) -> UInt64 {
    switch value {
    case 0: return UInt64(gifts)
    case 1:
      let most = (0..<gifts).reduce(UInt64(1)) { all, _ in 3 * all } - 1
      return UInt64(64 - most.leadingZeroBitCount)
    default: return 0
    }
  }

  /// - Parameter worths: of every piece left, in order; the best of them is `value`.
  static func code(_ worths: [Int], value: Int) -> UInt32 {
    let base: UInt32 = value == 0 ? 2 : 3
    return value < 0 ? 0 : worths.reversed().reduce(0) { $0 * base + UInt32($1 + 1) }
  }

  /// The worth of the gift with this number; nil when it is not known.
  static func worth(of gift: Int, in code: UInt32, value: Int) -> Int? {
    if value < 0 { return -1 }
    if code == 0 { return nil }
    let base: UInt32 = value == 0 ? 2 : 3
    let above = (0..<gift).reduce(code) { rest, _ in rest / base }
    return Int(above % base) - 1
  }

  /// Whether the best of so many gifts is worth what the board is: what a work file says is looked at before it is
  /// bound.
  package static func isPossible(_ code: UInt32, gifts: Int, value: Int) -> Bool {
    guard value >= 0, code > 0, UInt64(code) >> bits(gifts: gifts, value: value) == 0 else { return false }
    let worths = (0..<gifts).map { worth(of: $0, in: code, value: value) ?? -1 }
    return worths.max() == value && Self.code(worths, value: value) == code
  }
}

extension CanonicalForm {
  /// The number of a gift among the pieces that are left.
  func number(of gift: Int, left: UInt16) -> Int {
    let image = image(of: gift)
    return (0..<16).count { left >> UInt16($0) & 1 == 1 && self.image(of: $0) < image }
  }
}

extension Solver {
  /// What each gift of a board is worth to the giver, coded; nil when stopped.
  ///
  /// Only what the board's value leaves open is searched, and of gifts that a symmetry of the board makes alike, one.
  /// - Parameter value: of the board.
  package mutating func giftWorths(_ board: SearchPosition, value: Int) -> UInt32? {
    let forms = canonicalForms(board)
    guard value >= 0, let form = forms.first else { return 0 }
    let wins = unsafe(board.planes, board.occupied)
    var worths = [Int](repeating: -1, count: board.left.nonzeroBitCount)
    var found: [Int: Int] = [:]
    for gift in 0..<16 where board.left >> UInt16(gift) & 1 == 1 {
      let name = forms.reduce(16) { min($0, $1.image(of: gift)) }
      var worth = wins >> UInt16(gift) & 1 == 1 ? -1 : found[name]
      if worth == nil {
        var next = board
        next.left &= ~(1 << UInt16(gift))
        if value == 1 {
          guard let holds = isAtLeast(0, next, placing: gift) else { return nil }
          if !holds { worth = 1 }
        }
        if worth == nil {
          guard let loses = isAtLeast(1, next, placing: gift) else { return nil }
          worth = loses ? -1 : 0
        }
      }
      found[name] = worth
      worths[form.number(of: gift, left: board.left)] = worth ?? -1
    }
    return GiftWorths.code(worths, value: value)
  }
}
