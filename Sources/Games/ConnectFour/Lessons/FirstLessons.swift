// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension ConnectFour {
  /// How the game is played.
  static let firstLessons = [
    Lesson(
      "four", Phrase("Four"), Phrase("Lines that win"),
      [
        LessonStep(
          after: "4 4 5 5 6 6",
          Phrase("Four in a line win the game."),
          Phrase("Three of yours lie in the bottom row. Drop the fourth beside them."),
          cells: ["cell.6.4", "cell.6.5", "cell.6.6"],
          shows: "7",
          right: ["3", "7"],
          [.wins],
          why: Phrase("Four in a row: the game is won."),
          miss: Phrase("That makes no four. Look at the bottom row.")),
        LessonStep(
          after: "4 3 4 3 4 2",
          Phrase("Upright counts as well."),
          Phrase("Three of yours stand in one column. Finish it."),
          right: ["4"],
          [.wins],
          why: Phrase("Four in a column win, too."),
          miss: Phrase("That makes no four. Look for three of yours above each other.")),
      ]),
    Lesson(
      "stacks", Phrase("Stacks"), Phrase("Whose hole is next"),
      [
        LessonStep(
          after: "3 3 1 4 3 3 4 4 4",
          Phrase("Whoever fills a hole opens the one above it."),
          Phrase("In the second hole of column 2 Coral would make four. Do not play under it."),
          cells: ["cell.5.2"],
          shows: "6",
          right: ["1", "3", "4", "5", "6", "7"],
          [.lacks("square below")],
          why: Phrase("Good: the second hole of column 2 stays closed."),
          miss: Phrase("That opens the hole above it."))
      ]),
    Lesson(
      "two-threats", Phrase("Two threats"), Phrase("One move, two ways"),
      [
        LessonStep(
          after: "5 2 1 2 6 5",
          Phrase("Two threats at once cannot both be stopped."),
          Phrase("Make three in a row with a free hole at either end."),
          cells: ["cell.6.5", "cell.6.6"],
          shows: "4",
          right: ["4"],
          [.has("double threat")],
          why: Phrase("Columns 3 and 7 both win. Amber can close only one."),
          miss: Phrase("Amber has an answer to that. Look at the bottom row."),
          answers: "3 7"),
        LessonStep(
          after: "6 7 2 2 3 3",
          Phrase("Now you: two threats in one move."),
          Phrase("Look at the gaps in the bottom row."),
          right: ["4"],
          [.has("double threat")],
          why: Phrase("Two holes would complete four, and only one can be closed."),
          miss: Phrase("That makes only one threat, or none.")),
      ]),
    Lesson(
      "odd-and-even", Phrase("Odd and even"), Phrase("The last hole"),
      [
        LessonStep(
          after: "2 2 5 2 2 4 3 1",
          Phrase("Threats in odd rows help whoever began."),
          Phrase(
            "Rows count from the bottom. You began: make a threat in an odd row that cannot be filled yet."),
          shows: "4",
          right: ["4"],
          [.has("odd threat")],
          why: Phrase(
            "Columns fill up two by two. If nothing else is left at the end, Amber has to play under your threat."
          ),
          miss: Phrase("That makes no new threat in an odd row."))
      ]),
    Lesson(
      "centre", Phrase("The centre"), Phrase("Why the middle"),
      [
        LessonStep(
          Phrase("The middle column takes part in most lines."),
          Phrase("Begin there."),
          shows: "4",
          right: ["4"],
          [.has("centre")],
          why: Phrase("From here you can build to both sides."),
          miss: Phrase("Fewer lines go through that column."))
      ]),
  ]
}
