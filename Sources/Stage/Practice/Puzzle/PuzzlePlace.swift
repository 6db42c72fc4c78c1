// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House

/// Where a puzzle stands in what is worked through.
package struct PuzzlePlace {
  /// Puzzles of one game, one after another.
  var puzzles: [PackedPuzzle]
  var index: Int
  /// Of a puzzle of the day that was begun as such.
  var day: Day?

  package init(puzzles: [PackedPuzzle], index: Int, day: Day?) {
    (self.puzzles, self.index, self.day) = (puzzles, index, day)
  }
}

/// What a scene of puzzles needs of the stage.
package struct PuzzleRoom {
  let desk: PuzzleDesk
  let engines: EngineRoom
  let archive: (any Archive)?
  let clock: LocalClock
  let wake: @Sendable () -> Void

  package init(
    desk: PuzzleDesk, engines: EngineRoom, archive: (any Archive)?, clock: LocalClock,
    wake: @escaping @Sendable () -> Void
  ) {
    (self.desk, self.engines, self.archive) = (desk, engines, archive)
    (self.clock, self.wake) = (clock, wake)
  }
}
