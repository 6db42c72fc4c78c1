// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore

/// How a session goes on by itself: the bot's replies, forced passes, the end of a game, the next one.
extension Session {
  /// Goes on to `now` (seconds). `isSettled` tells that nothing moves on the table that has to come to rest first,
  /// `isCelebrating` that the end of the game is still being shown; `isRunning` is false while the window is not looked
  /// at, which stops clock and countdown.
  public func advance(
    to now: Double, isSettled: Bool, isCelebrating: Bool = false, isRunning: Bool
  ) -> Wake {
    let step = lastAdvance.map { max(0, now - $0) } ?? 0
    let idle = wasRunning ? 0 : step
    // What the table has not heard of yet has not come to rest on it.
    let isSettled = isSettled && changes.isEmpty
    lastAdvance = now
    wasRunning = isRunning
    if phase == .playing && !moves.isEmpty { elapsed += step - idle }
    seekValues()
    pollSearches()
    if G.info.seats == .one && outcome == nil && (hint != nil || endings != nil) { isHelped = true }
    switch phase {
    case .playing:
      if let outcome { return finish(outcome, isSettled: isSettled) }
      if isPassing { return advancePass(now, isSettled: isSettled) }
      return isBotsTurn ? advanceBot(now, isSettled: isSettled) : .never
    case .over(let next?):
      if idle > 0 { phase = .over(next: next + idle) }
      guard isRunning else { return .never }
      guard now >= next + idle else { return .at(next + idle) }
      restart()
      return .nextFrame
    case .over(nil):
      guard mayCountDown, let delay = nextGameDelay else { return .never }
      guard isSettled, !isCelebrating else { return .nextFrame }
      mayCountDown = false
      phase = .over(next: now + delay)
      return .nextFrame
    case .clearing:
      if isSettled { startNext() }
      return .nextFrame
    }
  }

  /// Takes in how searches ended; each of them ends, with an answer or without.
  private func pollSearches() {
    switch hintSearch.poll() {
    case .found(let found)?: hint = mayMove ? found : nil
    case .nothing?: noHint = G.noHint(isCertain: true)
    case .stopped?: noHint = G.noHint(isCertain: false)
    case nil: break
    }
    switch endingSearch.poll() {
    case .found(let found)?: endings = found
    case .nothing?: endings = []
    case .stopped?: endingsAreUnknown = true
    case nil: break
    }
    if case .found(let found)? = epilogueSearch.poll() { epilogue = found }
  }

  private func seekValues() {
    guard mayMove, facets.wantsValues(options, in: position) else {
      (values, worth) = ([:], nil)
      hasValues = false
      return
    }
    if let ended = valueSearch.poll() {
      hasValues = true
      if case .found(let found) = ended { (values, worth) = (found.values, found.worth) }
    }
    guard !hasValues, !valueSearch.isThinking else { return }
    let (engine, position, facets) = (engine, position, facets)
    valueSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      guard let values = facets.values(of: engine, in: position, control: control) else { return nil }
      return (values, facets.waysLeft(of: engine, in: position, control: control))
    }
  }

  private func advanceBot(_ now: Double, isSettled: Bool) -> Wake {
    let since = thinkingSince ?? now
    thinkingSince = since
    if reply == nil && !botSearch.isThinking {
      let (engine, position, strength, seed) = (engine, position, strength, random.next())
      botSearch.go(wake: wake) { control in
        engine.choose(in: position, strength: strength, seed: seed, control: control)
      }
    }
    switch botSearch.poll() {
    case .found(let move)?: reply = move
    // It is its turn, so there is a move to play.
    case .nothing?, .stopped?: reply = G.legalMoves(in: position).first
    case nil: break
    }
    guard isSettled else { return .nextFrame }
    let at = replyAt ?? replyTime(since: since, now)
    replyAt = at
    guard let move = reply else { return .never }
    guard now >= at else { return .at(at) }
    guard apply(move) else { return .never }
    undone.removeAll()
    changes.append(.played(move))
    return .nextFrame
  }

  /// When the bot may move, now that everything rests: not too soon after the other side, but the steps of one turn
  /// follow each other at once.
  private func replyTime(since: Double, _ now: Double) -> Double {
    if let before = past.last, G.turn(in: before) == turn { return now }
    return max(now + Self.beat, since + Double.random(in: Self.shortestThought, using: &random))
  }

  private func advancePass(_ now: Double, isSettled: Bool) -> Wake {
    guard isSettled else { return .nextFrame }
    let at = passAt ?? now + Self.passDelay
    passAt = at
    guard now >= at else { return .at(at) }
    guard let move = facets.pass(in: position), apply(move) else { return .never }
    undone.removeAll()
    changes.append(.played(move))
    return .nextFrame
  }

  private func finish(_ outcome: Outcome, isSettled: Bool) -> Wake {
    guard isSettled else { return .nextFrame }
    announce(outcome)
    phase = .over(next: nil)
    mayCountDown = true
    let (engine, position) = (engine, position)
    epilogueSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      engine.epilogue(of: position, control: control)
    }
    return .nextFrame
  }

  func announce(_ outcome: Outcome) {
    if !isCounted { count(outcome, by: 1) }
    isCounted = true
  }
}
