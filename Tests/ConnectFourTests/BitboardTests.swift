// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

struct BitboardTests {
  @Test("The solver's position agrees with the rules on random games", arguments: 0..<60)
  func agreement(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var position = ConnectFour.Position()
    while position.outcome == nil {
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      #expect(board.ply == position.columnsPlayed.count)
      #expect((0..<7).filter { board.isLegal($0) } == position.legalColumns)
      #expect(!board.isLost)
      for column in position.legalColumns {
        let next = try #require(position.playing(column))
        #expect(board.isWin(column) == (next.outcome?.winner == position.turn))
        #expect(board.playing(column).isLost == (next.outcome?.winner != nil))
      }
      for column in 0..<7 {
        for row in 0..<6 {
          let bit: UInt64 = 1 << UInt64(7 * column + row)
          let stone = position.stone(column: column, row: row)
          #expect((board.mask & bit != 0) == (stone != nil))
          #expect((board.own & bit != 0) == (stone == position.turn))
        }
      }
      let column = try #require(position.legalColumns.randomElement(using: &random))
      position = try #require(position.playing(column))
    }
  }

  @Test("A mirrored game is the mirrored position", arguments: 0..<30)
  func mirror(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let columns = (0..<20).map { _ in Int.random(in: 0..<7, using: &random) }
    var board = SearchPosition()
    var mirrored = SearchPosition()
    for column in columns where board.isLegal(column) {
      board.play(column)
      mirrored.play(6 - column)
    }
    #expect(mirrored.own == Bitboard.mirrored(board.own))
    #expect(mirrored.mask == Bitboard.mirrored(board.mask))
    #expect(mirrored.key == Bitboard.mirrored(board.key))
    #expect(board.canonical == mirrored.canonical)
  }

  @Test("Two boards at once are the same as one after the other")
  func pairs() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<2000 {
      let a = random.next() & Bitboard.board
      let b = random.next() & random.next() & Bitboard.board
      let both = Bitboard.winningCells(SIMD2(a, b))
      #expect(both == SIMD2(Bitboard.winningCells(a), Bitboard.winningCells(b)))
    }
  }

  @Test("Winning cells complete four, and no other cell does")
  func winningCells() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<100 {
      let board = SearchPosition.random(ply: Int.random(in: 0...30, using: &random), using: &random)
      #expect(SearchPosition(key: board.key) == board)
      let wins = Bitboard.winningCells(board.own) & ~board.mask
      for index in 0..<49 where Bitboard.board & ~board.mask & (1 << UInt64(index)) != 0 {
        let cell: UInt64 = 1 << UInt64(index)
        #expect(Bitboard.hasFour(board.own | cell) == (wins & cell != 0))
      }
    }
  }

  @Test("Names come out in descending order of their bytes")
  func sortedNames() {
    var random = SeededRandom(seed: 3)
    for count in 0...8 {
      for _ in 0..<50 {
        // Some of them equal, which stay as they came.
        let values = (0..<count).map { _ in UInt64.random(in: 1...12, using: &random) * 10 }
        var names = SortedNames()
        for (name, value) in values.enumerated() { names.insert(name, value) }
        #expect(names.count == count && (0..<count).allSatisfy { names[$0] < count })
        var found: [Int] = []
        while !names.isEmpty { found.append(names.removeFirst()) }
        let sorted = values.enumerated().sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }
        #expect(found == sorted.map(\.offset))
      }
    }
  }

  @Test("The number of different positions after n plies is the published one")
  func positionCounts() {
    var layer: Set<SearchPosition> = [SearchPosition()]
    for count in [1, 7, 49, 238, 1120, 4263, 16422, 54859] {
      #expect(layer.count == count)
      var next: Set<SearchPosition> = []
      for position in layer {
        for column in 0..<7 where !position.isLost && position.isLegal(column) {
          next.insert(position.playing(column))
        }
      }
      layer = next
    }
  }
}
