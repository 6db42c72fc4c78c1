// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House
import SceneKit

/// What the router asks of the tables.
package enum TableDoor {
  /// The table of a game, which stays while the program runs.
  package static func table<G: Game>(
    of game: G.Type, options: GameOptions, seed: UInt64, _ resources: Resources, _ engines: EngineRoom,
    _ archive: (any Archive)?, wake: @escaping @Sendable () -> Void
  ) -> any TableOfGame {
    let scene = TableScene<G>(
      options: options, seed: seed, resources: resources, host: engines.host(G.self), wake: wake)
    scene.archive = archive
    return scene
  }

  /// Starts to choose from, for a table.
  /// - Parameters:
  ///   - kept: what is known of those that were solved or left.
  ///   - own: boards that the player made.
  package static func starts(
    for table: any TableOfGame, today: Day, kept: KeptStarts, own: [GameStart],
    wake: @escaping @Sendable () -> Void
  ) -> any Scene {
    PuzzlePicker(table, today: today, kept: kept, own: own, wake: wake)
  }
}
