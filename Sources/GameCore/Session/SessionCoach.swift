// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A mistake that the coach speaks of before the bot answers.
public struct CoachRemark<Move: Hashable & Sendable>: Hashable, Sendable {
  /// What was given away.
  public var mistake: ReviewedMove.Mistake
  /// True when the game is lost now.
  public var isLost: Bool
  /// The proven score of the move; see `MoveValue`.
  public var score: Int
  /// How many moves had been made before it.
  public var index: Int
  /// The reply that it has to fear, if that was found.
  public var reply: Move?
}

/// The coach looks at a move before the bot answers it, and speaks when it changed the result.
extension Session {
  /// In the quiet mode it speaks again only after so many more moves.
  private static var restOfCoach: Int { 6 }

  /// What the coach has to say and waits for an answer to; nil most of the time.
  public var remark: CoachRemark<G.Move>? {
    guard isBotsTurn, !isAnswered, let found = analyst.known.judgement.flatMap({ $0 }) else { return nil }
    if options.coach == .quiet, let last = lastRemark, moves.count < last + Self.restOfCoach { return nil }
    return found
  }

  /// The person knows and goes on.
  public func playOn() {
    guard remark != nil else { return }
    lastRemark = moves.count
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
    let turn = (first..<line.past.count).map { (index: $0, position: line.past[$0], move: line.moves[$0]) }
    let (engine, facets, after) = (host.engine, facets, line.position)
    judgementSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      for (index, position, move) in turn {
        let told = ToldValues<G.Move>()
        _ = facets.evaluate(position, by: engine, control: control) { told.take($1, of: $0) }
        let values = told.all.filter { $0.value.isProven }.map { ($0.key.description, $0.value.score) }
        let reviewed = ReviewedMove(
          move.description, values: Dictionary(values) { first, _ in first }, isWhole: false)
        guard let mistake = reviewed.mistake, let score = reviewed.value else { continue }
        let replies = ToldValues<G.Move>()
        _ = facets.evaluate(after, by: engine, control: control) { replies.take($1, of: $0) }
        // It is a threat only when it is proven to be one.
        let best = replies.all.filter { $0.value.isProven && $0.value.score.signum() == -score.signum() }
          .max { ($0.value.score, $1.key.description) < ($1.value.score, $0.key.description) }
        return CoachRemark(
          mistake: mistake, isLost: score < 0, score: score, index: index, reply: best?.key)
      }
      return nil
    }
  }
}
