// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House
import SceneKit

/// What the router asks of the history and what leads on from it.
package enum ReviewDoor {
  /// - Parameter tab: the game whose history it is; nil for all.
  package static func history(
    of tab: (any Game.Type)?, games: [any Game.Type], _ archive: (any Archive)?, _ clock: LocalClock
  ) -> any Scene {
    HistoryScene(tab: tab, games: games, archive: archive, clock: clock)
  }

  /// - Parameters:
  ///   - tab: the game whose history they belong to; nil for the whole box.
  ///   - last: the game with which they begin.
  package static func statistics(
    of tab: (any Game.Type)?, games: [any Game.Type], last: String?, _ puzzles: PuzzleDesk,
    _ engines: EngineRoom, _ archive: (any Archive)?, wake: @escaping @Sendable () -> Void
  ) -> any Scene {
    StatisticsScene(tab: tab, games: games, last: last, puzzles, engines, archive, wake: wake)
  }

  /// A past game on a table of its own; nil when it is none by these rules.
  /// - Parameter index: after so many moves; nil for where a review begins.
  package static func replay<G: Game>(
    _ subject: ReplaySubject, of game: G.Type, at index: Int?, _ engines: EngineRoom,
    wake: @escaping @Sendable () -> Void
  ) -> (any Scene)? {
    guard let board = Replayer<G>(subject, engines, wake: wake) else { return nil }
    if let index { board.go(to: index) } else { board.begin() }
    return ReplayScene(board)
  }
}
