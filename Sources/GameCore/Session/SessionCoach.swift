// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A mistake that the coach speaks of before the bot answers.
public struct CoachRemark<Move: Hashable & Sendable>: Hashable, Sendable {
  public var explanation: Explanation
  /// The move that was wrong: of a turn of two halves that half.
  public var played: Move
  /// How many moves are taken back: that one, and what was made of the same turn after it.
  public var count: Int
  /// What it has to fear: the reply first, and how the game goes on.
  public var line: [Move]
  /// True where another move was taken back already: who still does not see it is told which one was better.
  public var isAgain = false
}

/// The coach looks at a move before the bot answers it, and speaks when it lost something that a person can see.
extension Session {
  /// What it explains it explains only after so many more moves; what is urgent it always speaks of.
  private static var restOfCoach: Int { 6 }

  /// What the coach has to say and waits for an answer to; nil most of the time.
  public var remark: CoachRemark<G.Move>? {
    guard isBotsTurn || isHalfWay, !isAnswered, var found = analyst.known.judgement.flatMap({ $0 }) else {
      return nil
    }
    found.isAgain = takenBack.map { $0.game == gameID && $0.count == moves.count - found.count } ?? false
    if !found.explanation.isUrgent, let last = lastRemark, last.game == gameID,
      moves.count < last.count + Self.restOfCoach
    {
      return nil
    }
    return found
  }

  /// True in the middle of the person's turn: what was done already can be looked at.
  private var isHalfWay: Bool {
    company == .bot && phase == .playing && position.isMidTurn && turn == ownSeat
      && line.past.last?.turn == turn
      && isUnderWay
  }

  /// True in the middle of a turn while the coach waits for an answer: whoever goes on without one has not read it.
  var isAsked: Bool { isHalfWay && remark != nil }

  /// The person knows and goes on.
  public func playOn() {
    guard remark != nil else { return }
    hearOut()
    isAnswered = true
  }

  /// What was said is not said again.
  func hearOut() {
    guard remark != nil else { return }
    lastRemark = (gameID, moves.count)
    heard = (gameID, moves.count)
  }

  /// The move of which the coach spoke is taken back, and nothing else.
  public func takeBack() {
    guard let remark else { return }
    lastRemark = nil
    takenBack = (gameID, moves.count - remark.count)
    takeBack(remark.count)
  }

  private var isCoached: Bool { options.coach != .off && G.facets.isValuing && line.given < moves.count }

  /// The half of a turn that has been made is looked at without a search.
  func watchHalf() {
    guard isHalfWay, isCoached, analyst.known.judgement == nil else { return }
    analyst.known.judgement = .some(Analyst<G>.judgement(of: coachedTurn))
  }

  /// True while the bot has to wait: for the coach, or for the answer to what it said.
  func holdsBot() -> Bool {
    guard isCoached, !isAnswered else { return false }
    switch analyst.known.judgement {
    case nil where options.coach == .explains:
      analyst.seekJudgement(of: coachedTurn)
      return true
    case nil:
      analyst.known.judgement = .some(Analyst<G>.judgement(of: coachedTurn))
      return remark != nil
    case .some(let found):
      return found != nil && remark != nil
    }
  }

  private var coachedTurn: CoachedTurn<G> {
    let first = line.past.lastIndex { $0.turn != ownSeat }.map { $0 + 1 } ?? 0
    let known = heard.map { $0.game == gameID ? $0.count : 0 } ?? 0
    let own = line.past.indices.filter { $0 >= max(first, known) && line.past[$0].turn == ownSeat }
    return CoachedTurn(
      steps: own.map { ($0 < line.moves.count ? (line.past[$0], line.moves[$0]) : nil) }.compactMap { $0 },
      after: position, isOpening: moveCount <= Explainer<G>.openingMoves)
  }
}

/// What the person has made of a turn.
struct CoachedTurn<G: Game>: Sendable {
  var steps: [(position: G.Position, move: G.Move)]
  var after: G.Position
  var isOpening: Bool
}

extension Analyst {
  /// Looks at the moves of the last turn.
  func seekJudgement(of turn: CoachedTurn<G>) {
    guard !judgementSearch.isThinking else { return }
    let engine = host.engine
    judgementSearch.go(budget: 2 * G.Engine.secondOfWork, wake: wake) { control in
      Self.judgement(of: turn, by: Judge(engine, control))
    }
  }

  /// The first of them with which something is wrong.
  /// - Parameter judge: nil to see only what the rules show: what loses at once.
  static func judgement(of turn: CoachedTurn<G>, by judge: Judge<G>? = nil) -> CoachRemark<G.Move>? {
    for (index, step) in turn.steps.enumerated() {
      let after = index + 1 < turn.steps.count ? turn.steps[index + 1].position : turn.after
      let known = judge?.coached(step.move, in: step.position, after: after)
      let line = known?.line ?? []
      guard
        let found = G.explanation(
          of: known ?? ReviewedMove(step.move.description),
          in: step.position, isOpening: turn.isOpening, isLive: true)
      else { continue }
      guard found.isStopped || known != nil && found.isExplained(from: G.facets.coachedLoss) else { continue }
      return CoachRemark(
        explanation: found, played: step.move, count: turn.steps.count - index,
        line: shown(of: line, found, after).compactMap { G.Move($0) })
    }
    return nil
  }

  /// What of a line is put on the board: as far as the words speak of it, for what comes after that would be a riddle.
  private static func shown(of line: [String], _ found: Explanation, _ after: G.Position) -> [String] {
    func way(_ index: Int?) -> [String]? { index.map { Array(line.prefix($0 + 1)) } }
    let comesToIts = found.main == nil ? found.prospect : nil
    if let prospect = comesToIts, prospect.lets(nil) != nil, !found.isAnswered {
      // What comes later is shown by its whole way.
      return way(reach(prospect, line, after)) ?? line
    }
    if let reply = found.shownReply { return [reply] }
    // Of what only a better move comes to this line shows nothing, but the reply.
    if comesToIts != nil { return Array(line.prefix(1)) }
    // Of what was there in place of the move it shows nothing at all.
    guard let lets = found.lets else { return found.missed == nil ? Array(line.prefix(1)) : [] }
    // A way that the move opens is shown where the line goes it to its end.
    if found.isShownByMove { return way(reach(lets.idea, line, after, of: after.turn)) ?? [] }
    return way(line.indices.first { $0 + 1 >= lets.distance && line[$0] == lets.move }) ?? line
  }

  /// The index of the move of a line with which it comes to what an idea is about; nil where no move shows that.
  /// - Parameter seat: whose move it has to be; nil where that makes no difference.
  private static func reach(
    _ idea: Idea, _ line: [String], _ after: G.Position, of seat: Seat? = nil
  ) -> Int? {
    after.line(line.compactMap { G.Move($0) }).firstIndex { step in
      step.seat == seat ?? step.seat
        && G.facets.ideas(of: step.move, in: step.position).contains {
          $0.isGood && $0.isObvious && !Set($0.cells).isDisjoint(with: idea.cells)
        }
    }
  }
}

extension Judge {
  /// How much of a second's work each question of the coach may cost.
  private static func work(_ part: UInt64) -> UInt64 { G.Engine.secondOfWork / part }
  /// As far as a reason can be drawn.
  private static var longestReason: Int { 3 }

  /// What the coach knows of a move: the same as a review, as far as it is found while the bot waits.
  public func coached(_ move: G.Move, in position: G.Position, after: G.Position) -> ReviewedMove {
    let left = result(of: after, work: Self.work(2))
    // What is won still has lost nothing.
    let here = left?.most(for: position.turn) ?? 1 < 1 ? result(of: position, work: Self.work(2)) : nil
    var known = reviewed(move, in: position, work: Self.look, here: here, after: left)
    let cost = known.value.flatMap { value in known.best.map { $0 - value } } ?? 0
    let isWorse = cost >= G.facets.coachedLoss.map(Explanation.leastCoached) ?? 1
    let found = G.explanation(of: known, in: position, isLive: true)
    guard found != nil || isWorse else { return known }
    known.line = line(from: after, most: Self.longestReason, work: Self.work(16)).map(\.description)
    // What nothing near shows may be seen some moves later, as in a review; and a way that a move opens is one only if somebody goes it.
    guard let coached = G.facets.coachedLoss, let near = G.explanation(of: known, in: position, isLive: true),
      near.hasDrawback && near.reply == nil && near.cost ?? 0 >= Explanation.leastOfDrawback(coached)
        || near.cost ?? 0 >= coached && (!near.isTold || !near.isExplained(from: coached)),
      let best = Self.best(of: known, in: position), let next = position.playing(best)
    else { return known }
    func long(from start: G.Position) -> [String] {
      line(from: start, most: ReviewedMove.longestShown, work: Self.work(25), endsAtPass: false).map(
        \.description)
    }
    var far = known
    (far.line, far.betterLine) = (long(from: after), [best.description] + long(from: next))
    // What costs much is told, whether best play goes that way or not.
    let isLost = near.hasDrawback && near.cost ?? 0 >= coached
    return isLost && G.explanation(of: far, in: position, isLive: true)?.hasDrawback != true ? known : far
  }
}
