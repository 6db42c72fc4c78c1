// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Quarto {
  /// What is good to know.
  static let ideaLessons = [
    Lesson(
      "last-safe", Phrase("Last safe piece"), Phrase("One is left"),
      [
        LessonStep(
          setup: ".3...ef.68.d9.01 -",
          Phrase("Look at every piece before you give one."),
          Phrase("Six of the seven lose at once."),
          right: ["=7"],
          [.has("last safe piece"), .lacks("open line")],
          why: Phrase("The only piece with which no line can be completed."),
          miss: Phrase("That piece completes a line."))
      ]),
    Lesson(
      "two-traits", Phrase("Two traits"), Phrase("More is forbidden"),
      [
        LessonStep(
          setup: "a...d....10..... b",
          Phrase("A placing can make two kinds of pieces dangerous."),
          Phrase("Find the space where it does. Whoever has no safe piece left to give loses."),
          right: ["a3"],
          [.has("two traits")],
          why: Phrase("Now pieces of more than one kind complete a line."),
          miss: Phrase("That does not make two more kinds dangerous."))
      ]),
    Lesson(
      "quiet-gifts", Phrase("Quiet gifts"), Phrase("A gift that wins"),
      [
        LessonStep(
          setup: "..d5ec..f2.7b.8. -",
          Phrase("A gift can win, too."),
          Phrase(
            "The three light solid pieces are safe to give. Compare them on b4: after two of them the other side still has a safe piece to give. Give the third."
          ),
          right: ["=0"],
          [.winsByForce],
          why: Phrase(
            "Wherever it is placed, every piece that is left completes a line: you win with the next one."),
          miss: Phrase("That piece has a place after which a safe piece is left."),
          answers: "a1 =1 b1")
      ]),
    Lesson(
      "by-force", Phrase("By force"), Phrase("A win nobody can stop"),
      [
        LessonStep(
          setup: "68e...27ac90..15 d",
          Phrase("A win takes two steps: place, then give."),
          Phrase("Place it first: where two lines of three pieces meet and a safe piece is left."),
          right: ["d1"],
          [.winsByForce],
          why: Phrase("Four safe pieces are left, and one of them wins."),
          miss: Phrase("Safe pieces are left after that, but none of them wins.")),
        LessonStep(
          setup: "68e...27ac90..15 d", after: "d1",
          Phrase("Now give."),
          Phrase(
            "All four pieces are safe now. Think of each on a2: after three of them another one is still safe. Give the fourth."
          ),
          right: ["=3"],
          [.winsByForce],
          why: Phrase(
            "Wherever it is placed, every piece that is left completes a line: you win with the next one."),
          miss: Phrase("That piece has a place after which a safe piece is left."),
          answers: "a2 =4 b2"),
      ]),
    Lesson(
      "endgame", Phrase("Counting"), Phrase("Odd is yours"),
      [
        LessonStep(
          setup: "f..81.2.67.03e.a d",
          Phrase("Leave an odd number of safe pieces."),
          Phrase(
            "Then the last of them is yours to give. Six spaces are free: count what stays safe after each."),
          right: ["c3"],
          [.winsByForce],
          why: Phrase("One safe piece is left. You give it, and the other side has none."),
          miss: Phrase("Two safe pieces are left after that: you give one, the other side gives the other."),
          answers: "=5 b1 =4 b2")
      ]),
  ]
}

extension Quarto {
  private static let lessonsByIdea = [
    "dead square": "endgame",
    "gives win": "giving",
    "last safe piece": "last-safe",
    "no safe piece": "the-end",
    "open line": "danger",
    "overlooked line": "lines",
    "parity": "endgame",
    "safe piece": "quiet-gifts",
    "safe pieces": "quiet-gifts",
    "two traits": "two-traits",
    "wins": "lines",
  ]

  public static func lesson(on idea: String) -> String? { lessonsByIdea[idea] }
}
