// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done with statistics.
enum StatisticsAction: FeatureAction {
  case game(String)
  case range(StatisticsRange)
  /// The lesson on what costs most, and the games that it cost.
  case lesson, show
}

extension StageAction {
  static func statistics(_ action: StatisticsAction) -> StageAction { .of(action) }
}
