// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// What is good to know.
  static let ideaLessons = [
    Lesson(
      "x-squares", Phrase("X squares"), Phrase("Beside an open corner"),
      [
        LessonStep(
          setup: "--O--------O------OXO-----OXO-----OXO-----X--------------------- X",
          Phrase("The squares diagonal to a corner are dangerous."),
          Phrase("Keep away from b2: a disc there opens the corner a1."),
          cells: ["cell.1.1", "cell.2.2"],
          shows: "f4",
          right: ["d1", "c2", "f2", "b3", "f3", "b4", "f4", "b5", "f5", "b6", "f6"],
          [.lacks("X square"), .lacks("opens corner")],
          why: Phrase("The corner stays closed."),
          wrong: ["b2": Phrase("b2 lies diagonal to a1 and lets Ivory in.")],
          miss: Phrase("That opens a corner."))
      ]),
    Lesson(
      "quiet", Phrase("Quiet moves"), Phrase("Turn nothing outside"),
      [
        LessonStep(
          setup: "------------------XXOO-----XOX----OOO-------OX------------------ X",
          Phrase("A quiet move opens little to the other side."),
          Phrase("Find the move that turns only discs with no empty square around them."),
          right: ["f5"],
          [.has("quiet move")],
          why: Phrase(
            "Around the disc that it turns no square is empty: hardly anything new opens to Ivory."),
          miss: Phrase("That turns a disc with an empty square around it."))
      ]),
    Lesson(
      "stable", Phrase("Stable discs"), Phrase("From the corner outwards"),
      [
        LessonStep(
          setup: "-------X-----OX---XXXO--OOOOOO----XXOO---XX-OO-----O------O-X--- X",
          Phrase("Along the edge from a corner of yours, discs are safe for good."),
          Phrase("You hold h1. Add a disc that never turns."),
          cells: ["cell.1.8"],
          right: ["g1"],
          [.has("stable discs")],
          why: Phrase("g1 leans on the corner: nobody can turn it any more."),
          miss: Phrase("That can be turned back."))
      ]),
    Lesson(
      "parity", Phrase("Parity"), Phrase("The last of a region"),
      [
        LessonStep(
          setup: "X-OOOOOOX-OOOX-OXOXOXXOOXXOXOOXOXOXOOOXOXOOOOXOOXOOXXO--XXXXXXXX X",
          Phrase("Take the last square of a region."),
          Phrase("Somewhere a single square is left by itself."),
          right: ["g2"],
          [.has("parity"), .winsByForce],
          why: Phrase(
            "Ivory has to begin each region that is left, and you get the last square of it: 37 to 27."),
          miss: Phrase("After that you do not win any more."),
          answers: "b2 b1 g7 h7")
      ]),
    Lesson(
      "pass", Phrase("A forced pass"), Phrase("No move for them"),
      [
        LessonStep(
          setup: "-OOOOOO-X-OOOO--XXXOOXXXXOXXOOOXXXOXXOXXXXXOXXXXXXXXXXX-XOOOOOOO O",
          Phrase("Who cannot move has to pass."),
          Phrase("You are Ivory. Find the move after which Ink cannot move."),
          right: ["h7"],
          [.has("forced pass")],
          why: Phrase("Ink has no move, and it is your turn again."),
          miss: Phrase("After that Ink can still move."),
          answers: "pass")
      ]),
  ]
}

extension Reversi {
  private static let lessonsByIdea = [
    "C square": "x-squares",
    "X square": "x-squares",
    "corner": "corners",
    "few discs": "counting",
    "forced pass": "pass",
    "frontier": "quiet",
    "mobility": "keep-the-move",
    "opens corner": "x-squares",
    "parity": "parity",
    "quiet move": "quiet",
    "reaches corner": "corners",
    "stable discs": "stable",
    "too many discs": "counting",
    "unbalanced edge": "edges",
    "wedge": "edges",
  ]

  public static func lesson(on idea: String) -> String? { lessonsByIdea[idea] }
}
