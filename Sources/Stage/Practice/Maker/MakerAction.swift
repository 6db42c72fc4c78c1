// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done to a board that is made.
enum MakerAction: FeatureAction {
  case name
  case mirror(BoardSketch.Mirror)
  /// A board to begin with, by its place in the list.
  case pattern(Int)
  /// A board that was kept, by its place in the list.
  case kept(Int)
  case undo, redo, clear, share, keep, remove, play
}

extension StageAction {
  static func maker(_ action: MakerAction) -> StageAction { .of(action) }
}
