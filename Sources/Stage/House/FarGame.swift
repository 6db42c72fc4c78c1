// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// A game by message on a table, as far as the stage has to know.
struct FarGame: Hashable {
  var id: String
  var friend: FarFriend
  /// What the friend is called in sentences.
  var name: String
  /// True while the friend is to move.
  var waits: Bool
  /// True of one that the friend begins, before the first text of theirs is here.
  var isFirstAwaited: Bool
}

/// A game by message in which the friend is to move.
struct FarWait: Hashable {
  var id: String
  var name: String
  /// True of the one that lies on its table, whatever waits in the history beside it.
  var isOnTable: Bool
}
