// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

@Suite struct BoardTests {
  /// Moves, flips and final scores of the fast board, held against the readable rules on random games.
  @Test func agreesWithTheRules() {
    let tables = FlipTables()
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = Reversi.Position()
      while true {
        let board = Board(position)
        #expect(board.moves == position.legalSquares && board.isOver == position.isOver)
        #expect(board.emptyCount == position.empty.nonzeroBitCount)
        for square in 0..<64 where position.disc(on: square) == nil {
          let flips = position.flips(of: square).joined().reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
          #expect(tables.flips(board.own, board.other, square) == flips)
          if flips != 0 { #expect(tables.around(square) & board.other != 0) }
        }
        if position.isOver { #expect(board.finalScore == position.finalScore(for: position.turn)) }
        guard let move = position.legalMoves.randomElement(using: &random),
          let next = position.playing(move)
        else { break }
        let child =
          move.square.map { board.playing($0, tables.flips(board.own, board.other, $0)) } ?? board.passed
        #expect(child == Board(next))
        position = next
      }
    }
  }

  @Test func theLastDiscGainsWhatItTurns() {
    let tables = FlipTables()
    var random = SeededRandom(seed: 4)
    for _ in 0..<4000 {
      let square = Int.random(in: 0..<64, using: &random)
      let own = random.next() & random.next() & ~(1 << UInt64(square))
      let other = ~own & ~(1 << UInt64(square))
      #expect(tables.lastGain(own, square) == 2 * tables.flips(own, other, square).nonzeroBitCount)
    }
  }

  @Test func leavesAreCounted() throws {
    for row in try perftTable() where row.depth <= 9 {
      #expect(Perft(passIsPly: true).leaves(.start, depth: row.depth) == row.withPasses)
      #expect(Perft(passIsPly: false).leaves(.start, depth: row.depth) == row.withoutPasses)
    }
    #expect(Perft().leaves(.start, depth: 0) == 1)
  }

  /// What is called stable is never turned, however the game goes on.
  @Test func stableDiscsStay() {
    let stability = StabilityTables()
    var counted = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = Reversi.Position()
      var stable: (first: UInt64, second: UInt64) = (0, 0)
      while true {
        #expect(position.discs(of: .first) & stable.first == stable.first)
        #expect(position.discs(of: .second) & stable.second == stable.second)
        let (black, white) = (position.black, position.white)
        stable.first |= stability.discs(black, white)
        stable.second |= stability.discs(white, black)
        #expect(stability.discs(black, white) & black == stability.discs(black, white))
        guard let move = position.legalMoves.randomElement(using: &random),
          let next = position.playing(move)
        else { break }
        position = next
      }
      counted += (stable.first | stable.second).nonzeroBitCount
    }
    #expect(counted > 60 * 20)
    #expect(stability.discs(.max, 0) == .max && stability.discs(0, .max) == 0)
    // All four edges, and a corner with the edge beside it.
    #expect(stability.discs(0xFF81_8181_8181_81FF, 0) == 0xFF81_8181_8181_81FF)
    #expect(stability.discs(0b111, 0) == 0b111 && stability.discs(0b110, 0) == 0)
  }

  @Test func quartersAreCounted() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<500 {
      let empty = random.next() & random.next()
      let parity = (0..<64).filter { empty >> UInt64($0) & 1 == 1 }
        .reduce(0) { $0 ^ Search.quadrant($1) }
      #expect(Search.parity(empty) == parity)
    }
    #expect(Set((0..<64).map(Search.quadrant)) == [1, 2, 4, 8])
    #expect(Search.quadrant(0) == Search.quadrant(27) && Search.quadrant(0) != Search.quadrant(28))
  }
}
