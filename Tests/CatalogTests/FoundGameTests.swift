// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import GameCore
import Testing

/// Whose a text is that is given without a table being open.
@Suite struct FoundGameTests {
  /// Their signs are numbers of columns, too.
  @Test(arguments: ["0110 d1", "0110 d1\n1110 c2\n0101 b3\n1101 a4\n"])
  func bitsAreExplainedByQuarto(text: String) throws {
    let found = try #require(FoundGame(text, in: catalog))
    #expect(found.game.info.name == "quarto" && found.error?.form?.name == "bits")
  }
}
