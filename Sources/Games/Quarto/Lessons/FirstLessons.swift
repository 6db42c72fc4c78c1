// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Quarto {
  /// How the game is played.
  static let firstLessons = [
    Lesson(
      "lines", Phrase("Lines"), Phrase("Four that share a trait"),
      [
        LessonStep(
          setup: ".a..3.19..c..... 5",
          Phrase("Four in a line that share one trait win the game."),
          Phrase("Three tall pieces stand in row 2. The fourth is yours."),
          cells: ["cell.2.1", "cell.2.3", "cell.2.4"],
          shows: "b2",
          right: ["b2"],
          [.wins],
          why: Phrase("Four tall pieces in row 2."),
          miss: Phrase("Not there. Look at row 2.")),
        LessonStep(
          setup: "3....7.........b 2",
          Phrase("Diagonals count as well."),
          Phrase("Three dark pieces stand on one. Yours is dark, too."),
          right: ["c3"],
          [.wins],
          why: Phrase("Four dark pieces on the diagonal."),
          miss: Phrase("Look at the diagonal from a1.")),
      ]),
    Lesson(
      "traits", Phrase("Traits"), Phrase("Colour, height, shape, hole"),
      [
        LessonStep(
          setup: "..8...f.......b. c",
          Phrase("One trait in common is enough."),
          Phrase("Light and dark, tall and short: find what three in a column share with yours."),
          cells: ["cell.1.3", "cell.2.3", "cell.4.3"],
          shows: "c3",
          right: ["c3"],
          [.wins],
          why: Phrase("All four are hollow."),
          miss: Phrase("That completes nothing. What do the three share?"))
      ]),
    Lesson(
      "giving", Phrase("Giving"), Phrase("You choose what they place"),
      [
        LessonStep(
          setup: "......0..4..21.. -",
          Phrase("You choose the piece that the other side places."),
          Phrase("Give one that completes no line."),
          shows: "=9",
          right: ["=9", "=b", "=d", "=f"],
          [.lacks("open line")],
          why: Phrase("With this piece no line can be completed."),
          miss: Phrase("That piece completes a line."))
      ]),
    Lesson(
      "danger", Phrase("Danger"), Phrase("Three in a line, and what it forbids"),
      [
        LessonStep(
          setup: "c2.....a9..def.6 1",
          Phrase("Leave yourself a piece that you can give."),
          Phrase(
            "On two of the spaces every piece left completes a line, and you have to give one. Choose another space."
          ),
          shows: "c2",
          right: ["c1", "d1", "a2", "b2", "c2", "c4"],
          [.lacks("no safe piece")],
          why: Phrase("There is still a piece that you can give."),
          miss: Phrase("After that there is no piece to give."))
      ]),
    Lesson(
      "the-end", Phrase("The end"), Phrase("Counting the safe pieces"),
      [
        LessonStep(
          setup: ".26a..4e.bc9.... -",
          Phrase("Towards the end few pieces are safe."),
          Phrase("One piece of the tray completes no line. Give it."),
          right: ["=1"],
          [.has("last safe piece")],
          why: Phrase("That was the last safe piece."),
          miss: Phrase("That piece completes a line."))
      ]),
  ]
}
