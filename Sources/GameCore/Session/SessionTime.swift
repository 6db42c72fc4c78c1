// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore

/// How a session goes on by itself: the bot's replies, forced passes, the end of a game, the next one.
extension Session {
  /// How long a forced pass stands before it is played, in seconds.
  public static var passDelay: Double { Director.passDelay }

  /// Goes on to `now` (seconds). `isSettled` tells that nothing moves on the table that has to come to rest first,
  /// `isCelebrating` that the end of the game is still being shown; `isRunning` is false while the window is not looked
  /// at, which stops clock and countdown; `pace` is what the time is multiplied by that a bot takes for a move.
  public func advance(
    to now: Double, isSettled: Bool, isCelebrating: Bool = false, isRunning: Bool, pace: Double = 1
  ) -> Wake {
    // What the table has not heard of yet has not come to rest on it.
    let isSettled = isSettled && !isUntold
    pass(to: now)
    director.isRunning = isRunning
    watchHalf()
    var wakeUp = ask(now).sooner(forgetPremove(now))
    if G.info.goal != nil && outcome == nil {
      if hint != nil || solutions.endings != nil { isHelped = true }
      // Before the first tile lies nothing has been told that helps.
      if !moves.isEmpty && G.facets.wantsValues(options, in: position) { wasCounted = true }
    }
    if isRunning, isClockRunning, let clock { wakeUp = wakeUp.sooner(.at(now + clock.left(turn))) }
    return wakeUp.sooner(
      goOn(to: now, isSettled: isSettled, isCelebrating: isCelebrating, isRunning: isRunning, pace: pace))
  }

  /// Time has passed up to `now`, and belongs to whoever was to move meanwhile: to be told before anything happens at that time.
  public func pass(to now: Double) {
    // A board that was pasted with tiles on it is being solved from the first moment; its clock, if it has one, waits for a move.
    let played = director.tick(to: now, isTimed: phase == .playing && !moves.isEmpty && outcome == nil)
    if isClockRunning { clock?.spend(played, by: turn) }
  }

  /// Time passes up to `now` for nobody: the table is not looked at.
  public func rest(to now: Double) {
    pass(to: now)
    director.isRunning = false
  }

  /// False before the first move that is made here: time is nobody's until then.
  var isUnderWay: Bool { moves.count > line.given }

  /// True while the time of whoever is to move passes: it stands before the first move, while the coach waits for an answer, and for
  /// a side that can only pass.
  public var isClockRunning: Bool {
    clock != nil && phase == .playing && isUnderWay && outcome == nil && !isPassing && remark == nil
  }

  private func goOn(
    to now: Double, isSettled: Bool, isCelebrating: Bool, isRunning: Bool, pace: Double
  ) -> Wake {
    // A table that was left has forgotten it.
    if case .over = phase { analyst.seekEpilogue(of: position) }
    switch phase {
    case .playing:
      if let outcome { return finish(outcome, isSettled: isSettled) }
      if isPassing {
        premove = nil
        return advancePass(now, isSettled: isSettled)
      }
      if let wake = advancePremove(now, isSettled: isSettled) { return wake }
      return isBotsTurn ? advanceBot(now, isSettled: isSettled, pace: pace) : .never
    case .over(let next?):
      guard isRunning else { return .never }
      guard now >= next else { return .at(next) }
      restart()
      return .nextFrame
    case .over(nil):
      guard director.mayCountDown, let delay = nextGameDelay else { return .never }
      guard isSettled, !isCelebrating else { return .nextFrame }
      director.mayCountDown = false
      director.phase = .over(next: now + delay)
      return .nextFrame
    case .clearing:
      if isSettled { startNext() }
      return .nextFrame
    }
  }

  /// Asks for what the player wants to see all the time, and takes in what was found. Where nothing is asked, the bot uses the
  /// time of the person who plays against it.
  private func ask(_ now: Double) -> Wake {
    if canHint && G.facets.wantsValues(options, in: position) {
      analyst.seekValues(in: position)
      if showsValues {
        noteAid()
        analyst.settleHint(in: position)
      }
    } else {
      if analyst.known.awaitsValues { analyst.seekHint(in: position, byValues: false) }
      analyst.forgetValues()
      // Not before its first move: a table that is only looked at takes no memory.
      guard canHint, moveCount > 0 else { return analyst.poll(position, mayMove: mayMove, now: now) }
      if G.info.isContest { analyst.prepareHint(in: position) }
      if let thinkingTime { analyst.ponder(on: position, seconds: thinkingTime) }
    }
    return analyst.poll(position, mayMove: mayMove, now: now)
  }

  private func advanceBot(_ now: Double, isSettled: Bool, pace: Double) -> Wake {
    if director.thinkingSince == nil { director.thinkingSince = now }
    if holdsBot() {
      // Who is asked whether to take a move back has nothing to play yet.
      if remark != nil { premove = nil }
      return isSettled ? .never : .nextFrame
    }
    if analyst.known.reply == nil && !analyst.isSeekingReply {
      if seated.opponent == .mine, seated.rating == nil { seated.rating = drawnRating }
      let seed = random.next()
      analyst.seekReply(
        in: position, isOpening: line.moves.count < Care.opening, skill.strength(seed: seed),
        seconds: paced(thinkingTime), seed: seed)
    }
    guard isSettled else { return .nextFrame }
    let isSameTurn = line.past.last?.turn == turn
    guard let reply = analyst.known.reply else { return .never }
    let at = director.replyTime(
      now, care: reply.care, pace: pace, most: clock.map { $0.left(turn) / 40 } ?? .infinity,
      isSameTurn: isSameTurn, using: &random)
    guard now >= at else { return .at(at) }
    return playUnasked(reply.move) ? .nextFrame : .never
  }

  /// A bot does not think its time away.
  private func paced(_ seconds: Int?) -> Int? {
    guard let seconds, let clock else { return seconds }
    return max(1, min(seconds, Int(clock.left(turn) / 20)))
  }

  private func advancePass(_ now: Double, isSettled: Bool) -> Wake {
    guard isSettled else { return .nextFrame }
    let at = director.passTime(now)
    guard now >= at else { return .at(at) }
    guard let move = G.facets.pass(in: position), playUnasked(move) else { return .never }
    // Both sides know that it had to be.
    if isFar, seated.far.sent == moves.count - 1 { seated.far.sent = moves.count }
    return .nextFrame
  }

  private func finish(_ outcome: Outcome, isSettled: Bool) -> Wake {
    premove = nil
    guard isSettled else { return .nextFrame }
    announce(outcome)
    director.phase = .over(next: nil)
    // Who has lost wants to see why; the next game waits for them.
    // So does the end of a series, and of a game that nobody saw ending.
    director.mayCountDown =
      (ownSeat == nil || outcome.winner != ownSeat?.other) && !isSeriesOver && !endsOffBoard
    return .nextFrame
  }
}
