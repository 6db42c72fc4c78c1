// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import SceneKit

/// What can be done at a puzzle.
enum PuzzleAction: FeatureAction {
  case undo, redo, restart, hint, solution, next, skip, takeOut
  /// A puzzle of the pack, by its place.
  case open(Int)
  /// Other squares of the pack.
  case page(Int)
}

extension StageAction {
  static func puzzle(_ action: PuzzleAction) -> StageAction { .of(action) }
}
