// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A mistake that the coach speaks of before the bot answers.
public struct CoachRemark<Move: Hashable & Sendable>: Hashable, Sendable {
  /// What was given away.
  public var mistake: ReviewedMove.Mistake
  /// True when the game is lost now.
  public var isLost: Bool
  /// The reply that it has to fear, if that was found.
  public var reply: Move?
  /// What the reply is worth to the other side, when no other is worth more; nil when that is not proven.
  public var replyValue: MoveValue?
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
    let (engine, after) = (host.engine, line.position)
    judgementSearch.go(budget: 2 * G.Engine.secondOfWork, wake: wake) { control in
      Self.judgement(of: seat, before, after, by: engine, control)
    }
  }

  /// Compares what is certain before each move of a turn with what is certain after it.
  private static func judgement(
    of seat: Seat, _ before: [G.Position], _ after: G.Position, by engine: G.Engine, _ control: SearchControl
  ) -> CoachRemark<G.Move>? {
    func part(of second: UInt64 = 2) -> SearchControl {
      SearchControl(budget: G.Engine.secondOfWork / second, partOf: control)
    }
    guard let left = engine.result(of: after, part())?.most(for: seat), left < 1 else { return nil }
    // A turn of several moves had what it had when it began.
    let had = before.first.flatMap { engine.result(of: $0, part())?.least(for: seat) }
    guard let mistake = ReviewedMove.Mistake(had: had, left: left) else { return nil }
    var remark = CoachRemark<G.Move>(mistake: mistake, isLost: left < 0)
    let told = ToldValues<G.Move>()
    let isWhole = G.facets.evaluate(after, by: engine, control: part(of: 16)) { told.take($1, of: $0) }
    let replies = told.all.filter { $0.value.isProven && $0.value.score.signum() == -left }
    let best = replies.max { ($0.value.score, $1.key.description) < ($1.value.score, $0.key.description) }
    remark.reply = best?.key
    // Nothing is better than what ends the game.
    let isEnd = best.flatMap { after.playing($0.key) }?.outcome != nil
    if isWhole || isEnd && left < 0 { remark.replyValue = best?.value }
    return remark
  }
}
