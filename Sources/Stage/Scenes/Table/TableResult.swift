// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// How a table goes on after the end of a game: its result comes, is folded away and stops counting down.
extension TableScene {
  /// The outcome as soon as the board has shown it: the line is lit, the discs are counted.
  var told: Outcome? {
    guard let outcome = session.announced, G.info.isContest, lookedAt == nil, !session.endsOffBoard else {
      return session.announced
    }
    return view.outcome != nil && view.now >= ending.start ? outcome : nil
  }

  /// Where the result has room; a game without an end on the board hides no line with it.
  var ending: TableEnding {
    session.endsOffBoard ? TableEnding(in: table.boardFrame) : table.ending(view)
  }

  /// How long a result is told before the keyboard goes to it, in seconds.
  static var offerTime: Double { 2 * PressGuard.time }

  func followResult(_ context: StageContext) {
    guard told != nil else { return result.reset() }
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
    let start = G.info.isContest ? (isResultOpen ? resultStart : nil) : solvedStart
    guard let start, view.now >= start + Self.offerTime else { return nil }
    guard G.info.isContest else { return "puzzle.next" }
    return session.isUnsent ? "far.send" : "over.rematch"
  }

  /// True while the result hides a part of the board.
  var isResultOpen: Bool {
    resultStart.map { view.now >= $0 } ?? false && !result.isFolded
  }

  /// A click on the board or Escape folds the result to its title, another click brings it back.
  func foldResult(_ gesture: Gesture, _ context: StageContext) -> Bool {
    guard let start = resultStart, context.now >= start else { return false }
    switch gesture {
    case .click(let point, .left) where table.boardFrame.contains(point):
      if !context.clicked.contains("table.banner") { result.fold(!result.isFolded, now: context.now) }
    case .key(.escape, []) where !result.isFolded: result.fold(true, now: context.now)
    default: return false
    }
    return true
  }

  /// The game on the table as one to look at, if it is over.
  func review(at date: Timestamp) -> StageRequest? {
    guard let outcome = session.outcome else { return nil }
    return .replay(ReplaySubject(session.saved.finished(outcome, at: date)), at: nil)
  }
}
