// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// How Pentominoes is taught.
extension Pentominoes: Teaching {
  public static var lessons: [Lesson] { firstLessons + ideaLessons }
  public static var aim: Phrase { Phrase("Cover every square of the board with the tiles.") }
  public static var learned: Phrase {
    Phrase("You begin in the corners, count by five, and look at what a tile leaves.")
  }

  /// What was asked for by the board, and what a right tile leaves; of a wrong one what it leaves, though no square shows that it is
  /// wrong.
  public static func remark(
    on move: Move, at step: LessonStep, isRight: Bool, in position: Position
  ) -> LessonRemark? {
    guard let next = position.playing(move) else { return nil }
    guard isRight else {
      return next.asking.map { left in
        let words = tr("{reason} Even so the others do not fit.", ["reason": left.idea.sentence])
        return LessonRemark(words, left.idea.cells)
      }
    }
    let asked = position.motifs.first { $0.forces && $0.asks(for: move) }
    let rest = position.rest(after: move)
    let tile = move.tile.description
    let hole = position.hole.map { hole in
      next.tile(at: hole) == nil
        ? tr("The hole stays free.") : tr("The {tile} fills the hole.", ["tile": tile])
    }
    var words = [hole, hole == nil || next.missing == 1 ? asked?.idea.sentence : nil]
    if next.missing > 1, rest == nil, next.freeRegions.count == 1 {
      words.append(tr("What it leaves hangs together, and every square of it can still be covered."))
    }
    // That the last tile fills the last five squares is said already.
    if next.missing > 1, let rest {
      words.append(Self.words(ofRest: rest))
      if let last = next.fillingRest(after: rest) {
        words.append(tr("The {tile} fills the rest.", ["tile": last.description]))
      }
    }
    let said = words.compactMap { $0 }.joined(separator: " ")
    return LessonRemark(said, next.missing > 1 && rest == nil ? [] : rest?.idea.cells ?? [])
  }

  public static func shownRules(_ options: GameOptions) -> [ShownRule] { shownRules }

  private static let shownRules = [
    ShownRule(
      Phrase("Fill every square."),
      Phrase("Every tile covers five squares. The board is solved when none is free."),
      setup: "PP.UU/PP..U/P..UU FPU 3",
      shows: "F2r1c2"),
    ShownRule(
      Phrase("Tiles turn and flip."),
      Phrase("Turn with the wheel or R, flip with the right button or M."),
      setup: "LLLLT/L.TTT/....T LTY 3",
      shows: "Y7r2c1"),
    ShownRule(
      Phrase("A tile can be moved again."),
      Phrase(
        "Drag it to another place, or off the board. The badge counts the solutions that are left; when none is, some tile must move."
      ),
      setup: "LLLL./L..../..... LTY 3",
      shows: "T1r1c3 Y7r2c1"),
  ]
}
