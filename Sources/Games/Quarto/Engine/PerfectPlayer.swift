// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The bot that never loses: it plays only what is proven not to lose, takes the fastest win when there is one, and
/// otherwise leaves the other side the fewest safe replies.
struct PerfectPlayer: ~Copyable {
  var solver: Solver
  let known: ValueBook
  /// Bytes of the table; nil when it is shared with other players, and must be left alone.
  private let capacity: Int?
  /// True while the table holds nothing but what questions about this game's positions have left there.
  var isKept = false
  /// How much is searched for a better turn than the first that is proven safe, in nodes; about a third of a second.
  static let patience: UInt64 = 2_500_000
  /// Bytes of the table for that much.
  private static let smallTable = 2 << 20
  /// With so few pieces on the board nothing is proven in time without a book.
  private static let bookedCount = 4

  init(_ rules: Quarto.Rules, _ known: ValueBook, capacity: Int) {
    solver = Solver(rules, capacity: capacity)
    solver.clear(using: Self.smallTable)
    self.known = known
    self.capacity = capacity
  }

  /// One of several players on one table.
  init(_ solver: consuming Solver, _ known: ValueBook) {
    self.solver = solver
    self.known = known
    capacity = nil
  }

  var nodes: UInt64 { solver.nodes }

  /// What is known of a move.
  enum Worth: Hashable {
    /// It wins; with that placement of one's own from now on, if that was looked for.
    case win(placements: Int?)
    case draw, loss
    /// Proven not to lose.
    case safe
    /// The search was given up before anything was proven.
    case unknown
  }

  /// A choice with what is known of it.
  struct Choice {
    var move: Quarto.Move
    var worth: Worth
  }

  /// The best move as far as it is found with the control's budget.
  ///
  /// It begins with an empty table: what was searched before must not change which of several good moves is found.
  mutating func choose(_ position: Quarto.Position, _ control: SearchControl) -> Choice? {
    if capacity != nil { solver.clear(using: Self.smallTable) }
    isKept = false
    defer { solver.meter.tell() }
    let board = SearchPosition(position)
    guard let hand = position.hand else { return chooseGift(board, control) }
    return choosePlacement(board, hand.rawValue, control)
  }

  /// The move of a level below.
  mutating func choose(
    _ position: Quarto.Position, level: Int, seed: UInt64, _ control: SearchControl
  ) -> Quarto.Move? {
    defer { solver.meter.tell() }
    return LevelPlayer.choose(&solver, position, level: level, seed: seed, control)
  }

  mutating func keepTable() {
    if isKept { return }
    if let capacity { solver.clear(using: capacity) }
    isKept = true
  }

  // MARK: - Bounds

  /// What is certain of the value within the control's budget, for whoever is to place or to give. The table is kept
  /// from one question to the next: positions of one game help each other.
  mutating func bounds(_ position: Quarto.Position, _ control: SearchControl) -> ClosedRange<Int>? {
    let board = SearchPosition(position)
    let hand = position.hand?.rawValue
    if let hand {
      if solver.winningCells(board.planes, board.occupied, hand) != 0 { return 1...1 }
      if board.count == 15 { return 0...0 }
    } else if board.left == 0 {
      return 0...0
    }
    let candidates = hand.map { solver.candidates(board, placing: $0) } ?? solver.candidates(board)
    if candidates.isEmpty { return -1 ... -1 }
    if let value = hand.map({ known.value(board, placing: $0, solver) }) ?? known.value(giving: board, solver)
    {
      return value...value
    }
    keepTable()
    solver.begin(SearchLimits(control: control))
    defer { solver.meter.tell() }
    return provenSign(winsFirst: false) { alpha in
      if let hand { return solver.isAtLeast(alpha + 1, board, placing: hand) }
      return solver.isAtLeast(alpha + 1, giving: board)
    }
  }

  // MARK: - Placing

  private mutating func choosePlacement(_ board: SearchPosition, _ hand: Int, _ control: SearchControl)
    -> Choice?
  {
    let wins = solver.winningCells(board.planes, board.occupied, hand)
    if wins != 0 { return Choice(move: .place(wins.trailingZeroBitCount), worth: .win(placements: 1)) }
    let empty = (0..<16).filter { board.occupied >> UInt16($0) & 1 == 0 }
    if board.left == 0 { return empty.first.map { Choice(move: .place($0), worth: .draw) } }
    let candidates = solver.candidates(board, placing: hand)
    // Without a candidate every gift loses: the game is lost, whatever is played.
    guard let judged = judge(candidates, control) else {
      return candidates.isEmpty ? empty.first.map { Choice(move: .place($0), worth: .loss) } : nil
    }
    var worth = judged.worth
    if case .win(let later?) = worth { worth = .win(placements: later + 1) }
    return Choice(move: .place(judged.candidate.cell), worth: worth)
  }

  // MARK: - Giving

  private mutating func chooseGift(_ board: SearchPosition, _ control: SearchControl) -> Choice? {
    let candidates = solver.candidates(board)
    guard let judged = judge(candidates, control), let gift = Quarto.Piece(rawValue: judged.candidate.gift)
    else {
      // Nothing is safe: any piece will do.
      let any = board.left == 0 ? nil : Quarto.Piece(rawValue: board.left.trailingZeroBitCount)
      return candidates.isEmpty ? any.map { Choice(move: .give($0), worth: .loss) } : nil
    }
    return Choice(move: .give(gift), worth: judged.worth)
  }

  // MARK: - Judging

  /// The best of the candidates, and what it is worth; placements are counted from after it. Nil when stopped.
  private mutating func judge(
    _ sorted: [Candidate], _ control: SearchControl
  ) -> (candidate: Candidate, worth: Worth)? {
    guard let first = sorted.first else { return nil }
    let worths = sorted.map { known.worth(giving: $0.gift, of: $0.before, solver) }
    if let win = worths.firstIndex(of: 1) { return (sorted[win], .win(placements: nil)) }
    let booked = worths.firstIndex(of: 0).map { sorted[$0] }
    let open = zip(sorted, worths).filter { $0.1 == nil }.map(\.0)
    if open.isEmpty { return booked.map { ($0, .draw) } ?? (sorted.last ?? first, .loss) }
    let patience = SearchLimits(control: control, nodes: Self.patience)
    solver.begin(patience)
    if let win = fastestWin(open) { return (win.candidate, .win(placements: win.placements)) }
    var holding = booked ?? firstProven(open)
    if holding == nil && solver.isAborted && !control.hasGivenUp,
      !known.isEmpty || first.position.count > Self.bookedCount
    {
      // Better late than lost.
      if let capacity { solver.clear(using: capacity) }
      solver.begin(SearchLimits(control: control))
      holding = firstProven(open)
    }
    if control.isStopped { return nil }
    guard let holding else {
      return solver.isAborted ? (first, .unknown) : (sorted.last ?? first, .loss)
    }
    // A win is worth looking for while there is time.
    solver.begin(patience)
    for candidate in open {
      guard let loses = solver.isAtLeast(0, candidate.position, placing: candidate.gift) else { break }
      if !loses { return (candidate, .win(placements: nil)) }
    }
    return control.isStopped ? nil : (holding, solver.isAborted ? .safe : .draw)
  }

  /// The first turn after which the other side is proven unable to win. Nil if there is none, or when the search was
  /// given up.
  private mutating func firstProven(_ candidates: [Candidate]) -> Candidate? {
    for candidate in candidates {
      guard let wins = solver.isAtLeast(1, candidate.position, placing: candidate.gift) else { return nil }
      if !wins { return candidate }
    }
    return nil
  }

  /// The shortest forced win, looked for to three own placements after the turn.
  private mutating func fastestWin(_ candidates: [Candidate]) -> (candidate: Candidate, placements: Int)? {
    guard let count = candidates.first?.position.count, count >= 6 else { return nil }
    for turns in 1...(count >= 8 ? 3 : 2) {
      for candidate in candidates {
        if solver.losesWithin(turns, candidate.position, placing: candidate.gift) {
          return (candidate, turns)
        }
      }
    }
    return nil
  }
}
