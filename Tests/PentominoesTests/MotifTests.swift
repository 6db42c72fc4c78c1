// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

/// What is said of the free squares, held against all solutions of the board.
@Suite struct MotifTests {
  @Test func whatIsSaidHoldsInAllSolutions() throws {
    let puzzle = Puzzle.classic
    let knowledge = try #require(PuzzleKnowledge(puzzle))
    var counts: [String: Int] = [:]
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = Pentominoes.Position(puzzle)
      // Tiles of a solution, and then some that lie anywhere.
      let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
      for tile in Pentomino.allCases.shuffled(using: &random).prefix(Int(seed % 9)) {
        if let placement = solution[tile] { position = position.laying(placement) }
      }
      for _ in 0..<4 {
        let left = knowledge.left(position)
        for motif in position.motifs {
          counts[String("\(motif)".prefix { $0 != "(" }), default: 0] += 1
          if motif.decides { #expect(left == 0, "\(position.notation)") }
          // In every solution that is left it is so.
          for number in knowledge.matching(position) {
            let tiles = knowledge.solution(number)
            switch motif {
            case .onlyTile(let tile, let cell): #expect(tiles[tile]?.cells.contains(cell) == true)
            case .pocket(let tile, let cells): #expect(Set(tiles[tile]?.cells ?? []) == Set(cells))
            default: break
            }
          }
          if case .cut(let sizes) = motif { #expect(sizes.reduce(0, +) == 5 * position.missing) }
        }
        guard
          let move = position.legalMoves.filter({ if case .place = $0 { true } else { false } })
            .randomElement(using: &random), let next = position.playing(move)
        else { break }
        position = next
      }
    }
    for name in ["oddPocket", "strangePocket", "twoWant", "dead", "onlyTile", "pocket", "cut"] {
      #expect(counts[name, default: 0] > 0, "\(name) never occurs")
    }
  }
}
