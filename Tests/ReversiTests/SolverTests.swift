// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

struct SolverTests {
  private func search() -> Search { Search(capacity: 4 << 20, handMade) }

  @Test(arguments: 1...7) func agreesWithTheNaiveSolver(empty: Int) throws {
    var search = search()
    for seed in 1...(empty > 6 ? 6 : 30) as ClosedRange<UInt64> {
      let position = randomPosition(empty: empty, seed: seed)
      let exact = naiveScore(position)
      search.begin()
      let found = search.score(Board(position))
      #expect(found == exact, "\(position.notation)")
      // Every null window says on which side the score is.
      for alpha in stride(from: -64, through: 63, by: 3) {
        let bound = search.principal(Board(position), alpha, alpha + 1)
        #expect((bound > alpha) == (exact > alpha) && (bound > alpha ? bound <= exact : bound >= exact))
      }
    }
  }

  @Test func theSidesOfAPassAgree() throws {
    var search = search()
    var passes = 0
    for seed in 1...400 as ClosedRange<UInt64> where passes < 20 {
      var random = SeededRandom(seed: seed)
      var position = Reversi.Position()
      while let move = position.legalMoves.randomElement(using: &random), let next = position.playing(move) {
        position = next
        guard position.mustPass, position.empty.nonzeroBitCount <= 7 else { continue }
        search.begin()
        let score = search.score(Board(position))
        #expect(score == naiveScore(position))
        passes += 1
      }
    }
    #expect(passes == 20)
  }

  @Test(arguments: [("endgame_08.txt", 100), ("endgame_12.txt", 100), ("ffo.txt", 19)])
  func knowsTheDataSets(name: String, count: Int) throws {
    var search = search()
    let report = try Reversi.Bench.check(Array(try dataLines(name).prefix(count)), &search)
    #expect(report.positions == count && report.nodes > 0)
    #expect(report.wrong.isEmpty, "\(report.wrong.first ?? "")")
  }

  /// The score of every move, not only of the best.
  @Test func knowsEveryMove() throws {
    var search = search()
    for line in try dataLines("endgame_08.txt").prefix(40) {
      let (board, expected) = try Reversi.Bench.read(line)
      search.begin()
      let found = search.allScores(board)
      let scores = try #require(found)
      #expect(scores.map(\.score) == expected.map(\.score).sorted(by: >))
      #expect(
        Dictionary(uniqueKeysWithValues: scores.map { ($0.square, $0.score) })
          == Dictionary(uniqueKeysWithValues: expected.map { ($0.square, $0.score) }))
    }
  }

  /// The midgame search that reaches the end finds what the exact search finds.
  @Test func aGuessToTheEndIsExact() {
    var search = search()
    search.isSelective = false
    for seed in 1...20 as ClosedRange<UInt64> {
      let board = Board(randomPosition(empty: 9, seed: seed))
      search.begin()
      let exact = search.score(board)
      let guess = search.midgame(board, -Search.infinity, Search.infinity, 9)
      #expect(exact.map { $0 * Evaluation.unit } == guess)
    }
  }

  /// Without ProbCut the principal variation search finds what plain negamax finds.
  @Test func theMidgameSearchIsANegamax() {
    var search = search()
    search.isSelective = false
    func plain(_ board: Board, _ depth: Int) -> Int {
      if depth == 0 { return search.evaluation.score(board.own, board.other) }
      if board.moves == 0 {
        return board.isOver ? board.finalScore * Evaluation.unit : -plain(board.passed, depth)
      }
      return (0..<64).filter { board.moves >> UInt64($0) & 1 == 1 }
        .map { -plain(search.child(board, $0), depth - 1) }.max() ?? 0
    }
    for seed in 1...30 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      search.begin()
      for depth in 1...4 {
        #expect(search.midgame(board, -Search.infinity, Search.infinity, depth) == plain(board, depth))
      }
    }
  }

  @Test func equalQuestionsHaveEqualAnswersAndNodes() {
    var search = search()
    let boards = (1...6).map { Board(randomPosition(empty: 13, seed: $0)) }
    func run() -> [UInt64] {
      boards.map { board in
        let before = search.nodes
        search.begin()
        _ = search.score(board)
        return search.nodes - before
      }
    }
    let first = run()
    #expect(run() == first)
    // Also after the age of the table has gone round.
    for _ in 0..<300 { search.begin() }
    #expect(run() == first)
  }

  @Test func aStoppedSearchSaysNothing() {
    var search = search()
    let control = SearchControl()
    control.stop()
    let board = Board(randomPosition(empty: 20, seed: 1))
    search.begin()
    search.limit(SearchLimits(control: control))
    let before = search.nodes
    #expect(search.score(board) == nil && search.allScores(board) == nil && search.isAborted)
    #expect(search.nodes - before < 20_000)
    search.begin()
    search.limit(SearchLimits(nodes: 10_000))
    let start = search.nodes
    #expect(search.score(Board(randomPosition(empty: 26, seed: 2))) == nil)
    #expect(search.nodes - start < 40_000)
  }
}
