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
  /// What is known so far: it may be read while the review goes on.
  var partial: GameReview { get }
  /// Goes on to the end; nil when it was stopped, and then a second call goes on where the first left off.
  func review(_ control: SearchControl) -> GameReview?
}

extension Game {
  /// Nil when it is no game by these rules, or one whose moves have no values.
  public static func reviewer(of record: GameRecord, engine: Engine) -> (any Reviewing)? {
    facets.isValuing ? Reviewer<Self>(record, engine: engine) : nil
  }

  /// True when a review of a game that was kept earlier knows less than one would now: estimates are new.
  public static func isThin(_ review: GameReview) -> Bool {
    facets.estimates
      && review.moves.contains { $0.values.isEmpty && $0.guesses.isEmpty && $0.move != GameRecord.pass }
  }
}

/// Goes through a game in up to three rounds: with quick estimates from its start, where its engine makes any; from its end to its
/// start for what is proven, because the later a position the sooner it is, and what was learned there helps with the one before
/// it; and once more for what punishes each mistake.
public final class Reviewer<G: Game>: Reviewing {
  private let engine: G.Engine
  let moves: [G.Move]
  /// The position before each move, and the last one.
  let positions: [G.Position]
  private let state: Mutex<State>

  private struct State {
    /// One a move, better with every round.
    var known: [ReviewedMove]
    /// How many steps of all rounds are done.
    var steps = 0
    var spent: UInt64 = 0
    /// Positions in a row of which nothing could be proven by searching.
    var failures = 0
    /// What is certain of the position after the move that comes next.
    var after: CertainResult?
  }

  /// A position may cost as much as several moves of the bot, if others cost little.
  private static var positionBudget: UInt64 { 3 * G.Engine.secondOfWork }
  /// Seconds of work that a whole game may cost: twenty in real time where the machine has other things to do, too.
  private static var patience: UInt64 { 10 }
  /// A quick estimate, of which sixty are there within a few seconds, and one that is taken time for.
  private static var glance: UInt64 { G.Engine.secondOfWork / 100 }
  private static var look: UInt64 { G.Engine.secondOfWork / 10 }
  /// What a move of a line may cost: where the line is proven, as much as its first ones need, after which the rest is known.
  private static func lineMove(isProven: Bool) -> UInt64 { G.Engine.secondOfWork / (isProven ? 4 : 25) }
  /// After so many failures in a row, what came before them is too far from the end.
  private static var mostFailures: Int { 2 }
  /// What is proven goes on to where the game is decided; estimates soon say little.
  private static func longestLine(isProven: Bool) -> Int { isProven ? .max : 3 }

  public init?(_ record: GameRecord, engine: G.Engine) {
    let moves = record.moves.compactMap { G.Move($0) }
    guard moves.count == record.moves.count, let line = GameLine<G>(record.options, moves: moves) else {
      return nil
    }
    (self.engine, self.moves, positions) = (engine, moves, line.past + [line.position])
    state = Mutex(State(known: GameReview.empty(of: record).moves))
  }

  public var budget: UInt64 {
    let all = Self.patience * G.Engine.secondOfWork
    return all - min(all, state.withLock { $0.spent })
  }

  public var progress: Double {
    moves.isEmpty ? 1 : Double(state.withLock { $0.steps }) / Double(rounds * moves.count)
  }

  public var partial: GameReview { GameReview(state.withLock { $0.known }) }

  private var estimates: Bool { G.facets.estimates }
  private var rounds: Int { (estimates ? 1 : 0) + (G.info.isContest ? 2 : 1) }

  public func review(_ control: SearchControl) -> GameReview? {
    while true {
      let step = state.withLock { $0.steps }
      guard step < rounds * moves.count else { return partial }
      let (round, place) = step.quotientAndRemainder(dividingBy: moves.count)
      switch round - (estimates ? 1 : 0) {
      case -1: glance(at: place, control)
      case 0: prove(moves.count - 1 - place, control)
      default: punish(place, control)
      }
      if control.isStopped { return nil }
      state.withLock { $0.steps += 1 }
    }
  }

  /// A quick estimate of each move.
  private func glance(at index: Int, _ control: SearchControl) {
    let part = SearchControl(budget: min(Self.glance, control.left), partOf: control)
    let told = told(of: positions[index], part)
    keep(index, part) { $0.known[index] = Self.reviewed(moves[index], in: positions[index], told) }
  }

  private func prove(_ index: Int, _ control: SearchControl) {
    let before = state.withLock { $0 }
    // Without any budget an engine still says what it sees at a look; an estimate is deeper with more.
    let isHopeless = before.failures >= Self.mostFailures
    // A tenth is kept for what punishes the mistakes.
    let left = control.left - min(control.left, (before.spent + control.left) / 10)
    let fair = estimates ? min(Self.look, left / UInt64(index + 1)) : 0
    let part = SearchControl(budget: isHopeless ? fair : min(Self.positionBudget, left), partOf: control)
    // What is certain at all costs less than what each move is worth.
    let isTwo = G.info.isContest
    let after = isTwo ? before.after ?? engine.result(of: positions[index + 1], part) : nil
    let here = isTwo ? engine.result(of: positions[index], part) : nil
    let seat = positions[index].turn
    let told = told(of: positions[index], part)
    if control.isStopped { return }
    let reviewed = Self.reviewed(
      moves[index], in: positions[index], told, least: here?.least(for: seat), most: after?.most(for: seat),
      before: before.known[index])
    keep(index, part) {
      $0.known[index] = reviewed
      $0.failures = reviewed.value == nil && here?.isOpen ?? true ? $0.failures + 1 : 0
      $0.after = here
    }
  }

  private func keep(_ index: Int, _ part: SearchControl, _ change: (inout State) -> Void) {
    state.withLock {
      $0.spent += part.spent
      change(&$0)
    }
  }

  // MARK: - What is told of a position

  private struct Told {
    var values: [G.Move: MoveValue]
    /// True when the engine told all that it can.
    var isAll: Bool
  }

  private func told(of position: G.Position, _ control: SearchControl) -> Told {
    let told = ToldValues<G.Move>()
    let isAll = G.facets.evaluate(position, by: engine, control: control) { told.take($1, of: $0) }
    return Told(values: told.all, isAll: isAll)
  }

  /// - Parameter before: what was known from an earlier round, where estimates reached as far.
  private static func reviewed(
    _ move: G.Move, in position: G.Position, _ told: Told, least: Int? = nil, most: Int? = nil,
    before: ReviewedMove? = nil
  ) -> ReviewedMove {
    let proven = told.values.filter { $0.value.isProven }
    var values = texts(proven)
    // A tile that is taken off a puzzle again has no value of its own.
    let isWhole = told.isAll && (!G.info.isContest || proven.count == position.legalMoves.count)
    if G.info.goal != nil {
      // Of a puzzle with its thousands of moves only the one that was played and the best are kept.
      let best = values.max { ($0.value, $1.key) < ($1.value, $0.key) }
      values = values.filter { $0.key == move.description || $0.key == best?.key }
    }
    var guesses: [String: Int] = [:]
    if G.facets.estimates, !isWhole {
      guesses = texts(told.values.filter { !$0.value.isProven })
      // Estimates of all moves or of none: they are compared with each other.
      if guesses.count + values.count < position.legalMoves.count { guesses = before?.guesses ?? [:] }
    }
    return ReviewedMove(
      move.description, values: values, guesses: guesses, isWhole: isWhole,
      least: isWhole || least == -1 ? nil : least,
      most: values[move.description] == nil && most != 1 ? most : nil)
  }

  private static func texts(_ values: [G.Move: MoveValue]) -> [String: Int] {
    Dictionary(values.map { ($0.key.description, $0.value.score) }) { first, _ in first }
  }

  // MARK: - What punishes a mistake

  /// Best play from after a mistake, as far as it is known move by move: proven where the mistake is.
  private func punish(_ index: Int, _ control: SearchControl) {
    let known = state.withLock { $0.known }
    guard known[index].mistake != nil || known[index].isSlip else { return }
    let isProven = known[index].isJudged
    var (line, position) = ([G.Move](), positions[index + 1])
    // As long as the game itself went on with the best moves, they are known already.
    var place: Int? = index + 1
    while line.count < Self.longestLine(isProven: isProven), position.outcome == nil {
      var reviewed = place.flatMap { known.indices.contains($0) ? known[$0] : nil }
      if reviewed.map({ $0.isWhole || !isProven && !$0.guesses.isEmpty }) != true {
        let part = SearchControl(
          budget: min(Self.lineMove(isProven: isProven), control.left), partOf: control)
        let told = told(of: position, part)
        if control.isStopped { return }
        guard let any = position.legalMoves.first else { break }
        reviewed = Self.reviewed(any, in: position, told)
        keep(index, part) { _ in }
      }
      guard let reviewed, reviewed.isWhole || !isProven,
        let best = Self.best(of: reviewed, in: position), let next = position.playing(best)
      else { break }
      if let at = place { place = moves.indices.contains(at) && moves[at] == best ? at + 1 : nil }
      line.append(best)
      position = next
    }
    state.withLock { $0.known[index].line = line.map(\.description) }
  }

  /// The best move that is known; of several the one that an idea speaks for, what is certain before what can be seen.
  private static func best(of reviewed: ReviewedMove, in position: G.Position) -> G.Move? {
    let best = reviewed.bestMoves.compactMap { G.Move($0) }
    let ideas = best.map { G.facets.idea(for: $0, in: position) }
    let place = ideas.firstIndex { $0?.isCertain ?? false } ?? ideas.firstIndex { $0 != nil } ?? 0
    return best.indices.contains(place)
      ? best[place] : position.legalMoves.count == 1 ? position.legalMoves.first : nil
  }
}
