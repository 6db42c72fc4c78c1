// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameLaws
import Testing

struct ConnectFourLawTests {
  /// Column 1 becomes column 7.
  private static func mirrored(_ notation: String) -> String {
    String(notation.map { digit in digit.wholeNumberValue.map { Character(String(8 - $0)) } ?? digit })
  }

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(ConnectFour.self, images: [Self.mirrored]).check(law)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func speaksGTP(seed: UInt64) throws {
    try GameLaws(ConnectFour.self).checkConversation(seed: seed)
  }
}
