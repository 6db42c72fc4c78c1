// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House
import Preferences
import SceneKit

/// What the router asks of everything that is practised.
package enum PracticeDoor {
  /// - Parameters:
  ///   - today: whose puzzles are today’s.
  ///   - tab: the game whose puzzles are shown, by name.
  package static func shelf(
    _ games: [any Game.Type], _ desk: PuzzleDesk, _ resources: Resources, today: Day, tab: String,
    wake: @escaping @Sendable () -> Void
  ) -> any Scene {
    ShelfScene(games, desk, resources, wake: wake, today: today, tab: tab)
  }

  /// Puzzles on the game's own board, one after another; nil when the first of them is none of this game.
  /// - Parameter stars: the most that each was solved with.
  package static func puzzles<G: Game>(
    _ game: G.Type, _ place: PuzzlePlace, _ room: PuzzleRoom, _ settings: GameOptions, stars: [String: Int]
  ) -> (any Scene)? {
    PuzzleScene<G>(place, room, settings, stars: stars)
  }

  /// A lesson on the game's own board; nil when there is none of this place.
  /// - Parameter index: nil for the next one that was not done.
  package static func lesson<G: Game>(_ game: G.Type, _ index: Int?, _ settings: Settings) -> (any Scene)? {
    LessonScene<G>(index ?? G.nextLesson(settings))
  }

  /// Puzzles against the clock; nil where there are none.
  /// - Parameters:
  ///   - kind: the name of its game, or `RushRun.mixed`.
  ///   - options: of each game, by its name.
  package static func rush(
    of kind: String, isTimed: Bool, _ games: [any Game.Type], _ desk: PuzzleDesk, _ archive: (any Archive)?,
    options: [String: GameOptions], seed: UInt64
  ) -> (any Scene)? {
    RushScene(of: kind, isTimed: isTimed, games, desk, archive, options: options, seed: seed)
  }

  package static func workshop(
    _ game: GameDescriptor, _ maker: BoardMaker, _ archive: (any Archive)?,
    wake: @escaping @Sendable () -> Void
  ) -> any BoardWorkshop {
    MakerScene(game, maker, archive, wake: wake)
  }
}
