// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

/// The game by message in which a friend is to have answered.
package enum AnsweredGame: Hashable, Sendable {
  case onTable
  case kept(id: String)
}

/// What can be done with games by message.
package enum FarAction: Hashable, Sendable {
  /// Pastes an answer in the game with this id, of the kind with this name.
  case answer(id: String)
  /// Opens the table with it.
  case open(id: String, game: String)
  /// Opens the game that a text belongs to, and plays what it tells.
  case play(FarMessage)
  /// Begins the game of a text with a friend of this name.
  case begin(FarMessage, name: String)
  /// Gives up the game on the table, which has been asked for.
  case resign
}
