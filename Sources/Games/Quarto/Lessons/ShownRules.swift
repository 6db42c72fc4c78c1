// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// How Quarto is taught.
extension Quarto: Teaching {
  public static var lessons: [Lesson] { firstLessons + ideaLessons }
  public static var aim: Phrase { Phrase("Place the fourth piece of a line that shares a trait.") }
  public static var learned: Phrase {
    Phrase("You see what pieces share, give safe ones, and count how many are left.")
  }

  /// The squares count where they are played.
  public static func shownRules(_ options: GameOptions) -> [ShownRule] {
    guard lines(options) == .squares else { return shownRules }
    return shownRules + [
      ShownRule(
        Phrase("Squares count as well."),
        Phrase("Four pieces in a 2 x 2 square that share one trait win, too."),
        setup: "3...17.......... 5", shows: "b1")
    ]
  }

  private static let shownRules = [
    ShownRule(
      Phrase("You are given the piece."),
      Phrase(
        "You do not choose the piece you place: the other side gives it to you, and then you give one in return."
      ),
      shows: "=5 b2 =8 c3"),
    ShownRule(
      Phrase("One trait in common wins."),
      Phrase(
        "Tall or short, dark or light, square or round, hollow or solid: whoever completes four in a line that share one of these wins."
      ),
      setup: ".a..3.19..c..... 5",
      shows: "b2"),
    ShownRule(
      Phrase("Lines run three ways."),
      Phrase("Across, down, and along both diagonals."),
      setup: "3....7.........b 2",
      shows: "c3"),
    ShownRule(
      Phrase("A bad gift loses."),
      Phrase(
        "Before you give a piece, look at every line of three. If all sixteen pieces lie and there is no line, the game is a draw."
      ),
      setup: ".a..3.19..c....2 -",
      shows: "=5 b2"),
  ]
}
