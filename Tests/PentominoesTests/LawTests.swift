// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Pentominoes
import Testing

@Suite struct PentominoesLawTests {
  /// Two small puzzles beside the classic one.
  private static let setups = Files.book.puzzles.filter { $0.needed <= 6 }.prefix(2).map(\.text)

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(Pentominoes.self, setups: Self.setups, resources: Files.resources).check(law)
  }
}
