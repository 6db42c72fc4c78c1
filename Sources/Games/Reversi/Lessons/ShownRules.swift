// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// How Reversi is taught.
extension Reversi: Teaching {
  public static var lessons: [Lesson] { firstLessons + ideaLessons }
  public static var aim: Phrase { Phrase("Have more discs than the other side when nobody can move.") }
  public static var learned: Phrase {
    Phrase("You take corners, keep them closed to the other side, and leave it few moves.")
  }

  public static func shownRules(_ options: GameOptions) -> [ShownRule] { shownRules }

  private static let shownRules = [
    ShownRule(
      Phrase("Enclosed discs turn over."),
      Phrase(
        "Set a disc so that discs of the other side lie in a straight line between it and one of yours. They all become yours."
      ),
      shows: "d3 c5"),
    ShownRule(
      Phrase("Every direction counts."),
      Phrase("Across, upright and diagonal, all at once. A square where nothing turns cannot be chosen."),
      setup: "------------------XXOO-----XOX----OOO-------OX------------------ X",
      shows: "f5"),
    ShownRule(
      Phrase("Who cannot move passes."),
      Phrase("The other side then moves again. When neither can, the game is over."),
      setup: "--XXXX--X-XXXX--XXXXXXXXOOXXXXXXOOXOOXXXOOXXOXOXOOOOOOOXOXXXXXOX O",
      shows: "a1 pass"),
    ShownRule(
      Phrase("More discs win."),
      Phrase("When the game is over, discs are counted. Empty squares go to the winner."),
      shows: "d3 c3 c4"),
  ]
}
