// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import SceneKit

enum KeysAction: FeatureAction {
  case change(Shortcuts.Target)
  /// Another button of a game controller for what this one does at first.
  case changePad(PadButton)
  case reset
  /// Keys that one hand reaches.
  case hand(isLeft: Bool)
}

extension StageAction {
  static func keys(_ action: KeysAction) -> StageAction { .of(action) }
}
