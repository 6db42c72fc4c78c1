// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Reversi
import Testing

struct ReversiLawTests {
  /// The board upside down, and about its diagonal.
  private static func flipped(_ notation: String) -> String { image(notation) { 8 * (7 - $0 / 8) + $0 % 8 } }
  private static func turned(_ notation: String) -> String { image(notation) { 8 * ($0 % 8) + $0 / 8 } }

  private static func image(_ notation: String, _ from: (Int) -> Int) -> String {
    let board = Array(notation.prefix(64))
    return String((0..<64).map { board[from($0)] }) + notation.dropFirst(64)
  }

  /// After f5 d6 c3 d3 c4, and in a place where white passes.
  private static let setups = [
    "-------------------OO------OOO-----OOX-----O-------------------- X"
  ]

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(
      Reversi.self, setups: Self.setups, images: [Self.flipped, Self.turned], nodesAfterStop: 30_000
    )
    .check(law)
  }
}
