// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// How the game is played.
  static let firstLessons = [
    Lesson(
      "turning", Phrase("Turning"), Phrase("Between two of yours"),
      [
        LessonStep(
          Phrase("Enclose discs, and they turn over."),
          Phrase("Set a disc so that one of the other colour lies between two of yours."),
          shows: "d3",
          right: ["d3", "c4", "f5", "e6"],
          [.legal],
          why: Phrase("What lay between your discs is yours now."),
          miss: Phrase("Nothing turns there."))
      ]),
    Lesson(
      "corners", Phrase("Corners"), Phrase("What never turns"),
      [
        LessonStep(
          setup: "-------------------O-X-----OOX-----OOX----OOXX---O---X---------- X",
          Phrase("A disc in a corner never turns over."),
          Phrase("One corner is open to you. Take it."),
          cells: ["cell.8.1"],
          shows: "a8",
          right: ["a8"],
          [.has("corner")],
          why: Phrase("No line runs past a corner, so nobody can enclose it."),
          miss: Phrase("That is no corner.")),
        LessonStep(
          setup: "--------------------O------OO------XOX---OOOXX-------X---------- X",
          Phrase("Do not open a corner to the other side."),
          Phrase("One move lets Ivory into a corner. Play any other."),
          right: ["e2", "c3", "d3", "f3", "a6", "d7"],
          [.lacks("opens corner")],
          why: Phrase("All four corners stay closed to Ivory."),
          wrong: ["b7": Phrase("b7 gives Ivory a line to the corner a8.")],
          miss: Phrase("That lets Ivory into a corner.")),
      ]),
    Lesson(
      "edges", Phrase("Edges"), Phrase("A wedge between two"),
      [
        LessonStep(
          setup: "---O-O------OO----OOXO----OOXO----OOXO----O-XXX----------------- X",
          Phrase(
            "Only a disc that has just been placed turns others. Beside one that stands between two on the edge, none can be placed."
          ),
          Phrase("A gap on the top edge is yours. Go in."),
          cells: ["cell.1.4", "cell.1.6"],
          shows: "e1",
          right: ["e1"],
          [.has("wedge")],
          why: Phrase("A wedge: your disc stands between two of theirs on the edge."),
          miss: Phrase("That does not stand between two discs on the edge."))
      ]),
    Lesson(
      "keep-the-move", Phrase("Keep the move"), Phrase("Leave them few"),
      [
        LessonStep(
          setup: "---------------------O-----OO------OXX----OXXX---O---X---------- X",
          Phrase("Leave the other side as few moves as you can."),
          Phrase("After one of your moves Ivory has a single answer."),
          shows: "d3",
          right: ["d3"],
          [.leavesFewestMoves],
          why: Phrase("Ivory has one move left, g6, and must play it, good or bad."),
          miss: Phrase("That leaves Ivory more moves than need be."))
      ]),
    Lesson(
      "counting", Phrase("Counting"), Phrase("The last squares"),
      [
        LessonStep(
          setup: "OOOOOOXOO-XOXXXOOOOXXOXOOOOXOXXOOOXOXXOOOOOXOOXOOOOOOO-OOXOOOO-O X",
          Phrase("At the end, count before you play."),
          Phrase(
            "Three squares are free: one by itself, and two together. Play each out in your head, and count."),
          right: ["b2"],
          [.winsByForce],
          why: Phrase("Ivory has to begin the pair, and you get the last square: 35 to 29."),
          miss: Phrase("Then Ivory takes the one by itself, and has more discs at the end."),
          answers: "g7 g8")
      ]),
  ]
}
