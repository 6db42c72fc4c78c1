// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The bot that never loses: it plays only what is proven not to lose, takes the fastest win when there is one, and
/// otherwise leaves the other side the fewest safe replies.
struct PerfectPlayer: ~Copyable {
  private var solver: Solver
  private let book: GiftBook
  /// How long a better turn is looked for than the first that is proven safe, in milliseconds.
  static let patience = 350
  /// From every position of up to so many pieces, with one more in the hand, a turn leads into the book.
  private static let bookedCount = 3

  init(_ rules: QuartoRules, book: GiftBook, capacity: Int) {
    solver = Solver(rules, capacity: capacity)
    self.book = book
  }

  /// A choice with what is known of its value: 1, 0 or -1; nil while only "does not lose" is known.
  struct Choice {
    var move: QuartoMove
    var value: Int?
    /// Own placements to the win, if it was looked for.
    var distance: Int?
  }

  mutating func choose(_ position: QuartoPosition, _ control: SearchControl) -> Choice? {
    let board = SearchPosition(position)
    guard let hand = position.hand else { return chooseGift(board, control) }
    return choosePlacement(board, hand.rawValue, control)
  }

  /// What every placement of the piece in hand is worth; nil when stopped or there is none.
  mutating func values(_ position: QuartoPosition, _ control: SearchControl) -> [QuartoMove: Int]? {
    guard let hand = position.hand?.rawValue else { return nil }
    let board = SearchPosition(position)
    solver.begin(SearchLimits(control: control))
    let wins = solver.winningCells(board.planes, board.occupied, hand)
    var values: [QuartoMove: Int] = [:]
    for cell in position.emptyCells {
      var after = board
      after.put(hand, on: cell)
      if wins >> UInt16(cell) & 1 == 1 {
        values[.place(cell)] = 1
      } else {
        guard let value = solver.value(giving: after) else { return nil }
        values[.place(cell)] = value
      }
    }
    return values
  }

  // MARK: - Placing

  private mutating func choosePlacement(_ board: SearchPosition, _ hand: Int, _ control: SearchControl)
    -> Choice?
  {
    let wins = solver.winningCells(board.planes, board.occupied, hand)
    if wins != 0 { return Choice(move: .place(wins.trailingZeroBitCount), value: 1, distance: 1) }
    let empty = (0..<16).filter { board.occupied >> UInt16($0) & 1 == 0 }
    if board.left == 0 { return empty.first.map { Choice(move: .place($0), value: 0) } }
    let candidates = solver.candidates(board, placing: hand)
    guard let first = candidates.first else {
      // Every gift loses: the game is lost, whatever is played.
      return empty.first.map { Choice(move: .place($0), value: -1) }
    }
    guard let best = judge(candidates, control) else {
      return control.isStopped ? nil : Choice(move: .place(first.cell), value: nil)
    }
    return Choice(move: .place(best.candidate.cell), value: best.value, distance: best.distance)
  }

  // MARK: - Giving

  private mutating func chooseGift(_ board: SearchPosition, _ control: SearchControl) -> Choice? {
    let candidates = solver.candidates(board)
    guard let first = candidates.first,
      let piece = QuartoPiece(rawValue: first.gift)
    else {
      // Nothing is safe: any piece will do.
      let any = board.left == 0 ? nil : QuartoPiece(rawValue: board.left.trailingZeroBitCount)
      return any.map { Choice(move: .give($0), value: -1) }
    }
    guard let best = judge(candidates, control), let gift = QuartoPiece(rawValue: best.candidate.gift) else {
      return control.isStopped ? nil : Choice(move: .give(piece), value: nil)
    }
    return Choice(move: .give(gift), value: best.value, distance: best.distance)
  }

  // MARK: - Judging

  private mutating func judge(
    _ sorted: [Candidate], _ control: SearchControl
  ) -> (candidate: Candidate, value: Int?, distance: Int?)? {
    let booked = sorted.first { isInBook($0) == true }
    // With so few pieces no search would find anything better soon.
    if let booked, booked.position.count <= Self.bookedCount { return (booked, nil, nil) }
    let patience = SearchLimits(control: control, milliseconds: Self.patience)
    solver.begin(patience)
    if let win = fastestWin(sorted) { return (win.candidate, 1, win.distance) }
    var holding = firstProven(sorted)
    if solver.isAborted && !control.isStopped {
      holding = booked
      if booked == nil && book.count > 0 {
        // Better late than lost.
        solver.begin(SearchLimits(control: control))
        holding = firstProven(sorted)
      }
    }
    guard let holding else {
      // Either stopped, or proven to lose whatever is played.
      return solver.isAborted ? nil : sorted.last.map { ($0, -1, nil) }
    }
    // A win is worth looking for while there is time.
    solver.begin(patience)
    for candidate in sorted {
      guard let loses = solver.isAtLeast(0, candidate.position, placing: candidate.gift) else { break }
      if !loses { return (candidate, 1, nil) }
    }
    return (holding, solver.isAborted ? nil : 0, nil)
  }

  /// The first turn after which the other side is proven unable to win. Nil if there is none, or when the search was
  /// given up.
  private mutating func firstProven(_ candidates: [Candidate]) -> Candidate? {
    for candidate in candidates {
      if isInBook(candidate) == true { return candidate }
      guard let wins = solver.isAtLeast(1, candidate.position, placing: candidate.gift) else { return nil }
      if !wins { return candidate }
    }
    return nil
  }

  /// Whether the book knows the turn to be safe; nil when it does not know the board.
  private func isInBook(_ candidate: Candidate) -> Bool? {
    guard candidate.position.count <= Self.bookedCount + 1 else { return nil }
    return book.safeGifts(candidate.before, solver).map { $0 >> UInt16(candidate.gift) & 1 == 1 }
  }

  /// The shortest forced win, looked for to three own placements.
  private func fastestWin(_ candidates: [Candidate]) -> (candidate: Candidate, distance: Int)? {
    guard let count = candidates.first?.position.count, count >= 6 else { return nil }
    for turns in 1...(count >= 8 ? 3 : 2) {
      for candidate in candidates {
        if solver.losesWithin(turns, candidate.position, placing: candidate.gift) {
          return (candidate, turns + 1)
        }
      }
    }
    return nil
  }
}
