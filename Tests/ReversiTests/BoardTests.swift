// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CReversi
import EngineCore
import GameCore
import Testing

@testable import Reversi

struct BoardTests {
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

  /// What is compiled for one kind of processor, and its twin for all, whichever of them this program uses.
  @Test func allLinesAtOnceAreAllLines() {
    let tables = FlipTables()
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      for _ in 0..<20 {
        let taken = random.next() | (seed % 2 == 0 ? random.next() : 0)
        let own = taken & random.next()
        let other = taken & ~own
        let moves = (0..<64).reduce(UInt64(0)) { moves, square in
          let isFree = taken >> UInt64(square) & 1 == 0
          return isFree && tables.lookedUp(own, other, square) != 0 ? moves | 1 << UInt64(square) : moves
        }
        #expect(Mobility.shifted(own, other) == moves)
        #if arch(x86_64)
        guard quartet_can_lines() else { continue }
        #expect(quartet_moves(own, other) == moves)
        for square in 0..<64 where taken >> UInt64(square) & 1 == 0 {
          let flips = quartet_flips(own, other, tables.rays + 8 * square)
          #expect(flips == tables.lookedUp(own, other, square))
        }
        #endif
      }
    }
  }

  /// A square where a move could lead later is one beside the other side's discs.
  @Test func besideIsWhatIsAround() {
    let tables = FlipTables()
    var random = SeededRandom(seed: 8)
    for _ in 0..<1000 {
      let discs = random.next() & random.next()
      let around = (0..<64).filter { discs >> UInt64($0) & 1 == 1 }.reduce(discs) { $0 | tables.around($1) }
      #expect(Mobility.beside(discs) == around)
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
