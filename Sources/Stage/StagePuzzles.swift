// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Stage {
  func openShelf() {}

  func openPuzzle(of game: String, _ puzzles: [String], at index: Int, day: Day?) {}
}
