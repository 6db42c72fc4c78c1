// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Makes the book of safe gifts: for every board of at most a few pieces, up to symmetry, gifts after which the other
/// side is proven unable to win.
public struct GiftBookMaker: ~Copyable {
  private var solver: Solver
  /// How many safe gifts are looked for on each board: a choice for the bot, not all of them.
  private static let wanted = 2
  private let largestCount: Int

  /// - Parameters:
  ///   - capacity: bytes of the solver's table.
  ///   - pieces: boards of at most so many pieces.
  public init(_ rules: QuartoRules, capacity: Int, pieces: Int) {
    solver = Solver(rules, capacity: capacity)
    largestCount = pieces
  }

  /// The bytes of the book. `report` is told of every board: how many are done, and how many there are.
  public mutating func make(_ report: (Int, Int) -> Void) -> [UInt8] {
    let boards = everyBoard()
    var entries: [UInt64: UInt16] = [:]
    // The fullest boards first: what they leave in the table helps the emptier ones.
    for (index, board) in boards.reversed().enumerated() {
      let canonical = solver.canonical(board)
      entries[canonical.key] = safeGifts(board).reduce(UInt16(0)) {
        $0 | 1 << UInt16(canonical.image(of: $1))
      }
      report(index + 1, boards.count)
    }
    return GiftBook.bytes(entries)
  }

  /// One example of every board, the emptiest first.
  private func everyBoard() -> [SearchPosition] {
    var all = [SearchPosition()]
    var layer = all
    for _ in 0..<largestCount {
      var seen: Set<UInt64> = []
      var next: [SearchPosition] = []
      for board in layer {
        for piece in 0..<16 where board.left >> UInt16(piece) & 1 == 1 {
          for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 0 {
            var after = board
            after.put(piece, on: cell)
            if seen.insert(solver.canonical(after).key).inserted { next.append(after) }
          }
        }
      }
      layer = next
      all += layer
    }
    return all
  }

  private mutating func safeGifts(_ board: SearchPosition) -> [Int] {
    var found: [Int] = []
    solver.begin(SearchLimits())
    for gift in 0..<16 where board.left >> UInt16(gift) & 1 == 1 {
      var next = board
      next.left &= ~(1 << UInt16(gift))
      if solver.isAtLeast(1, next, placing: gift) == false { found.append(gift) }
      if found.count == Self.wanted { break }
    }
    return found
  }
}
