// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// How ConnectFour is taught.
extension ConnectFour: Teaching {
  public static var lessons: [Lesson] { firstLessons + ideaLessons }
  public static var aim: Phrase { Phrase("Get four of your discs in a line before the other side does.") }
  public static var learned: Phrase {
    Phrase("You block fours, make two threats at once, and know which rows are yours.")
  }

  public static func shownRules(_ options: GameOptions) -> [ShownRule] { shownRules }

  private static let shownRules = [
    ShownRule(
      Phrase("Discs fall as far as they can."),
      Phrase("Drop a disc into one of the seven columns. A full column takes no more."),
      shows: "4 4 3"),
    ShownRule(
      Phrase("Four in a line win."),
      Phrase("A row, a column or a diagonal counts. More than four is a win as well."),
      after: "4 3 5 4 6 5",
      shows: "7"),
    ShownRule(
      Phrase("You take turns."),
      Phrase("One disc each. Whoever has the coral discs begins."),
      shows: "4 3 5 4"),
    ShownRule(
      Phrase("A full board is a draw."),
      Phrase("When every hole is filled and nobody has four in a line, nobody has won."),
      after: "2 5 7 7 7 1 3 1 4 7 4 4 6 4 7 2 1 4 4 5 5 6 1 7 5 3 3 6 1 6 6 1 2 2 6 5 2 3 5 2",
      shows: "3 3"),
  ]
}
