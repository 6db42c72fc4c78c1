// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import SceneKit

/// How a table goes on after the end of a game: its result comes and stops counting down.
extension TableScene {
  /// The outcome as soon as the board has shown it: the line is lit, the discs are counted.
  var told: Outcome? {
    guard let outcome = session.announced, G.info.isContest, lookedAt == nil, !session.endsOffBoard else {
      return session.announced
    }
    return view.outcome != nil && view.now >= resultTime ? outcome : nil
  }

  /// From when on the result is told; at once where the board shows no end.
  var resultTime: Double { session.endsOffBoard ? -.infinity : table.resultStart(view) }

  /// How long a result is told before the keyboard goes to it, in seconds.
  static var offerTime: Double { 2 * PressGuard.time }

  func followResult(_ context: StageContext) {
    guard told != nil else { return result.reset() }
    followWins()
    func follow() -> Bool {
      var next: Double?
      if case .over(let time) = session.phase { next = time }
      return result.follow(
        next: next, delay: session.nextGameDelay ?? 1, pointer: context.pointed,
        reduced: context.look.reducedMotion, now: context.now)
    }
    guard follow() else { return }
    session.stay()
    _ = follow()
  }

  /// Which games of a series were whose, so that its wells tell it.
  private func followWins() {
    guard session.bestOf > 0 else { return }
    let (rival, people) = (session.seated.opponent, session.seated.people)
    wins.follow(session.gameID, session.score, of: G.info.name, in: archive) { game in
      game.counts && game.outcome?.winner != nil && game.options.opponent == rival
        && game.options.people == people
    }
  }

  func resultWake(_ now: Double) -> Wake {
    guard let start = resultStart else { return .never }
    if now < start { return start.isFinite ? .at(start) : .never }
    if result.isMoving(since: start, now: now) { return .nextFrame }
    return now < start + Self.offerTime ? .at(start + Self.offerTime) : .never
  }

  /// Until a solved puzzle is told, and the keyboard goes on to the next one.
  func solvedWake(_ now: Double) -> Wake? {
    guard let start = solvedStart, now < start + Self.offerTime else { return nil }
    return .at(now < start ? start : start + Self.offerTime)
  }

  func owns(_ arrow: Key) -> Bool { table.owns(arrow) }

  /// The main button of what tells the end; a little later than that, so that a key that was meant for the board means nothing
  /// there.
  var offeredFocus: String? {
    let start = G.info.isContest ? resultStart : solvedStart
    guard let start, view.now >= start + Self.offerTime else { return nil }
    guard G.info.isContest else { return "puzzle.next" }
    return session.isUnsent ? "far.send" : "over.rematch"
  }

  /// A click on the board shows the last position as it is, another click what the board makes of the end.
  func togglesPosition(_ gesture: Gesture, _ context: StageContext) -> Bool {
    guard tellsResult(context), case .click(let point, .left) = gesture, table.boardFrame.contains(point)
    else { return false }
    result.showsPosition.toggle()
    return true
  }

  /// Enter goes on to the next game, whatever was used to end the last one; not before there has been something to see.
  func goesOn(_ gesture: Gesture) -> Bool {
    guard gesture == .key(.enter, []), G.info.isContest, !session.isUnsent, let start = resultStart else {
      return false
    }
    return view.now >= start + Self.offerTime
  }

  /// The game on the table as one to look at, if it is over.
  func review(at date: Timestamp) -> StageRequest? {
    guard let outcome = session.outcome else { return nil }
    return .replay(ReplaySubject(session.saved.finished(outcome, at: date)), at: nil)
  }
}
