// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The bot that never loses: it plays only what is proven not to lose, takes the fastest win when there is one, and
/// otherwise leaves the other side the fewest safe replies.
struct PerfectPlayer: ~Copyable {
  private var solver: Solver
  private let book: GiftBook
  /// A reply takes no longer than this, in milliseconds; it needs it only with few pieces on the board.
  static let patience = 400

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

  /// One possible turn, before it is judged.
  private struct Candidate {
    var cell: Int
    var position: SearchPosition
    var gift: Int
    /// Placements that leave the other side a safe gift: the fewer, the harder for them.
    var replies: Int
  }

  mutating func choose(_ position: QuartoPosition, _ control: SearchControl) -> Choice? {
    let board = SearchPosition(position)
    solver.begin(SearchLimits(control: control, milliseconds: Self.patience))
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
    var candidates: [Candidate] = []
    for cell in empty {
      var after = board
      after.put(hand, on: cell)
      candidates += gifts(after, cell: cell)
    }
    guard let first = candidates.min(by: { $0.replies < $1.replies }) else {
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
    let candidates = gifts(board, cell: 0)
    guard let first = candidates.min(by: { $0.replies < $1.replies }),
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

  /// The gifts that do not lose at once, different ones only.
  private mutating func gifts(_ position: SearchPosition, cell: Int) -> [Candidate] {
    let safe = position.left & ~solver.unsafe(position.planes, position.occupied)
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
      let safe = after.left & ~solver.unsafe(after.planes, after.occupied)
      return sum + safe.nonzeroBitCount
    }
  }

  // MARK: - Judging

  private mutating func judge(
    _ candidates: [Candidate], _ control: SearchControl
  ) -> (candidate: Candidate, value: Int?, distance: Int?)? {
    let sorted = candidates.sorted { ($0.replies, $0.cell, $0.gift) < ($1.replies, $1.cell, $1.gift) }
    if let win = fastestWin(sorted) { return (win.candidate, 1, win.distance) }
    var holding: Candidate?
    for candidate in sorted where isProvenSafe(candidate) == true {
      holding = candidate
      break
    }
    guard let holding else {
      // Either stopped, or out of time before one was found.
      if solver.isAborted { return nil }
      return sorted.last.map { ($0, -1, nil) }
    }
    // A win is worth looking for while there is time.
    for candidate in sorted {
      guard let loses = solver.isAtLeast(0, candidate.position, placing: candidate.gift) else { break }
      if !loses { return (candidate, 1, nil) }
    }
    return (holding, solver.isAborted ? nil : 0, nil)
  }

  /// True when the other side is proven unable to win after this turn.
  private mutating func isProvenSafe(_ candidate: Candidate) -> Bool? {
    var before = candidate.position
    before.left |= 1 << UInt16(candidate.gift)
    if before.count <= 3, let safe = book.safeGifts(before, solver) {
      return safe >> UInt16(candidate.gift) & 1 == 1
    }
    return solver.isAtLeast(1, candidate.position, placing: candidate.gift).map { !$0 }
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
