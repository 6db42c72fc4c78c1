// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What the tables keep, and for whom.
struct TableTests {
  private func ages(_ questions: Int, keeping: Bool = false) -> TableAges {
    var ages = TableAges()
    for _ in 0..<questions { _ = ages.advance(keeping: keeping) }
    return ages
  }

  /// A shallow search that comes later does not erase what a deep one found.
  @Test func theTableKeepsTheDeeperBounds() throws {
    var table = BoundTable(capacity: 1 << 16)
    let key = BoundTable.key(7, 11)
    let ages = ages(1)
    table.store(key, depth: 9, ages: ages, alpha: 3, beta: 4, score: 10, move: 5)
    table.store(key, depth: 4, ages: ages, alpha: -9, beta: -8, score: -20, move: 6)
    let deepFound = table.find(key, ages)
    let deep = try #require(deepFound)
    #expect(deep.depth == 9 && deep.lower == 10 && deep.upper == TableEntry.limit && deep.move == 5)
    table.store(key, depth: 12, ages: ages, alpha: 0, beta: 1, score: -2, move: 6)
    let deeperFound = table.find(key, ages)
    let deeper = try #require(deeperFound)
    #expect(deeper.depth == 12 && deeper.upper == -2 && deeper.lower == -TableEntry.limit)
    // A part of the table is a table of its own, and what lay elsewhere is gone.
    table.use(1 << 16)
    table.clear()
    #expect(table.find(key, ages) == nil)
  }

  /// A score that is proven is not replaced by one that is only likely.
  @Test func theTableKeepsWhatIsProven() throws {
    let table = BoundTable(capacity: 1 << 16)
    let key = BoundTable.key(7, 11)
    let ages = ages(1)
    for empty in [12, 28, 31, 40] {
      let (likely, proven) = (Selectivity.first.rank(empty), Selectivity.proven.rank(empty))
      table.store(key, depth: proven, ages: ages, alpha: 3, beta: 4, score: 10, move: 5)
      table.store(key, depth: likely, ages: ages, alpha: -9, beta: -8, score: -20, move: 6)
      let entryFound = table.find(key, ages)
      let entry = try #require(entryFound)
      #expect(Selectivity.proven.accepts(entry) && entry.lower == 10 && entry.upper == TableEntry.limit)
    }
    let other = BoundTable.key(8, 16)
    table.store(other, depth: Selectivity.first.rank(20), ages: ages, alpha: 3, beta: 4, score: 10, move: 5)
    let entryFound = table.find(other, ages)
    let entry = try #require(entryFound)
    #expect(Selectivity.first.accepts(entry))
    for step in Selectivity.all.dropFirst() { #expect(!step.accepts(entry)) }
  }

  /// Entries are seen by the questions that go on from theirs, by no others, and replaced before those of the question at hand.
  @Test func entriesBelongToAGame() {
    let table = BoundTable(capacity: 1 << 16)
    let key = BoundTable.key(7, 11)
    let first = ages(1)
    table.store(key, depth: 9, ages: first, alpha: 3, beta: 4, score: 10, move: 5)
    var (same, other) = (first, first)
    _ = same.advance(keeping: true)
    _ = other.advance(keeping: false)
    #expect(table.find(key, same) != nil && table.find(key, other) == nil)
    // Four deep entries fill the bucket; a shallow one of a later question takes the place of one of them.
    let keys = (0..<4).map { BoundTable.Key(lock: 100 + $0, place: 64) }
    for key in keys { table.store(key, depth: 20, ages: first, alpha: 0, beta: 1, score: 1, move: 5) }
    let late = BoundTable.Key(lock: 200, place: 64)
    table.store(late, depth: 1, ages: same, alpha: 0, beta: 1, score: 1, move: 5)
    let left = keys.count { table.find($0, same) != nil }
    #expect(table.find(late, same) != nil && left == 3)
  }

  @Test func agesGoRound() {
    var ages = ages(255, keeping: true)
    #expect(ages.now == 255 && ages.oldest == 1)
    let goesOn = ages.advance(keeping: true)
    #expect(!goesOn)
    #expect(ages.now == 1 && ages.oldest == 1)
  }

  /// Only what a move and its answer, with passes, lead to belongs to the game.
  @Test func laterBoardsAreKnown() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let start = randomPosition(plies: 10, seed: seed)
      let move = try #require(start.legalMoves.randomElement(using: &random))
      let next = try #require(start.playing(move))
      guard let reply = next.legalMoves.first, reply != .pass else { continue }
      let later = Board(try #require(next.playing(reply)))
      let board = Board(start)
      #expect(later.isLater(than: board) && !board.isLater(than: later) && !board.isLater(than: board))
      #expect(!Board(randomPosition(plies: 30, seed: seed)).isLater(than: board))
    }
  }

  /// With what was found before the last moves scores are the same, at less cost.
  @Test func keptTablesGiveTheSameScores() throws {
    var keeping = Search(capacity: 4 << 20, handMade)
    var fresh = Search(capacity: 4 << 20, handMade)
    for seed in 1...8 as ClosedRange<UInt64> {
      var board = Board(randomPosition(empty: 15, seed: seed))
      while board.emptyCount > 7, board.moves != 0 {
        keeping.goOn(from: board)
        fresh.begin()
        let (kept, expected) = (keeping.score(board), fresh.score(board))
        #expect(kept == expected)
        // Two good moves.
        for _ in 0..<2 where board.moves != 0 {
          let moves = fresh.allScores(board)
          board = fresh.child(board, try #require(moves?.first).square)
        }
      }
    }
    let (some, all) = (keeping.nodes, fresh.nodes)
    #expect(some < all / 2)
  }

  /// A board of another game sees nothing of the one before.
  @Test func anotherGameBeginsAnew() {
    var search = Search(capacity: 4 << 20, handMade)
    let (one, other) = (Board(randomPosition(empty: 12, seed: 1)), Board(randomPosition(empty: 12, seed: 2)))
    func nodes(_ board: Board) -> UInt64 {
      let before = search.nodes
      search.goOn(from: board)
      _ = search.score(board)
      return search.nodes - before
    }
    let first = [nodes(one), nodes(other)]
    #expect([nodes(one), nodes(other)] == first)
  }
}
