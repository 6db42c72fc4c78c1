// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The game part of the `--ui-tree`.
struct GameReport: Hashable {
  var name: String
  var position: String
  var moves: [String]
  var turn: String?
  var outcome: String?
  var message: String
  var isThinking: Bool
}
