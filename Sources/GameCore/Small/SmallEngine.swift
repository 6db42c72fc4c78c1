// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// Everything there is to know about a game so small that each position can be played to its end: the bot of five levels,
/// the perfect one, hints and values. It also stands against the engines of larger games in tests.
public final class SmallEngine<Position: GamePosition>: Evaluating {
  public typealias Move = Position.Move

  /// What a hint knows of its move.
  public enum Meaning: Hashable, Sendable {
    /// With that move of one's own, counted from 1.
    case wins(Int)
    case draws, loses
  }

  /// Scores of positions by their rules alone, best for the side to move; sooner wins and later losses are better.
  private struct Search {
    var known: [Position: Int] = [:]
    var nodes: UInt64 = 0
    let control: SearchControl
    var isStopped: Bool

    init(_ control: SearchControl, known: [Position: Int]) {
      self.control = control
      self.known = known
      isStopped = control.hasGivenUp
    }

    mutating func count() {
      nodes += 1
      guard nodes.isMultiple(of: 1024) else { return }
      control.spend(1024)
      if control.hasGivenUp { isStopped = true }
    }

    /// Nothing that it says counts once it was stopped.
    mutating func score(_ position: Position, depth: Int) -> Int {
      if let outcome = position.outcome {
        return outcome.winner.map { $0 == position.turn ? SmallEngine.win : -SmallEngine.win } ?? 0
      }
      guard depth > 0, !isStopped else { return 0 }
      if depth == Int.max, let score = known[position] { return score }
      count()
      var best = -SmallEngine.win
      for move in position.legalMoves { best = max(best, self.score(of: move, in: position, depth: depth)) }
      if depth == Int.max && !isStopped { known[position] = best }
      return best
    }

    /// For whoever moves.
    mutating func score(of move: Move, in position: Position, depth: Int) -> Int {
      guard let next = position.playing(move) else { return -SmallEngine.win }
      let score = score(next, depth: depth == Int.max ? depth : depth - 1)
      let own = next.turn == position.turn ? score : -score
      return own - own.signum()
    }
  }

  private static var win: Int { 1000 }
  private let known = Mutex<[Position: Int]>([:])

  public init(resources: Resources) {}

  /// What every move is worth when the game is played on for `depth` moves; nil when the search was stopped.
  private func scores(
    _ position: Position, depth: Int, _ control: SearchControl
  ) -> [(move: Move, score: Int)]? {
    known.withLock { known in
      var search = Search(control, known: known)
      let scores = position.legalMoves.map { move in
        (move, search.score(of: move, in: position, depth: depth))
      }
      guard !search.isStopped else { return nil }
      control.spend(search.nodes % 1024)
      known = search.known
      return scores
    }
  }

  /// The first level plays at random; the others look further and further ahead.
  public func choose(
    in position: Position, strength: Strength, seed: UInt64, control: SearchControl
  ) -> Move? {
    let depth =
      switch strength {
      case .perfect: Int.max
      case .level(let level): max(0, level - 1)
      }
    guard let scores = scores(position, depth: depth, control) else { return nil }
    var random = SeededRandom(seed: seed)
    let best = scores.map(\.score).max()
    return scores.filter { depth == 0 || $0.score == best }.randomElement(using: &random)?.move
  }

  public func hint(in position: Position, control: SearchControl) -> Hint<Move, Meaning>? {
    guard let scores = scores(position, depth: .max, control),
      let best = scores.max(by: { $0.score < $1.score })
    else { return nil }
    let plies = Self.win - best.score
    return Hint(
      move: best.move, meaning: best.score > 0 ? .wins((plies + 1) / 2) : best.score == 0 ? .draws : .loses)
  }

  public func evaluate(
    _ position: Position, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
  ) -> Bool {
    guard let scores = scores(position, depth: .max, control) else { return false }
    for entry in scores { tell(entry.move, MoveValue(entry.score.signum())) }
    return true
  }

  public func bounds(of position: Position, control: SearchControl) -> ClosedRange<Int>? {
    guard let best = values(in: position, control: control)?.values.max() else { return nil }
    return best...best
  }

  public func rest() { known.withLock { $0 = [:] } }
}
