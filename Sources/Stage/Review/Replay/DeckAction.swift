// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What the controls under a replayed game do.
enum DeckAction: FeatureAction {
  case first, previous, play, next, last
  case previousMistake, nextMistake
  /// To so many moves.
  case go(Int)
  /// A line is tried, or no more.
  case tryLine, endTrial
  /// The bar was moved.
  case scrub
  /// The line that punishes a mistake, so many turns on.
  case step(Int)
  /// The better move is looked for at the mistake on the board, or at this one.
  case find
  case hint, show, skip
}

extension StageAction {
  static func deck(_ action: DeckAction) -> StageAction { .of(action) }
}
