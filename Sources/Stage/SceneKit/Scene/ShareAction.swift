// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

/// What can be taken along from a table.
package enum ShareAction: Hashable, Sendable {
  /// The moves as text, the position as text, the board as a picture.
  case game, position, picture
  /// The game in a form that others read.
  case form(TextForm)
  /// Gives up a game by message.
  case resign
}
