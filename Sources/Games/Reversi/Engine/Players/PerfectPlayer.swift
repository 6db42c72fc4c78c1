// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The best bot, which never errs once it has seen the end: a guess with ProbCut while many squares are empty, then the end ever more
/// surely, and a proof from `exactEmpty` on.
struct PerfectPlayer {
  /// From so few empty squares on every move is exact, if the time is enough.
  static let exactEmpty = 20
  /// The guess that comes before the end stops so many squares from it.
  private static let guessedShort = 8

  /// A move with what is known of it.
  struct Choice {
    var move: Reversi.Move
    /// What is proven of the final difference of discs for the side to move.
    var bounds = -64...64
    /// A guess of it in eighths of a disc; nil when nothing was searched.
    var guess: Int?
    /// How many moves ahead the guess has looked.
    var depth = 0

    /// The final difference of discs, if it is proven.
    var exact: Int? { bounds.count == 1 ? bounds.lowerBound : nil }
  }

  private let board: Board
  private let control: SearchControl
  private let effort: Effort
  private let start: Double
  private var moves: [Search.RootMove]
  private var choice: Choice

  /// - Parameters:
  ///   - seed: decides between moves that look the same at once.
  ///   - milliseconds: the time to take; without it, what is needed and `control` grants.
  ///   - isGoingOn: whether what was found before the last moves of the game may be used.
  /// - Returns: nil when the game is over or the search was stopped.
  static func choose(
    _ search: inout Search, _ position: Reversi.Position, seed: UInt64, milliseconds: Int?,
    isGoingOn: Bool = false, _ control: SearchControl
  ) -> Choice? {
    let legal = position.legalMoves
    if legal.count < 2 { return legal.first.map { Choice(move: $0) } }
    let board = Board(position)
    let effort = Effort(milliseconds: milliseconds, seconds: control.seconds)
    let longest = board.emptyCount <= exactEmpty ? effort.longestProof : effort.longest
    let limits = SearchLimits(control: control, milliseconds: longest)
    if isGoingOn { search.goOn(from: board, limits) } else { search.begin(limits) }
    defer { search.meter.tell() }
    guard var player = PerfectPlayer(search, board, seed, effort, control) else { return nil }
    player.think(&search)
    return control.isStopped ? nil : player.choice
  }

  private init?(
    _ search: borrowing Search, _ board: Board, _ seed: UInt64, _ effort: Effort, _ control: SearchControl
  ) {
    (self.board, self.effort, self.control, start) = (board, effort, control, control.now())
    moves = Self.shuffled(search.rootMoves(board), seed)
    guard let first = moves.first else { return nil }
    choice = Choice(move: .place(first.square), guess: first.score, depth: 1)
  }

  private mutating func think(_ search: inout Search) {
    let empty = board.emptyCount
    let isTried = effort.reachesTheEnd(empty)
    search.use(exact: isTried ? effort.tableBytes : Search.small, rough: Search.middling)
    if empty <= Self.exactEmpty && effort.milliseconds == nil { return prove(&search) }
    let reached = lookAhead(&search, isTried: isTried)
    if !control.isStopped, isTried || reached == empty { lookForTheEnd(&search) }
  }

  /// Plays the rest of the game out, by ever surer searches after ever deeper guesses. When the time is over, the last of them
  /// that was finished counts, or a better move that the next one has found; only the last of all is a proof.
  private mutating func prove(_ search: inout Search) {
    for depth in Search.preparing(board.emptyCount) {
      let best = search.best(board, &moves, depth: depth)
      take(guess: moves.first?.score, depth: best.map { _ in depth })
      if best == nil { return }
    }
    control.report(progress: 0.1)
    defer { search.selectivity = .proven }
    for step in Search.steps(board.emptyCount) where !search.isAborted {
      search.selectivity = step
      _ = solve(&search)
    }
  }

  /// One step of a search to the end; false when it was not finished.
  private mutating func solve(_ search: inout Search) -> Bool {
    let best = search.solve(board, &moves, guess: choice.guess ?? 0)
    take(guess: best.map { $0.score * Evaluation.unit }, depth: best.map { _ in board.emptyCount })
    guard let best else { return false }
    if search.selectivity == .proven { choice.bounds = best.score...best.score }
    return true
  }

  /// Ever deeper guesses; returns the last depth that was finished.
  private mutating func lookAhead(_ search: inout Search, isTried: Bool) -> Int {
    let share = effort.guess(beforeTheEnd: isTried, search, control)
    search.limit(share.limits)
    let last = isTried ? max(1, board.emptyCount - Self.guessedShort) : board.emptyCount
    var before = 0.0
    for depth in 1...last {
      let best = search.best(board, &moves, depth: depth)
      // What was not finished may have found a better move than the depth before.
      take(guess: moves.first?.score, depth: best == nil ? nil : depth)
      if best == nil { return depth - 1 }
      let used = share.used(search)
      if !isTried { control.report(progress: used) }
      // The next depth would not come to anything.
      if effort.milliseconds == nil ? used > 0.4 : 1 - used < (used - before) / 2 { return depth }
      before = used
    }
    return last
  }

  /// Ever surer searches to the end, as far as the effort goes: at last who wins, and by how much.
  private mutating func lookForTheEnd(_ search: inout Search) {
    let share = effort.end(since: start, search, control)
    search.limit(share.limits)
    defer { search.selectivity = .proven }
    for step in Selectivity.all {
      search.selectivity = step
      if step == .proven {
        // A proof takes several times as long as all that came before it.
        if share.used(search) > 0.4 || !proveWinner(&search) { return }
      }
      if !solve(&search) { return }
      control.report(progress: max(share.used(search), 0.1))
    }
  }

  /// Proves whether the best move wins, draws or loses; false when that takes too long.
  private mutating func proveWinner(_ search: inout Search) -> Bool {
    guard let best = search.bestExact(board, &moves, low: -1, high: 1) else { return false }
    take(guess: nil, depth: nil)
    choice.bounds = best.score > 0 ? 1...64 : best.score < 0 ? -64 ... -1 : 0...0
    return true
  }

  /// Takes the move that is in front now, with what is new of it.
  private mutating func take(guess: Int?, depth: Int?) {
    guard let first = moves.first else { return }
    choice.move = .place(first.square)
    choice.guess = guess ?? choice.guess
    choice.depth = depth ?? choice.depth
  }

  /// Moves that look the same in an order of the seed's own, the better looking ones first.
  private static func shuffled(_ moves: [Search.RootMove], _ seed: UInt64) -> [Search.RootMove] {
    var random = SeededRandom(seed: seed)
    let keyed = moves.map { (move: $0, chance: random.next()) }
    return keyed.sorted { ($0.move.score, $0.chance) > ($1.move.score, $1.chance) }.map(\.move)
  }
}
