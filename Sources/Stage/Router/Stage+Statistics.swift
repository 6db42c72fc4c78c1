// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Review

/// What leads to the statistics.
extension Stage {
  /// - Parameters:
  ///   - name: the game whose history they belong to; nil for the whole box.
  ///   - last: the game with which they begin.
  func openStatistics(of name: String?, last: String?) {
    push(
      ReviewDoor.statistics(
        of: setup.games.first { $0.info.name == name }, games: setup.games, last: last, puzzles, engines,
        setup.archive, wake: setup.wake))
    // What the scene makes of the answer is what costs most.
    setup.archive?.send(.reviewed)
  }
}
