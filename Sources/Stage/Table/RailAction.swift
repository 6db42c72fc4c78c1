// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done at a table.
enum RailAction: FeatureAction {
  /// Copies the move for a friend far away; pastes what came back.
  case send, answer
  case picture
  case undo, redo, hint, restart, review, position, opponents, copy, share, puzzles, values, takeBack,
    playOn
  case nextPuzzle
  /// A help of the game's own on or off for this board alone, by the name of its switch.
  case turn(String)
  case playHint, hideHint
  /// So many turns further in the line that is shown.
  case step(Int)
  /// The board after so many moves.
  case look(Int)
  /// One of the solutions that were found.
  case solution(Int)
  /// A button of the game's own.
  case own(String)
}

extension StageAction {
  static func table(_ action: RailAction) -> StageAction { .of(action) }
}
