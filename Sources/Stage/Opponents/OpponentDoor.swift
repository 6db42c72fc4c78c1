// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What the router asks of the opponents.
package enum OpponentDoor {
  /// Who may sit opposite in a game.
  package static func opponents(in game: any Game.Type) -> any Scene { OpponentScene(game) }
}
