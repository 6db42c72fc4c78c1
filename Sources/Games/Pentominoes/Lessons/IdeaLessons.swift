// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Pentominoes {
  /// What is good to know.
  static let ideaLessons = [
    Lesson(
      "pockets", Phrase("Pockets"), Phrase("What only one tile fills"),
      [
        LessonStep(
          setup: "IUUFF/IUFF./IUUF./I..../I.... FILPU 5",
          Phrase("Close off a pocket only in the shape of a tile."),
          Phrase("The L and the P are left. Lay one so that the other fits into what stays free."),
          right: ["L4r2c4", "P7r4c2"],
          [.keepsBest],
          why: Phrase("What is left has the shape of the last tile."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "long-gaps", Phrase("Narrow gaps"), Phrase("The V and the P"),
      [
        LessonStep(
          setup: "UUFFN/UFFNN/UUFN./...N./..... FNPUV 5",
          Phrase("Narrow gaps first: few tiles go in."),
          Phrase("The P and the V are left. Lay one so that the other one fits into the rest."),
          right: ["P7r4c1", "V3r3c3"],
          [.keepsBest],
          why: Phrase("The last tile fits as well."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "the-hole", Phrase("A hole"), Phrase("Inside the U"),
      [
        LessonStep(
          setup: "UUU../U.U../...../..... FLPU 4",
          Phrase("The hole in the U is the hardest place."),
          Phrase("Three ways to lay a tile leave room for the two others. Begin with what fills the hole."),
          right: ["F7r2c1", "L3r3c2", "P0r1c4"],
          [.keepsBest],
          why: Phrase("This way all three tiles fit."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "five-tiles", Phrase("Five tiles"), Phrase("Think two ahead"),
      [
        LessonStep(
          setup: "....N/....N/...NN/...N./..... LNPTW 5",
          Phrase("Look at what a tile leaves, not only at where it lies."),
          Phrase("Four tiles are left. Lay one so that the three others still fit. There are six ways."),
          right: ["L3r4c2", "P1r1c2", "P7r1c1", "T3r3c1", "W0r1c1", "W3r1c2"],
          [.keepsBest],
          why: Phrase("The other three fit into what is left."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
    Lesson(
      "cut-board", Phrase("A hole at the side"), Phrase("Fill it or keep it open"),
      [
        LessonStep(
          setup: "UU.../U..../UU.../...../..... FNPUV 5",
          Phrase("Begin at the narrowest place."),
          Phrase("Four tiles are left. Fill the hole in the U, or keep it open for the tile that fills it."),
          right: ["F0r1c2", "F0r2c3", "N2r1c4", "N5r1c2", "P7r4c1", "V3r3c3"],
          [.keepsBest],
          why: Phrase("This way all four tiles fit."),
          miss: Phrase("There it does not leave room for the others."))
      ]),
  ]
}
