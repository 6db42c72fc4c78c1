// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// One possible turn, before it is judged: a piece placed, if there was one in hand, and another given.
struct Candidate {
  var cell: Int
  /// With the gift in the hand of the other side.
  var position: SearchPosition
  var gift: Int
  /// Placements that leave the other side a safe gift: the fewer, the harder for them.
  var replies: Int

  /// The position in which `gift` is still to be given.
  var before: SearchPosition {
    var before = position
    before.left |= 1 << UInt16(gift)
    return before
  }
}

extension Solver {
  /// Every turn that does not lose at once, the hardest for the other side first.
  func candidates(_ board: SearchPosition, placing hand: Int) -> [Candidate] {
    var all: [Candidate] = []
    for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 0 {
      var after = board
      after.put(hand, on: cell)
      all += gifts(after, cell: cell)
    }
    return all.sorted(by: Self.isHarder)
  }

  /// Every gift that does not lose at once, the hardest for the other side first.
  func candidates(_ board: SearchPosition) -> [Candidate] { gifts(board, cell: 0).sorted(by: Self.isHarder) }

  private static func isHarder(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.replies, a.cell, a.gift) < (b.replies, b.cell, b.gift)
  }

  private func gifts(_ position: SearchPosition, cell: Int) -> [Candidate] {
    let safe = position.left & ~unsafe(position.planes, position.occupied)
    return (0..<16).compactMap { gift in
      guard safe >> UInt16(gift) & 1 == 1 else { return nil }
      var next = position
      next.left &= ~(1 << UInt16(gift))
      return Candidate(cell: cell, position: next, gift: gift, replies: replies(next, placing: gift))
    }
  }

  private func replies(_ position: SearchPosition, placing piece: Int) -> Int {
    (0..<16).reduce(0) { sum, cell in
      guard position.occupied >> UInt16(cell) & 1 == 0 else { return sum }
      var after = position
      after.put(piece, on: cell)
      let safe = after.left & ~unsafe(after.planes, after.occupied)
      return sum + safe.nonzeroBitCount
    }
  }
}
