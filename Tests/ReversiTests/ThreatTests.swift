// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What the coach says of corners, against the rules themselves.
@Suite struct ThreatTests {
  @Test func cornersAreThoseThatTheOtherSideCouldTake() throws {
    var random = SeededRandom(seed: 7)
    var named = 0
    for _ in 0..<200 {
      var position = Reversi.Position()
      while !position.isOver {
        let threat = Reversi.threat(in: position)
        if position.mustPass {
          #expect(threat == nil)
        } else {
          let other = Reversi.Position(
            black: position.black, white: position.white, turn: position.turn.other)
          let corners = other.legalMoves.filter { ["a1", "h1", "a8", "h8"].contains($0.description) }
          #expect((threat?.moves ?? []) == corners)
          if let threat {
            named += 1
            let said = Reversi.words(for: threat, in: position) { _ in "Ivory" }
            #expect(corners.allSatisfy { said.contains($0.description) })
          }
        }
        let moves = position.legalMoves
        position = try #require(position.playing(moves[Int(random.next() % UInt64(moves.count))]))
      }
    }
    #expect(named > 200)
  }
}
