// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

struct SolverTests {
  @Test("A solver without any cleverness agrees near the end", arguments: [33, 34, 35, 36, 38, 40])
  func naive(ply: Int) {
    var random = SeededRandom(seed: UInt64(ply))
    var solver = Solver(capacity: 1 << 20)
    for _ in 0..<8 {
      let position = ConnectFour.Position.random(ply: ply, using: &random)
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      #expect(solver.score(of: board) == naiveScore(position))
    }
  }

  /// `Data/scores.txt`: random positions, scored by the C++ reference.
  @Test("Scores agree with an independent solver")
  func reference() throws {
    let text = String(
      decoding: try #require(Repository.bytes("Tests/ConnectFourTests/Data/scores.txt")), as: UTF8.self)
    let report = try ConnectFour.Console(resources: .none).check(text.split(separator: "\n").map(String.init))
    #expect(report.positions == 397)
    #expect(report.wrong == [])
  }

  @Test("What was solved before does not change an answer")
  func warmTable() throws {
    var random = SeededRandom(seed: 11)
    var warm = Solver(capacity: 64 << 10)
    for _ in 0..<60 {
      let position = SearchPosition.random(ply: Int.random(in: 20...30, using: &random), using: &random)
      var cold = Solver(capacity: 8 << 20)
      #expect(warm.score(of: position) == cold.score(of: position))
    }
  }

  @Test("The analysis of all moves agrees with the scores of the positions after them")
  func analysis() throws {
    var random = SeededRandom(seed: 12)
    var solver = Solver(capacity: 8 << 20)
    for _ in 0..<40 {
      let position = SearchPosition.random(ply: Int.random(in: 20...36, using: &random), using: &random)
      let analysis = solver.analyse(position)
      let scores = (0..<7).map { column in
        position.isLegal(column) ? solver.score(of: position.playing(column)).map { -$0 } : nil
      }
      let best = try #require(scores.compactMap { $0 }.max())
      #expect(analysis.isExact)
      #expect(analysis.lower == best)
      #expect(analysis.moves.first.map { scores[$0.column] } == best)
      for move in analysis.moves {
        let score = try #require(scores[move.column])
        #expect((move.lower...move.upper).contains(score))
      }
    }
  }

  @Test("A position that is over is scored by who has won, and when")
  func over() throws {
    var solver = Solver(capacity: 16 << 10)
    #expect(solver.score(of: try SearchPosition("1212121")) == -18)
    #expect(solver.analyse(try SearchPosition("1212121")).moves.isEmpty)
    let full = "121212212121" + "343434434343" + "565656656565" + "777777"
    #expect(solver.score(of: try SearchPosition(full)) == 0)
    #expect(solver.analyse(try SearchPosition(full)).moves.isEmpty)
    #expect(solver.score(of: try SearchPosition("121212")) == 18)
  }

  @Test("The same search visits the same nodes")
  func deterministic() throws {
    let first = ConnectFour.Bench.run(threads: 1)
    let second = ConnectFour.Bench.run(threads: 2)
    #expect(first.signature == second.signature)
    // Of each set of positions; what comes after that is time.
    func nodes(_ report: BenchReport) -> [[Substring]] {
      report.details.map { $0.split(separator: ",").dropLast(2) }
    }
    #expect(nodes(first) == nodes(second))
  }

  @Test("A search ends when it is told to")
  func stops() {
    let control = SearchControl()
    var solver = Solver(capacity: 1 << 20)
    control.stop()
    #expect(solver.score(of: SearchPosition(), limits: SearchLimits(control: control)) == nil)
    #expect(solver.score(of: SearchPosition(), limits: SearchLimits(milliseconds: 1)) == nil)
    let cut = solver.analyse(SearchPosition(), limits: SearchLimits(milliseconds: 20))
    #expect(!cut.isExact)
    #expect(cut.lower <= 1 && cut.upper >= 1)
    #expect(cut.moves.count == 7)
  }
}
