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
          Phrase("Find the cell where it does. Fewer pieces are safe after it."),
          right: ["a3"],
          [.has("two traits")],
          why: Phrase("Now pieces of more than one kind complete a line."),
          miss: Phrase("That does not make two more kinds dangerous."))
      ]),
    Lesson(
      "quiet-gifts", Phrase("Quiet gifts"), Phrase("What still holds"),
      [
        LessonStep(
          setup: ".....a.....3d4.c -",
          Phrase("A bad gift loses at once."),
          Phrase("Two of the eleven pieces keep the draw. Give one of them."),
          right: ["=2", "=b"],
          [.keepsBest],
          why: Phrase("With this piece you still draw."),
          miss: Phrase("That gift loses."))
      ]),
    Lesson(
      "by-force", Phrase("By force"), Phrase("A win nobody can stop"),
      [
        LessonStep(
          setup: "c2.....a9..d.f.6 e",
          Phrase("One cell wins by force."),
          Phrase("Give well afterwards, and no answer helps."),
          right: ["b2"],
          [.winsByForce],
          why: Phrase("After b2 there is a piece to give that wins against every answer."),
          miss: Phrase("After that the other side at least draws."))
      ]),
    Lesson(
      "endgame", Phrase("Ten cells"), Phrase("Counting ahead"),
      [
        LessonStep(
          setup: ".....3fa...4..7c 9",
          Phrase("Ten cells are free, and one of them wins."),
          Phrase("Count which pieces stay safe after each."),
          right: ["b1"],
          [.winsByForce],
          why: Phrase("b1 wins against every answer."),
          miss: Phrase("After that the other side at least draws."))
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
