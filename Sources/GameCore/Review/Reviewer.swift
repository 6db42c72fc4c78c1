// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// A game that is gone through, whatever it is.
public protocol Reviewing: Sendable {
  /// Nodes that may still be searched.
  var budget: UInt64 { get }
  /// How much has been gone through, 0 to 1.
  var progress: Double { get }
  /// Goes on to the end; nil when it was stopped, and then a second call goes on where the first left off.
  func review(_ control: SearchControl) -> GameReview?
}

extension Game {
  /// Nil when it is no game by these rules, or one whose moves have no values.
  public static func reviewer(of record: GameRecord, engine: Engine) -> (any Reviewing)? {
    facets.isValuing ? Reviewer<Self>(record, engine: engine) : nil
  }
}

/// Goes through a game from its end to its start: the later a position the sooner it is proven, and what was learned
/// there helps with the one before it.
public final class Reviewer<G: Game>: Reviewing {
  private let engine: G.Engine
  private let moves: [G.Move]
  /// The position before each move, and the last one.
  private let positions: [G.Position]
  private let state = Mutex(State())

  private struct State {
    /// The last move first.
    var reviewed: [ReviewedMove] = []
    var spent: UInt64 = 0
    /// Positions in a row of which nothing could be proven by searching.
    var failures = 0
    /// What is certain of the position after the move that comes next.
    var after: CertainResult?
  }

  /// A position may cost as much as several moves of the bot, if others cost little.
  private static var positionBudget: UInt64 { 3 * G.Engine.secondOfWork }
  /// Seconds of work that a whole game may cost: twenty in real time where the machine has other things to do, too.
  private static var patience: UInt64 { 12 }
  /// After so many failures in a row, what came before them is too far from the end.
  private static var mostFailures: Int { 2 }

  public init?(_ record: GameRecord, engine: G.Engine) {
    let moves = record.moves.compactMap { G.Move($0) }
    guard moves.count == record.moves.count, let line = GameLine<G>(record.options, moves: moves) else {
      return nil
    }
    (self.engine, self.moves, positions) = (engine, moves, line.past + [line.position])
  }

  public var budget: UInt64 {
    let all = Self.patience * G.Engine.secondOfWork
    return all - min(all, state.withLock { $0.spent })
  }

  public var progress: Double {
    moves.isEmpty ? 1 : Double(state.withLock { $0.reviewed.count }) / Double(moves.count)
  }

  public func review(_ control: SearchControl) -> GameReview? {
    while true {
      let before = state.withLock { $0 }
      guard before.reviewed.count < moves.count else { return GameReview(before.reviewed.reversed()) }
      let index = moves.count - 1 - before.reviewed.count
      // Without any budget an engine still says what it sees at a look.
      let isHopeless = before.failures >= Self.mostFailures
      let part = SearchControl(
        budget: isHopeless ? 0 : min(Self.positionBudget, control.left), partOf: control)
      // What is certain at all costs less than what each move is worth.
      let isTwo = G.info.seats == .two
      let after = isTwo ? before.after ?? engine.result(of: positions[index + 1], part) : nil
      let here = isTwo ? engine.result(of: positions[index], part) : nil
      let seat = positions[index].turn
      let found = values(of: positions[index], part)
      if control.isStopped { return nil }
      let reviewed = Self.reviewed(
        moves[index].description, found.values, isWhole: found.isWhole, least: here?.least(for: seat),
        most: after?.most(for: seat))
      state.withLock {
        $0.reviewed.append(reviewed)
        $0.spent += part.spent
        $0.failures = reviewed.value == nil && here?.isOpen ?? true ? $0.failures + 1 : 0
        $0.after = here
      }
    }
  }

  /// Of a puzzle with its thousands of moves only the one that was played and the best are kept.
  private static func reviewed(
    _ move: String, _ values: [String: Int], isWhole: Bool, least: Int?, most: Int?
  ) -> ReviewedMove {
    var kept = values
    if G.info.seats == .one {
      let best = values.max { ($0.value, $1.key) < ($1.value, $0.key) }
      kept = values.filter { $0.key == move || $0.key == best?.key }
    }
    return ReviewedMove(
      move, values: kept, isWhole: isWhole, least: isWhole || least == -1 ? nil : least,
      most: values[move] == nil && most != 1 ? most : nil)
  }

  private func values(
    of position: G.Position, _ control: SearchControl
  ) -> (values: [String: Int], isWhole: Bool) {
    let told = ToldValues<G.Move>()
    let isTold = G.facets.evaluate(position, by: engine, control: control) { told.take($1, of: $0) }
    let proven = told.all.filter { $0.value.isProven }
    // A tile that is taken off a puzzle again has no value of its own.
    let isWhole = isTold && (G.info.seats == .one || proven.count == position.legalMoves.count)
    let values = proven.map { ($0.key.description, $0.value.score) }
    return (Dictionary(values) { first, _ in first }, isWhole)
  }
}
