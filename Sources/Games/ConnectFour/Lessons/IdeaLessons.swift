// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension ConnectFour {
  /// What is good to know.
  static let ideaLessons = [
    Lesson(
      "must-block", Phrase("Block"), Phrase("Their four comes first"),
      [
        LessonStep(
          after: "6 3 3 1 3 4",
          Phrase("Before anything else, look for their four."),
          Phrase("Amber would make four with its next disc. Stop it."),
          right: ["2"],
          [.lacks("overlooked threat")],
          why: Phrase("The gap is closed, and Amber has no four."),
          miss: Phrase("That leaves Amber its four."))
      ]),
    Lesson(
      "by-force", Phrase("By force"), Phrase("A win nobody can stop"),
      [
        LessonStep(
          after: "3 6 3 3 2 3 6 3 3 6 6 5",
          Phrase("A chain of threats wins by force."),
          Phrase("Make a threat that Amber has to block, so that your next disc makes two at once."),
          right: ["4"],
          [.winsByForce],
          why: Phrase("Amber has to block, and your next disc makes two threats, one on top of the other."),
          wrong: ["1": Phrase("Amber blocks column 4 and has three of its own: you have to block column 7.")],
          miss: Phrase("There is no threat there that Amber has to block."),
          answers: "1 4 5 5")
      ]),
    Lesson(
      "own-hole", Phrase("Your own hole"), Phrase("Keep a threat closed"),
      [
        LessonStep(
          after: "2 1 1 6 4 6 6 5 2 2 4 4",
          Phrase("Do not play under a threat of your own."),
          Phrase("Your four is waiting in the second hole of column 3. Fill the first, and Amber takes it."),
          cells: ["cell.5.3"],
          shows: "2",
          right: ["1", "2", "4", "5", "6", "7"],
          [.lacks("given up threat")],
          why: Phrase("Your threat stays: now Amber must not play there either."),
          miss: Phrase("That gives your threat away."))
      ]),
    Lesson(
      "even-threat", Phrase("Even threats"), Phrase("For whoever came second"),
      [
        LessonStep(
          after: "3 3 3 6 6 3 3 4 4",
          Phrase("Threats in even rows help whoever plays second."),
          Phrase("You are Amber. Make a threat in an even row that cannot be filled yet."),
          right: ["4"],
          [.has("even threat")],
          why: Phrase(
            "Columns fill up two by two. If nothing else is left at the end, Coral has to play under your threat."
          ),
          miss: Phrase("That makes no new threat in an even row."))
      ]),
    Lesson(
      "zugzwang", Phrase("Zugzwang"), Phrase("Somebody has to"),
      [
        LessonStep(
          after: "5 3 3 7 6 3 6 6 3 5 3 2 5 5 5 3 6 1 4 7 4 2 7 1 1 1 2 5 6 2 2 6 7 7 1 7 2",
          Phrase("At the end somebody has to play under a threat."),
          Phrase("You are Amber, and two columns are open. Choose so that it is Coral."),
          right: ["1"],
          [.has("zugzwang")],
          why: Phrase(
            "Now Coral has to fill the hole under your four. To have to play though it does harm is called zugzwang."
          ),
          miss: Phrase("Then it is you who opens the hole."))
      ]),
  ]
}

extension ConnectFour {
  private static let lessonsByIdea = [
    "block": "must-block",
    "centre": "centre",
    "double threat": "two-threats",
    "even threat": "even-threat",
    "given up threat": "own-hole",
    "no safe column": "zugzwang", "zugzwang": "zugzwang",
    "odd threat": "odd-and-even",
    "overlooked threat": "must-block",
    "square below": "stacks",
    "wasted move": "centre",
    "wins": "must-block",
  ]

  public static func lesson(on idea: String) -> String? { lessonsByIdea[idea] }
}
