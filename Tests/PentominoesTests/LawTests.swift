// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Pentominoes
import Testing

struct PentominoesLawTests {
  /// Two small puzzles beside the classic one.
  private static let setups = Files.book.puzzles.filter { $0.needed <= 6 }.prefix(2).map(\.text)

  /// Every tile can be turned over, so a board may be.
  private static func mirrored(_ notation: String) -> String {
    image(notation) { rows in rows.map { String($0.reversed()) } }
  }
  private static func flipped(_ notation: String) -> String { image(notation) { $0.reversed() } }

  private static func image(_ notation: String, _ body: ([String]) -> [String]) -> String {
    let words = notation.split(separator: " ").map(String.init)
    let rows = body(words[0].split(separator: "/").map(String.init)).joined(separator: "/")
    return ([rows] + words.dropFirst()).joined(separator: " ")
  }

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(
      Pentominoes.self, setups: Self.setups, resources: Files.resources,
      images: [Self.mirrored, Self.flipped]
    ).check(law)
  }
}
