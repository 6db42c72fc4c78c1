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
  /// A quick estimate, of which sixty are there within a few seconds.
  private static var glance: UInt64 { G.Engine.secondOfWork / 100 }
  /// What a move of a line may cost: where the line is proven, as much as its first ones need, after which the rest is known.
  private static func lineMove(isProven: Bool) -> UInt64 { G.Engine.secondOfWork / (isProven ? 4 : 25) }
  /// After so many failures in a row, what came before them is too far from the end.
  private static var mostFailures: Int { 2 }
  /// As much as a board can show; estimates soon say little.
  private static func longestLine(isProven: Bool) -> Int { isProven ? ReviewedMove.longestShown : 3 }

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
    let judge = Judge<G>(engine, part)
    let reviewed = judge.reviewed(moves[index], in: positions[index], work: part.budget)
    keep(index, part) { $0.known[index] = reviewed }
  }

  private func prove(_ index: Int, _ control: SearchControl) {
    let before = state.withLock { $0 }
    // Without any budget an engine still says what it sees at a look; an estimate is deeper with more.
    let isHopeless = before.failures >= Self.mostFailures
    // A tenth is kept for what punishes the mistakes.
    let left = control.left - min(control.left, (before.spent + control.left) / 10)
    let fair = estimates ? min(Judge<G>.look, left / UInt64(index + 1)) : 0
    let part = SearchControl(budget: isHopeless ? fair : min(Self.positionBudget, left), partOf: control)
    let judge = Judge<G>(engine, part)
    // What is certain at all costs less than what each move is worth.
    let isTwo = G.info.isContest
    let after = isTwo ? before.after ?? judge.result(of: positions[index + 1], work: part.budget) : nil
    let here = isTwo ? judge.result(of: positions[index], work: part.budget) : nil
    let reviewed = judge.reviewed(
      moves[index], in: positions[index], work: part.budget, here: here, after: after,
      before: before.known[index])
    if control.isStopped { return }
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

  // MARK: - What punishes a mistake

  /// So many moves show how the better one goes on.
  private static var briefLine: Int { 3 }

  /// Best play from after a mistake and from after the better move, as far as it is known move by move: proven where the mistake is.
  private func punish(_ index: Int, _ control: SearchControl) {
    let known = state.withLock { $0.known }
    guard known[index].mistake != nil || known[index].gaveMuch(G.facets.toldLoss) else { return }
    let isProven = known[index].isJudged
    let part = SearchControl(budget: control.left, partOf: control)
    let judge = Judge<G>(engine, part)
    func line(from position: G.Position, at place: Int?, most: Int? = nil) -> [String] {
      judge.line(
        from: position, most: most ?? Self.longestLine(isProven: isProven),
        work: Self.lineMove(isProven: isProven), isProven: isProven, endsAtPass: false
      ) { count, line in
        // As long as the game itself went on with the best moves, they are known already.
        guard let place, self.moves.dropFirst(place).starts(with: line) else { return nil }
        return known.indices.contains(place + count) ? known[place + count] : nil
      }.map(\.description)
    }
    var after = line(from: positions[index + 1], at: index + 1)
    var better: [String] = []
    if known[index].mistake == .win, isProven,
      let best = Judge<G>.best(of: known[index], in: positions[index]),
      let next = positions[index].playing(best)
    {
      better = [best.description] + line(from: next, at: nil)
    }
    // What nothing near shows may be seen some moves later.
    if better.isEmpty, G.facets.toldLoss != nil, let best = unseen(index, known, line: after),
      let next = positions[index].playing(best)
    {
      let most = ReviewedMove.longestShown
      after = line(from: positions[index + 1], at: index + 1, most: most)
      better = [best.description] + line(from: next, at: nil, most: most)
    }
    // Where discs are counted, people ask how it would have gone on.
    if better.isEmpty, G.facets.toldLoss != nil,
      let best = Judge<G>.best(of: known[index], in: positions[index]),
      let next = positions[index].playing(best)
    {
      better = [best.description] + line(from: next, at: nil, most: Self.briefLine)
    }
    if control.isStopped { return }
    keep(index, part) { ($0.known[index].line, $0.known[index].betterLine) = (after, better) }
  }

  /// The better move of a mistake of which nothing that is near shows what it cost.
  private func unseen(_ index: Int, _ known: [ReviewedMove], line: [String]) -> G.Move? {
    var move = known[index]
    move.line = line
    let answer = known.indices.contains(index + 1) ? known[index + 1] : nil
    guard let found = G.explanation(of: move, answer: answer, in: positions[index]) else {
      return Judge<G>.best(of: move, in: positions[index])
    }
    return found.main == nil ? found.better.first.flatMap { G.Move($0) } : nil
  }
}
