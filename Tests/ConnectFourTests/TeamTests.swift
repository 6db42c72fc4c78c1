// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// Two threads on one table: the scores of one, however they run.
struct TeamTests {
  @Test func knowsThePublicScores() throws {
    let console = ConnectFour.Console(resources: .none)
    var request = EngineRequest()
    request.threads = 2
    let bytes = try #require(Repository.bytes("Tests/ConnectFourTests/Data/scores.txt"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 397)
    for line in lines {
      let fields = line.split(separator: " ").map(String.init)
      #expect(try console.solve(fields[0], request) == fields.last, "\(line)")
    }
  }

  /// On a small table that is always full, positions at which the threads leave moves to each other.
  @Test func agreesWithOneThread() {
    var solver = Solver(capacity: 8 << 20)
    let team = SearchTeam(threads: 2, capacity: 64 << 10)
    for seed in 1...30 as ClosedRange<UInt64> {
      let position = ConnectFour.Bench.randomPosition(ply: 16, seed: seed)
      #expect(team.score(of: position) == solver.score(of: position), "\(seed)")
    }
  }

  @Test func everyColumnHasItsScore() throws {
    let console = ConnectFour.Console(resources: .none)
    var request = EngineRequest()
    request.showMoves = true
    let alone = try console.solve("44444333321266", request)
    request.threads = 2
    #expect(try console.solve("44444333321266", request) == alone)
  }

  /// What a stopped search leaves in the table is proven like everything else.
  @Test func aStopAtAnyMomentSpoilsNothing() {
    var random = SeededRandom(seed: 3)
    let position = ConnectFour.Bench.randomPosition(ply: 16, seed: 2)
    let early = ConnectFour.Bench.randomPosition(ply: 6, seed: 5)
    var solver = Solver(capacity: 8 << 20)
    let expected = solver.score(of: position)
    let team = SearchTeam(threads: 2, capacity: 1 << 20)
    for round in 0..<1000 {
      let control = SearchControl(budget: UInt64.random(in: 0...20_000, using: &random))
      if round.isMultiple(of: 2) {
        #expect(team.score(of: early, control) == nil)
      } else {
        let score = team.score(of: position, control)
        #expect(score == nil || score == expected)
      }
    }
    #expect(team.score(of: position) == expected)
  }
}
