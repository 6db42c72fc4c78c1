// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Pentominoes {
  /// How the game is played.
  static let firstLessons = [
    Lesson(
      "turn-and-mirror", Phrase("Turn and mirror"), Phrase("Up to eight ways to lie"),
      [
        LessonStep(
          setup: "PP.UU/PP..U/P..UU FPU 3",
          Phrase("Turn a tile until it fits."),
          Phrase("The F fills the gap after half a turn. R turns it."),
          shows: "F2r1c2",
          turns: ["tile.right", "tile.right"],
          right: ["F2r1c2"],
          [.keepsBest],
          why: Phrase("Every square is covered: solved."),
          miss: Phrase("With that tile there no solution is left.")),
        LessonStep(
          setup: "LLLLT/L.TTT/....T LTY 3",
          Phrase("Some tiles have to be flipped, too."),
          Phrase("Flip the Y with M, and lay it into the gap."),
          right: ["Y7r2c1"],
          [.keepsBest],
          why: Phrase("Flipped it fits."),
          miss: Phrase("With that tile there no solution is left.")),
      ]),
    Lesson(
      "corners-first", Phrase("Corners first"), Phrase("Few ways in a corner"),
      [
        LessonStep(
          setup: "....Y/....Y/L..YY/LLLLY LPWY 4",
          Phrase("Begin where few tiles fit: in the corners."),
          Phrase(
            "Two tiles are left. Fill a corner of the free squares with one so that the other one fits, too."),
          shows: "W0r1c1",
          right: ["P1r1c2", "P7r1c1", "W0r1c1", "W3r1c2"],
          [.keepsBest],
          why: Phrase("The other tile still has its place."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "odd-shapes", Phrase("Odd shapes"), Phrase("While there is room"),
      [
        LessonStep(
          setup: "...../...../L..../LLLL. LPWY 4",
          Phrase("Lay the awkward tiles while there is room."),
          Phrase(
            "Of the three tiles left the W fits in the fewest places. Lay one so that the two others still fit."
          ),
          shows: "W0r1c1",
          right: ["P1r1c2", "P4r2c4", "P7r1c1", "W0r1c1", "W3r1c2", "Y3r1c2", "Y6r1c4"],
          [.keepsBest],
          why: Phrase("There was room for it, and the other two still fit."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "counting-by-five", Phrase("Counting by five"), Phrase("Closed parts"),
      [
        LessonStep(
          setup: "....N/....N/T..NN/TTTNL/TLLLL LNPTW 5",
          Phrase("A closed part has to have five squares, or ten."),
          Phrase("Ten are free. Lay a tile so that the other five stay together in a shape you have."),
          right: ["P1r1c2", "P7r1c1", "W0r1c1", "W3r1c2"],
          [.keepsBest],
          why: Phrase("Five squares are left, in the shape of the last tile."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "two-that-fit", Phrase("Two that fit"), Phrase("Which one first"),
      [
        LessonStep(
          setup: "LLLL./L..../..... LTY 3",
          Phrase("A tile may fit and still be wrong."),
          Phrase("Of seven ways to lay the T or the Y, two leave room for the other one."),
          right: ["T1r1c3", "Y7r2c1"],
          [.keepsBest],
          why: Phrase("Both tiles fit now."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
  ]
}
