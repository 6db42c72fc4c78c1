// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

/// What a board may know of the world around it, at one moment.
package struct BoardMoment {
  package var look = Look()
  /// Seconds on the clock of the stage.
  package var now = 0.0
  /// False while something covers the board, or its game is still being fetched: nobody moves then.
  package var isActive = false
  /// True when the focus of the keyboard is on the board and should be shown.
  package var showsFocus = false
  /// What somebody plays with.
  package var means = Means.pointer

  package init() {}

  package init(_ context: StageContext) {
    (look, now) = (context.look, context.now)
    isActive = context.isActive && !context.kept.isOpening
    means = context.means
    showsFocus = context.showsFocus && context.focused == nil
  }
}
