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
    var owned = 0
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
          // Whoever has the piece wins with it, or nobody is threatened.
          let lines = position.rules.lines.filter { line in
            let pieces = line.compactMap { position.board[$0] } + (position.hand.map { [$0] } ?? [])
            return pieces.count == 4
              && Quarto.Trait.allCases.contains { trait in Set(pieces.map { $0.has(trait) }).count == 1 }
          }
          let cells = Set(lines.joined().filter { position.board[$0] == nil })
          let threat = Quarto.threat(in: position)
          #expect(threat?.moves ?? [] == cells.sorted().map { .place($0) })
          if let threat {
            owned += 1
            let said = Quarto.words(for: threat, in: position) { _ in nil }
            #expect(threat.seat == position.turn && !said.isEmpty)
          }
        }
        let moves = position.legalMoves
        position = try #require(position.playing(moves[Int(random.next() % UInt64(moves.count))]))
      }
    }
    #expect(named > 100 && owned > 50)
  }
}
