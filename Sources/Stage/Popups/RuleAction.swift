// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done with the rules that are shown.
enum RuleAction: FeatureAction {
  case show(Int)
  case step(Int)
}

extension StageAction {
  static func rule(_ action: RuleAction) -> StageAction { .of(action) }
}
