// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A table tells the archive of every move, and goes on with what lies there.
extension TableScene {
  func pass(to now: Double) { session.pass(to: now) }

  func rest(to now: Double) { session.rest(to: now) }

  func keep() {
    guard let archive else { return }
    let saved = session.saved
    let isBlank =
      saved.moves.isEmpty && saved.undone.isEmpty && saved.gameNumber == 1 && saved.ownScore == 0
      && saved.otherScore == 0 && saved.options.setup == nil && !session.isFarTurn
    // A table that was only looked at is not worth keeping, unless something else was kept for it.
    guard keptOptions != nil || !isBlank else { return }
    keptOptions = saved.options
    archive.send(.save(saved))
  }

  @discardableResult
  func restore(_ saved: GameRecord) -> Bool {
    guard session.restore(saved) else { return false }
    // Before its first move it is played as is chosen now.
    session.adopt(session.options)
    keptOptions = session.seated
    return true
  }

  var isOver: Bool { session.outcome != nil && !session.isFar }

  var continueAt: Int? {
    session.moves.isEmpty || session.outcome != nil ? nil : session.moveCount
  }
}
