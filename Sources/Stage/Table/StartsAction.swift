// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done among the puzzles.
enum StartsAction: FeatureAction {
  /// Place in the list of groups.
  case group(Int)
  case turn(by: Int)
  case begin(setup: String)
}

extension StageAction {
  static func starts(_ action: StartsAction) -> StageAction { .of(action) }
}
