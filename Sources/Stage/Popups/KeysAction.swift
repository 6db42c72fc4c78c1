// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

enum KeysAction: FeatureAction {
  case change(Shortcut)
  case reset
  /// Keys that one hand reaches.
  case hand(isLeft: Bool)
}

extension StageAction {
  static func keys(_ action: KeysAction) -> StageAction { .of(action) }
}
