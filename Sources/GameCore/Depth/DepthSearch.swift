// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Alpha-beta (Knuth and Moore 1975) by the rules of a game, to any depth, with a table of what it has found.
///
/// Scores are for the side to move: `win` less the moves to a win, the opposite of a loss, and between the two what
/// `GamePosition.evaluation` says where the depth was used up.
struct DepthSearch<Position: GamePosition>: MeteredSearch {
  typealias Move = Position.Move

  /// Bounds of a position's score.
  struct Entry {
    var lower: Int
    var upper: Int
    /// Moves that were looked ahead; `whole` when no score was guessed.
    var depth: Int
    var best: Move?
  }

  static var win: Int { 1_000_000 }
  /// What is farther from zero is won or lost.
  static var proven: Int { 900_000 }
  static var whole: Int { .max }
  /// The table begins anew when it has so many entries: some hundred megabytes.
  private static var mostEntries: Int { 1 << 19 }

  var meter = SearchMeter()
  private(set) var known: [Position: Entry] = [:]
  /// Whether a score has been guessed since this was set back.
  private var hasGuessed = false

  init(known: [Position: Entry]) { self.known = known }

  /// A move of the root.
  struct RootMove {
    var move: Move
    /// Of one that is worse than another only a bound is known, unless all were asked for.
    var score: Int
    /// Whether it is known how the game ends.
    var isProven: Bool
  }

  /// The moves of a position, the best first; nil when stopped.
  /// - Parameter all: whether the score of every move is wanted, not of the best ones only.
  mutating func moves(of position: Position, depth: Int, all: Bool) -> [RootMove]? {
    if known.count > Self.mostEntries { known = [:] }
    var found: [RootMove] = []
    var best = -Self.win
    for child in children(of: position, first: known[position]?.best, isSorted: true) {
      hasGuessed = false
      // Those that are as good as the best are to be known as that.
      let score = score(child, of: position, depth: depth - 1, all ? -Self.win : best - 1, Self.win)
      if meter.isOver { return nil }
      best = max(best, score)
      found.append(
        RootMove(move: child.move, score: score, isProven: !hasGuessed || abs(score) > Self.proven))
    }
    return found.enumerated().sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element)
  }

  private struct Child {
    var move: Move
    var position: Position
  }

  /// - Parameter isSorted: whether those that look best shall come first.
  private func children(of position: Position, first: Move?, isSorted: Bool) -> [Child] {
    var children = position.legalMoves.compactMap { move in
      position.playing(move).map { Child(move: move, position: $0) }
    }
    if isSorted {
      let looks = children.map {
        $0.position.turn == position.turn ? $0.position.evaluation : -$0.position.evaluation
      }
      children = children.indices.sorted { (looks[$0], $1) > (looks[$1], $0) }.map { children[$0] }
    }
    if let first, let index = children.firstIndex(where: { $0.move == first }) {
      children.insert(children.remove(at: index), at: 0)
    }
    return children
  }

  /// Of a move, for whoever makes it: one move further away than after it.
  private mutating func score(
    _ child: Child, of position: Position, depth: Int, _ alpha: Int, _ beta: Int
  ) -> Int {
    func nearer(_ score: Int) -> Int { abs(score) > Self.proven ? score + score.signum() : score }
    func further(_ score: Int) -> Int { abs(score) > Self.proven ? score - score.signum() : score }
    if child.position.turn == position.turn {
      return further(score(child.position, depth: depth, nearer(alpha), nearer(beta)))
    }
    return further(-score(child.position, depth: depth, -nearer(beta), -nearer(alpha)))
  }

  /// A result above `alpha` is a lower bound, one below `beta` an upper bound; without meaning when stopped.
  private mutating func score(_ position: Position, depth: Int, _ alpha: Int, _ beta: Int) -> Int {
    if let outcome = position.outcome {
      return outcome.winner.map { $0 == position.turn ? Self.win : -Self.win } ?? 0
    }
    if meter.count() { return 0 }
    if depth <= 0 {
      hasGuessed = true
      return max(-Self.proven, min(Self.proven, position.evaluation))
    }
    let entry = known[position]
    if let entry, entry.depth >= depth,
      entry.lower >= beta || entry.upper <= alpha || entry.lower == entry.upper
    {
      if entry.depth != Self.whole { hasGuessed = true }
      return entry.lower >= beta ? entry.lower : entry.upper
    }
    let hadGuessed = hasGuessed
    hasGuessed = false
    var (best, move, floor) = (-Self.win, Move?.none, alpha)
    for child in children(of: position, first: entry?.best, isSorted: depth > 1) {
      let score = score(child, of: position, depth: depth - 1, floor, beta)
      if meter.isOver { return 0 }
      if score > best || move == nil { (best, move) = (score, child.move) }
      floor = max(floor, best)
      if best >= beta { break }
    }
    known[position] = Entry(
      lower: best > alpha ? best : -Self.win, upper: best < beta ? best : Self.win,
      depth: hasGuessed ? depth : Self.whole, best: move)
    hasGuessed = hasGuessed || hadGuessed
    return best
  }
}
