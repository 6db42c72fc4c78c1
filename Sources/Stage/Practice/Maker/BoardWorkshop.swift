// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// A board that is being made, as the router knows it.
package protocol BoardWorkshop: Scene {
  /// Goes on with a board that somebody has brought.
  func take(_ board: OwnBoard)
}
