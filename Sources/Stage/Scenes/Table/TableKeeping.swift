// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// A table tells the archive of every move, and goes on with what lies there.
extension TableScene {
  func keep() {
    guard let archive else { return }
    let saved = session.saved
    let isBlank =
      saved.record.moves.isEmpty && saved.undone.isEmpty && saved.gameNumber == 1 && saved.ownScore == 0
      && saved.otherScore == 0 && saved.record.options.setup == nil
    // A table that was only looked at is not worth keeping, unless something else was kept for it.
    guard keptOptions != nil || !isBlank else { return }
    keptOptions = saved.record.options
    archive.send(.save(saved))
  }

  @discardableResult
  func restore(_ saved: SavedGame) -> Bool {
    guard session.restore(saved) else { return false }
    keptOptions = session.seated
    return true
  }

  var continueAt: Int? {
    session.moves.isEmpty || session.outcome != nil ? nil : session.moves.count
  }
}

extension Game {
  /// True when `saved` is a game by these rules.
  static func canRestore(_ saved: SavedGame) -> Bool { Session<Self>.isReadable(saved) }

  /// True when `saved` is not over yet.
  static func isUnfinished(_ saved: SavedGame) -> Bool {
    var position = start(saved.record.options)
    for text in saved.record.moves {
      guard let move = Move(text), let next = playing(move, in: position) else { return false }
      position = next
    }
    return outcome(of: position) == nil
  }
}
