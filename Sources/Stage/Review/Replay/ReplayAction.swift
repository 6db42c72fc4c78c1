// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done with a replay, besides going through it.
enum ReplayAction: FeatureAction {
  /// How many times as fast as usual.
  case speed(Double)
  case continueFromHere
  /// The same from before the mistake that led here.
  case retry
  case share
}

extension StageAction {
  static func replay(_ action: ReplayAction) -> StageAction { .of(action) }
}
