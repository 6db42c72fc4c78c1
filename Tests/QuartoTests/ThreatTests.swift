// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// What the coach says of lines that one piece would complete, against the rules themselves.
@Suite struct ThreatTests {
  @Test(arguments: [Quarto.Rules.lines, .squares])
  func cellsAreThoseWhereAPieceWouldWin(_ rules: Quarto.Rules) throws {
    var random = SeededRandom(seed: 7)
    var named = 0
    for _ in 0..<150 {
      var position = Quarto.Position(rules: rules)
      while position.outcome == nil {
        if position.hand == nil {
          var cells: Set<Int> = []
          for give in position.legalMoves {
            guard let given = position.playing(give) else { continue }
            for place in given.legalMoves {
              if case .place(let cell) = place, given.playing(place)?.outcome?.winner != nil {
                cells.insert(cell)
              }
            }
          }
          let threat = Quarto.threat(in: position)
          #expect((threat?.moves ?? []) == cells.sorted().map { .place($0) })
          if let threat {
            named += 1
            let said = Quarto.words(for: threat, in: position) { _ in nil }
            #expect(said.hasPrefix("There are three ") && said.hasSuffix("."))
          }
        } else {
          #expect(Quarto.threat(in: position) == nil)
        }
        let moves = position.legalMoves
        position = try #require(position.playing(moves[Int(random.next() % UInt64(moves.count))]))
      }
    }
    #expect(named > 100)
  }

}
