// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

struct DangerTests {
  /// What is said is what the rules say: a piece is dangerous exactly when a line is named.
  @Test func everyDangerIsOne() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      var position = Quarto.start(GameOptions())
      for _ in 0..<Int.random(in: 4...24, using: &random) {
        guard let move = position.legalMoves.randomElement(using: &random), let next = position.playing(move),
          next.outcome == nil
        else { break }
        position = next
      }
      guard position.hand == nil else { continue }
      for piece in position.left {
        let dangers = position.dangers(of: piece)
        #expect(dangers.isEmpty != position.dangerous.contains(piece))
        for danger in dangers { #expect(position.wins(piece, on: danger.open)) }
      }
    }
  }
}
