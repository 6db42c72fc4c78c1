// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import Foundation
import GameCore
import Testing

/// Whose a text is that is given without a table being open.
struct FoundGameTests {
  /// Each file that a game's tests read is found to be of that game, whether it is read or explained.
  @Test(arguments: [
    ("connect-four", "ConnectFour", "c4_"), ("quarto", "Quarto", "quarto_"),
    ("reversi", "Reversi", "reversi_"), ("pentominoes", "Pentominoes", "pent_"),
  ])
  func whatPeopleHaveIsFound(game: String, target: String, start: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "\(target)Tests/Data/pastes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix(start)
    }
    #expect(names.count > 2)
    for name in names {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      #expect(FoundGame(text, in: catalog)?.game.info.name == game, "\(name)")
    }
  }

  /// Their signs are numbers of columns, too.
  @Test(arguments: ["0110 d1", "0110 d1\n1110 c2\n0101 b3\n1101 a4\n"])
  func bitsAreExplainedByQuarto(text: String) throws {
    let found = try #require(FoundGame(text, in: catalog))
    #expect(found.game.info.name == "quarto" && found.error?.form?.name == "bits")
  }
}
