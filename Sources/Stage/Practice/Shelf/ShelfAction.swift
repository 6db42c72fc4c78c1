// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done at the shelf.
enum ShelfAction: FeatureAction {
  /// The first puzzle of a pack that is not solved, by game and name of the pack.
  case pack(game: String, name: String)
  /// Another game's puzzles, by its name.
  case tab(String)
  /// The days in the place of the packs, and back.
  case calendar
  /// Another kind of practice, by the id of its way.
  case way(String)
}

extension StageAction {
  static func shelf(_ action: ShelfAction) -> StageAction { .of(action) }
}
