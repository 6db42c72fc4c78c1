// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What the router asks of the menu.
package enum MenuDoor {
  package static func menu(_ games: [any Game.Type]) -> any Scene { MenuScene(games: games) }
}
