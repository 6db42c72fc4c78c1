// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// An engine for any game, from its rules and, where the end is too far, from `GamePosition.evaluation`: the bot of five levels,
/// the perfect one, hints and values. Of a game so small that each position can be played to its end it knows everything, and so
/// it also stands against the engines of larger games in tests.
public final class DepthEngine<Position: GamePosition>: Evaluating {
  public typealias Move = Position.Move
  private typealias Search = DepthSearch<Position>

  /// What a hint knows of its move.
  public enum Meaning: Hashable, Sendable {
    /// With that move of one's own, counted from 1.
    case wins(Int)
    case draws, loses
    /// Nothing is proven.
    case looksBest
  }

  public static var secondOfWork: UInt64 { 300_000 }
  /// Nodes of the perfect bot and of a hint; nodes and not time, so that equal positions have equal answers.
  private static var patience: UInt64 { 2 * secondOfWork }

  private let known = Mutex<[Position: Search.Entry]>([:])

  public init(resources: Resources) {}

  /// Looks ever further ahead until all is proven that is asked for, or the limits are reached.
  /// - Parameters:
  ///   - depths: moves to look ahead, one after the other.
  ///   - all: whether the score of every move is wanted.
  /// - Returns: the moves by the last depth that was finished, the best first; empty when there are none or nothing is known.
  private func look(
    _ position: Position, _ depths: PartialRangeFrom<Int>, most: Int = .max, all: Bool = false,
    _ limits: SearchLimits
  ) -> [Search.RootMove] {
    known.withLock { known in
      var search = Search(known: known)
      known = [:]
      defer {
        search.meter.tell()
        known = search.known
      }
      search.meter.begin(limits)
      var moves: [Search.RootMove] = []
      for depth in depths {
        guard !search.meter.isOver, let found = search.moves(of: position, depth: depth, all: all),
          !found.isEmpty
        else { break }
        moves = found
        let isWon = found[0].score > Search.proven
        if depth >= most || found.allSatisfy(\.isProven) || isWon && !all { break }
      }
      return moves
    }
  }

  /// The first level plays at random; the others look further and further ahead.
  public func choose(
    in position: Position, strength: Strength, seed: UInt64, control: SearchControl
  ) -> Move? {
    var random = SeededRandom(seed: seed)
    let moves: [Search.RootMove]
    switch strength {
    case .level(...1):
      return control.isStopped ? nil : random.element(of: position.legalMoves)
    case .level(let level):
      moves = look(position, (level - 1)..., most: level - 1, SearchLimits(control: control))
    case .perfect:
      moves = look(position, 1..., SearchLimits(control: control, nodes: Self.patience))
    }
    let best = moves.filter { $0.score == moves.first?.score }.map(\.move)
    return control.isStopped ? nil : random.element(of: best)
  }

  public func hint(in position: Position, control: SearchControl) -> Hint<Move, Meaning>? {
    let moves = look(position, 1..., SearchLimits(control: control, nodes: Self.patience))
    guard let best = moves.first, !control.isStopped else { return nil }
    let plies = Search.win - best.score
    let meaning: Meaning =
      if best.score > Search.proven {
        .wins((plies + 1) / 2)
      } else if best.score < -Search.proven {
        .loses
      } else {
        moves.allSatisfy(\.isProven) ? .draws : .looksBest
      }
    return Hint(move: best.move, meaning: meaning)
  }

  /// Proven values alone: 1, 0 and -1.
  public func evaluate(
    _ position: Position, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
  ) -> Bool {
    let moves = look(position, 1..., all: true, SearchLimits(control: control))
    if control.isStopped { return false }
    for move in moves where move.isProven { tell(move.move, MoveValue(value(move))) }
    return moves.allSatisfy(\.isProven) && (!moves.isEmpty || position.legalMoves.isEmpty)
  }

  private func value(_ move: Search.RootMove) -> Int {
    abs(move.score) > Search.proven ? move.score.signum() : 0
  }

  public func bounds(of position: Position, control: SearchControl) -> ClosedRange<Int>? {
    let moves = look(position, 1..., SearchLimits(control: control, nodes: Self.patience))
    guard let best = moves.first else { return nil }
    if best.score > Search.proven { return 1...1 }
    return moves.allSatisfy(\.isProven) ? value(best)...value(best) : nil
  }

  public func rest() { known.withLock { $0 = [:] } }
}
