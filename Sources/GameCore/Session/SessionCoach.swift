// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A mistake that the coach speaks of before the bot answers.
public struct CoachRemark<Move: Hashable & Sendable>: Hashable, Sendable {
  /// What was given away.
  public var loss: Loss
  /// The move that did it.
  public var played: Move
  /// The reply that it has to fear, if that was found.
  public var reply: Move?
  /// What the reply is worth to the other side, when no other is worth more; nil when that is not proven.
  public var replyValue: MoveValue?
  /// How the engine expects the game to go on after the reply.
  public var line: [Move] = []

  public enum Loss: Hashable, Sendable {
    /// Proven: the game is lost now.
    case game
    /// Proven: it is a draw now.
    case win
    /// By a search of fixed depth: about so much of the game's measure.
    case about(Int)
  }
}

/// The coach looks at a move before the bot answers it, and speaks when it changed the result.
extension Session {
  /// In the quiet mode it speaks again only after so many more moves.
  private static var restOfCoach: Int { 6 }

  /// What the coach has to say and waits for an answer to; nil most of the time.
  public var remark: CoachRemark<G.Move>? {
    guard isBotsTurn, !isAnswered, let found = analyst.known.judgement.flatMap({ $0 }) else { return nil }
    if options.coach == .quiet, let last = lastRemark, last.game == gameID,
      moves.count < last.count + Self.restOfCoach
    {
      return nil
    }
    // What nobody can see at a board is worth no interruption.
    if options.coach == .quiet, found.loss == .game, G.facets.isFar(found.replyValue, in: position) {
      return nil
    }
    return found
  }

  /// The person knows and goes on.
  public func playOn() {
    guard remark != nil else { return }
    lastRemark = (gameID, moves.count)
    isAnswered = true
  }

  /// The move of which the coach spoke is taken back.
  public func takeBack() {
    guard remark != nil else { return }
    lastRemark = nil
    undo()
  }

  /// True while the bot has to wait: for the coach, or for the answer to what it said.
  func holdsBot() -> Bool {
    guard options.coach != .off, G.facets.isValuing, !isAnswered, line.given < moves.count else {
      return false
    }
    switch analyst.known.judgement {
    case nil:
      analyst.seekJudgement(of: line, by: ownSeat)
      return true
    case .some(let found):
      return found != nil && remark != nil
    }
  }
}

extension Analyst {
  /// Looks at the moves of the last turn: of each, what all the moves were worth that could have been made.
  mutating func seekJudgement(of line: GameLine<G>, by seat: Seat?) {
    guard !judgementSearch.isThinking else { return }
    let first = line.past.lastIndex { $0.turn != seat }.map { $0 + 1 } ?? 0
    guard let seat, first < line.past.count, line.past.last?.turn == seat else {
      known.judgement = .some(nil)
      return
    }
    let before = Array(line.past[first...])
    let (engine, after, moves) = (host.engine, line.position, Array(line.moves.suffix(before.count)))
    judgementSearch.go(budget: 2 * G.Engine.secondOfWork, wake: wake) { control in
      Self.judgement(of: seat, before, moves, after, by: engine, control)
    }
  }

  /// Compares what is certain before each move of a turn with what is certain after it.
  private static func judgement(
    of seat: Seat, _ before: [G.Position], _ moves: [G.Move], _ after: G.Position, by engine: G.Engine,
    _ control: SearchControl
  ) -> CoachRemark<G.Move>? {
    guard let last = moves.last else { return nil }
    return proven(of: seat, before, last, after, by: engine, control)
      ?? estimated(before, last, after, by: engine, control)
  }

  private static func proven(
    of seat: Seat, _ before: [G.Position], _ played: G.Move, _ after: G.Position, by engine: G.Engine,
    _ control: SearchControl
  ) -> CoachRemark<G.Move>? {
    func part(of second: UInt64 = 2) -> SearchControl {
      SearchControl(budget: G.Engine.secondOfWork / second, partOf: control)
    }
    guard let left = engine.result(of: after, part())?.most(for: seat), left < 1 else { return nil }
    // A turn of several moves had what it had when it began.
    let had = before.first.flatMap { engine.result(of: $0, part())?.least(for: seat) }
    guard ReviewedMove.Mistake(had: had, left: left) != nil else { return nil }
    var remark = CoachRemark<G.Move>(loss: left < 0 ? .game : .win, played: played)
    let told = ToldValues<G.Move>()
    let isWhole = G.facets.evaluate(after, by: engine, control: part(of: 16)) { told.take($1, of: $0) }
    let replies = told.all.filter { $0.value.isProven && $0.value.score.signum() == -left }
    let best = replies.max { ($0.value.score, $1.key.description) < ($1.value.score, $0.key.description) }
    // Where no reply is proven, the best one that is known: what is feared can be seen.
    remark.reply = best?.key ?? engine.hint(in: after, control: part(of: 8))?.move
    // Nothing is better than what ends the game.
    let isEnd = best.flatMap { after.playing($0.key) }?.outcome != nil
    if isWhole || isEnd && left < 0 { remark.replyValue = best?.value }
    remark.line = line(after: remark.reply, in: after, by: engine, control)
    return remark
  }

  /// Moves that both sides would play after a reply: four of them show what it is for.
  private static func line(
    after reply: G.Move?, in position: G.Position, by engine: G.Engine, _ control: SearchControl
  ) -> [G.Move] {
    guard var position = reply.flatMap({ position.playing($0) }) else { return [] }
    var line: [G.Move] = []
    while line.count < 4, position.outcome == nil, G.facets.pass(in: position) == nil {
      let part = SearchControl(budget: G.Engine.secondOfWork / 16, partOf: control)
      guard let move = engine.hint(in: position, control: part)?.move, let next = position.playing(move)
      else { break }
      line.append(move)
      position = next
    }
    return line
  }

  /// How deep, in moves, the coach looks where nothing is proven.
  private static var depthOfCoach: Int { 6 }

  /// Compares the values of all the moves that there were, by a search of fixed depth.
  private static func estimated(
    _ before: [G.Position], _ played: G.Move, _ after: G.Position, by engine: G.Engine,
    _ control: SearchControl
  ) -> CoachRemark<G.Move>? {
    guard let least = G.facets.coachedLoss, let position = before.last, after.outcome == nil else {
      return nil
    }
    let told = ToldValues<G.Move>()
    let part = SearchControl(budget: G.Engine.secondOfWork / 4, partOf: control)
    let count = position.legalMoves.count
    _ = G.facets.evaluate(position, by: engine, control: part) { move, value in
      guard value.depth ?? .max <= depthOfCoach else { return part.stop() }
      told.take(value, of: move)
      let values = told.all
      if values.count == count, values.values.allSatisfy({ $0.depth == depthOfCoach }) { part.stop() }
    }
    let values = told.all
    guard values.count == count, let own = values[played], let best = values.values.map(\.score).max(),
      Set(values.values.map(\.depth)).count == 1, best - own.score >= least / 2,
      let reply = engine.hint(
        in: after, control: SearchControl(budget: G.Engine.secondOfWork / 8, partOf: control))?.move
    else { return nil }
    // What is given away in plain sight, such as a corner, is spoken of sooner.
    let used = Set(G.facets.ideas(of: reply, in: after).flatMap(\.cells))
    let isSeen = G.facets.ideas(of: played, in: position).contains { idea in
      !idea.isGood && !used.isDisjoint(with: idea.cells)
    }
    guard isSeen || best - own.score >= least else { return nil }
    var remark = CoachRemark<G.Move>(loss: .about(best - own.score), played: played)
    remark.reply = reply
    remark.line = line(after: reply, in: after, by: engine, control)
    return remark
  }
}
