// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done before a game by message begins that a friend has sent.
enum GreetingAction: FeatureAction {
  /// The name is typed, or one of those who played here.
  case name
  case pick(String)
  case play
}

extension StageAction {
  static func greeting(_ action: GreetingAction) -> StageAction { .of(action) }
}
