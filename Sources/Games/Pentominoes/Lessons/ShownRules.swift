// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// How Pentominoes is taught.
extension Pentominoes: Teaching {
  public static var lessons: [Lesson] { firstLessons + ideaLessons }
  public static var aim: Phrase { Phrase("Cover every square of the board with the tiles.") }
  public static var learned: Phrase {
    Phrase("You begin in the corners, count by five, and look at what a tile leaves.")
  }

  public static func shownRules(_ options: GameOptions) -> [ShownRule] { shownRules }

  private static let shownRules = [
    ShownRule(
      Phrase("Fill every square."),
      Phrase("Every tile covers five squares. The board is solved when none is free."),
      setup: "PP.UU/PP..U/P..UU FPU 3",
      shows: "F2r1c2"),
    ShownRule(
      Phrase("Tiles turn and flip."),
      Phrase("Turn with the wheel or R, flip with the right button or M."),
      setup: "LLLLT/L.TTT/....T LTY 3",
      shows: "Y7r2c1"),
    ShownRule(
      Phrase("A tile can be moved again."),
      Phrase(
        "Drag it to another place, or off the board. The badge counts the solutions that are left; when none is, some tile must move."
      ),
      setup: "LLLL./L..../..... LTY 3",
      shows: "T1r1c3 Y7r2c1"),
  ]
}
