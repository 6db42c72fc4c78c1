// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The bot that never errs once it can see the end: a guess with ProbCut while many squares are empty, an exact search
/// from `exactEmpty` on.
struct PerfectPlayer {
  /// From so few empty squares on every move is exact; with a time limit only if the time is enough.
  static let exactEmpty = 20
  /// With so many empty squares the end is tried, too, but given up when it is too far.
  private static let triedEmpty = 23
  /// Nodes of a guess, about a second and a half. Nodes and not time, so that equal positions have equal answers.
  private static let guessNodes: UInt64 = 6_000_000
  /// Nodes of an exact search that may be given up, and of the guess before it: together as much time.
  private static let triedNodes: (guess: UInt64, exact: UInt64) = (2_000_000, 24_000_000)

  /// A move with what is known of it.
  struct Choice {
    var move: Reversi.Move
    /// The exact final difference of discs for the side to move.
    var exact: Int?
    /// A guess of it in eighths of a disc; nil when nothing was searched.
    var guess: Int?
  }

  /// - Parameters:
  ///   - seed: decides between moves that look the same at once.
  ///   - milliseconds: the most time to take; without it, what is needed.
  ///   - isGoingOn: whether what was found before the last moves of the game may be used.
  /// - Returns: nil when the game is over or the search was stopped.
  static func choose(
    _ search: inout Search, _ position: Reversi.Position, seed: UInt64, milliseconds: Int?,
    isGoingOn: Bool = false, _ control: SearchControl
  ) -> Choice? {
    let legal = position.legalMoves
    if legal.count < 2 { return legal.first.map { Choice(move: $0) } }
    let board = Board(position)
    let empty = board.emptyCount
    let limits = SearchLimits(control: control, milliseconds: milliseconds)
    if isGoingOn { search.goOn(from: board, limits) } else { search.begin(limits) }
    defer { search.meter.tell() }
    var moves = shuffled(search.rootMoves(board), seed)
    var choice = moves.first.map { Choice(move: .place($0.square), guess: $0.score) }

    let isTried = milliseconds.map { isWithinReach(empty, $0) } ?? (empty <= triedEmpty)
    var isExactNext = isTried
    search.use(exact: isTried ? Search.largest : Search.small, rough: Search.middling)
    if empty <= exactEmpty && milliseconds == nil {
      if let guess = search.prepare(board, &moves), let best = moves.first {
        choice = Choice(move: .place(best.square), guess: guess)
      }
      control.report(progress: 0.1)
    } else {
      let budget = isTried ? triedNodes.guess : guessNodes
      if let milliseconds {
        search.limit(
          SearchLimits(control: control, milliseconds: isTried ? milliseconds / 4 : milliseconds))
      } else {
        search.limit(SearchLimits(control: control, nodes: budget))
      }
      let start = search.nodes
      for depth in 1...empty {
        let best = search.best(board, &moves, depth: depth)
        // What was not finished may have found a better move than the depth before.
        choice = moves.first.map { Choice(move: .place($0.square), guess: $0.score) }
        if best == nil { break }
        if depth == empty { isExactNext = true }
        let spent = Double(search.nodes - start) / Double(budget)
        control.report(progress: spent)
        // The next depth would not be finished.
        if milliseconds == nil, spent > 0.4 { break }
      }
      if isExactNext {
        search.limit(milliseconds == nil ? SearchLimits(control: control, nodes: triedNodes.exact) : limits)
      }
    }
    if control.isStopped { return nil }
    if isExactNext, let best = search.solve(board, &moves, guess: choice?.guess ?? 0) {
      choice = Choice(move: .place(best.square), exact: best.score)
    }
    return control.isStopped ? nil : choice
  }

  /// Whether the end can usually be searched within a time: a tenth of a second at 20 empty squares, and with each one more
  /// not quite twice as long. Where it cannot, looking ahead with a guess is worth more than trying.
  private static func isWithinReach(_ empty: Int, _ milliseconds: Int) -> Bool {
    var needed = 150.0
    for _ in 20..<max(20, empty) { needed *= 1.75 }
    for _ in min(20, empty)..<20 { needed /= 1.75 }
    return needed <= Double(milliseconds)
  }

  /// Moves that look the same in an order of the seed's own, the better looking ones first.
  private static func shuffled(_ moves: [Search.RootMove], _ seed: UInt64) -> [Search.RootMove] {
    var random = SeededRandom(seed: seed)
    let keyed = moves.map { (move: $0, chance: random.next()) }
    return keyed.sorted { ($0.move.score, $0.chance) > ($1.move.score, $1.chance) }.map(\.move)
  }
}
