// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Quarto
import Testing

struct QuartoLawTests {
  /// The rows upside down, and the board about its diagonal.
  private static func flipped(_ notation: String) -> String { image(notation) { 4 * (3 - $0 / 4) + $0 % 4 } }
  private static func turned(_ notation: String) -> String { image(notation) { 4 * ($0 % 4) + $0 / 4 } }

  /// The same board with tall for short, and with colour for shape.
  private static func complemented(_ notation: String) -> String { pieces(notation) { $0 ^ 1 } }
  private static func exchanged(_ notation: String) -> String {
    pieces(notation) { $0 & 0b1001 | ($0 & 2) << 1 | ($0 & 4) >> 1 }
  }

  private static func pieces(_ notation: String, _ image: (Int) -> Int) -> String {
    String(
      notation.map { digit in digit.hexDigitValue.map { Character(String(image($0), radix: 16)) } ?? digit })
  }

  private static func image(_ notation: String, _ from: (Int) -> Int) -> String {
    let board = Array(notation.prefix(16))
    return String((0..<16).map { board[from($0)] }) + notation.dropFirst(16)
  }

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(
      Quarto.self, setups: ["5..............a -", "01.............. 7"],
      images: [Self.flipped, Self.complemented, Self.turned, Self.exchanged]
    ).check(law)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func speaksGTP(seed: UInt64) throws {
    try GameLaws(Quarto.self).checkConversation(seed: seed)
  }
}
