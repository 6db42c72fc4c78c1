// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// A game by message on a table, as far as the stage has to know.
package struct FarGame: Hashable {
  package var id: String
  package var friend: FarFriend
  /// What the friend is called in sentences.
  package var name: String
  /// True while the friend is to move.
  package var waits: Bool
  /// True of one that the friend begins, before the first text of theirs is here.
  package var isFirstAwaited: Bool

  package init(id: String, friend: FarFriend, name: String, waits: Bool, isFirstAwaited: Bool) {
    (self.id, self.friend, self.name) = (id, friend, name)
    (self.waits, self.isFirstAwaited) = (waits, isFirstAwaited)
  }
}

/// A game by message in which the friend is to move.
package struct FarWait: Hashable {
  package var id: String
  package var name: String
  /// True of the one that lies on its table, whatever waits in the history beside it.
  package var isOnTable: Bool

  package init(id: String, name: String, isOnTable: Bool) {
    (self.id, self.name, self.isOnTable) = (id, name, isOnTable)
  }
}
