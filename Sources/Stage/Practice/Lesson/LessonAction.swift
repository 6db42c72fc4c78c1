// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done in a lesson.
enum LessonAction: FeatureAction {
  case begin, again, next
  /// A game, after the last lesson.
  case play
  /// Another lesson, by its place.
  case open(Int)
  /// A button of the game's own.
  case own(String)
}

extension StageAction {
  static func lesson(_ action: LessonAction) -> StageAction { .of(action) }
}
