// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done in a rush and after it.
enum RushAction: FeatureAction {
  case stop, again, puzzles
  /// A rush of one game by name, or mixed.
  case begin(game: String?, isTimed: Bool = true)
  /// One that got away, by its number.
  case open(Int)
}

extension StageAction {
  static func rush(_ action: RushAction) -> StageAction { .of(action) }
}
