// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Makes the book of safe gifts: boards of at most four pieces with gifts after which the other side is proven unable
/// to win, enough of them that from every position of at most three pieces, with one more in the hand, a turn leads
/// into the book if one holds at all.
public struct GiftBookMaker: ~Copyable {
  private var solver: Solver
  private var entries: [UInt64: UInt16]
  private static let fullCount = 3

  /// - Parameters:
  ///   - capacity: bytes of the solver's table.
  ///   - book: a book that is not finished; what is in it is not proven again.
  public init(_ rules: Quarto.Rules, capacity: Int, book: [UInt8]?) {
    solver = Solver(rules, capacity: capacity)
    entries = GiftBook(book).gifts
  }

  /// The bytes of the book so far.
  public var bytes: [UInt8] { GiftBook.bytes(entries) }

  /// The number of boards so far.
  public var count: Int { entries.count }

  /// Goes through everything that belongs in the book. `report` is told of every step: how many are done, how many
  /// there are, and the book so far.
  ///
  /// The fullest boards come first: what they leave in the table helps the emptier ones.
  public mutating func make(_ report: (Int, Int, borrowing GiftBookMaker) -> Void) {
    solver.begin(SearchLimits())
    // The first gift of a game: all are the same but for their names.
    add(0, solver.canonical(SearchPosition()))
    var hands: [(board: SearchPosition, hand: Int)] = []
    for board in everyBoard().joined().reversed() {
      hands += (0..<16).filter { board.left >> UInt16($0) & 1 == 1 }.map { (board, $0) }
    }
    for (index, entry) in hands.enumerated() {
      cover(entry.board, entry.hand)
      report(index + 1, hands.count, self)
    }
  }

  /// One example of every board, by number of pieces.
  private func everyBoard() -> [[SearchPosition]] {
    var layers = [[SearchPosition()]]
    for count in 0..<Self.fullCount {
      var seen: Set<UInt64> = []
      var next: [SearchPosition] = []
      for board in layers[count] {
        for piece in 0..<16 where board.left >> UInt16(piece) & 1 == 1 {
          for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 0 {
            var after = board
            after.put(piece, on: cell)
            if seen.insert(solver.canonical(after).key).inserted { next.append(after) }
          }
        }
      }
      layers.append(next)
    }
    return layers
  }

  /// Sees to it that a turn leads from here into the book.
  private mutating func cover(_ board: SearchPosition, _ hand: Int) {
    if solver.winningCells(board.planes, board.occupied, hand) != 0 { return }
    let candidates = solver.candidates(board, placing: hand)
    let book = GiftBook(gifts: entries)
    for candidate in candidates {
      if let safe = book.safeGifts(candidate.before, solver), safe >> UInt16(candidate.gift) & 1 == 1 {
        return
      }
    }
    for candidate in candidates
    where solver.isAtLeast(1, candidate.position, placing: candidate.gift) == false {
      return add(candidate.gift, solver.canonical(candidate.before))
    }
  }

  private mutating func add(_ gift: Int, _ canonical: CanonicalForm) {
    entries[canonical.key, default: 0] |= 1 << UInt16(canonical.image(of: gift))
  }
}
