// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The game part of the `--ui-tree`.
package struct GameReport: Hashable {
  package var name: String
  package var position: String
  package var moves: [String]
  package var turn: String?
  package var outcome: String?
  package var message: String
  package var isThinking: Bool

  package init(
    name: String, position: String, moves: [String], turn: String? = nil, outcome: String? = nil,
    message: String, isThinking: Bool
  ) {
    (self.name, self.position, self.moves) = (name, position, moves)
    (self.turn, self.outcome, self.message) = (turn, outcome, message)
    self.isThinking = isThinking
  }
}
