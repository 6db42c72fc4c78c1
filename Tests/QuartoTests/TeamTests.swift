// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Quarto

/// Two threads on one table: the values of one, however they run.
struct TeamTests {
  @Test(arguments: Quarto.Rules.allCases) func knowsEveryPositionOfTheTables(rules: Quarto.Rules) throws {
    let console = Quarto.Console(resources: .none)
    var request = EngineRequest()
    request.rules = rules.rawValue
    request.threads = 2
    request.showMoves = true
    for line in try tablePositions(rules) {
      let fields = line.split(separator: "\t").map(String.init)
      let answer = try console.solve(fields[0] + " " + fields[1], request).split(separator: " ")
      #expect(answer.first.map(String.init) == fields[2], "\(line)")
      let turns = Set((answer.last ?? "").split(separator: ",").map(String.init))
      #expect(turns == Set(fields[5].split(separator: ",").map(String.init)), "\(line)")
    }
  }

  /// The move of two threads keeps what the position is worth, whichever of the optimal ones it is.
  @Test(arguments: Quarto.Rules.allCases) func twoThreadsMoveOptimally(rules: Quarto.Rules) throws {
    let console = Quarto.Console(resources: BookTests.resources)
    var request = EngineRequest()
    request.rules = rules.rawValue
    request.threads = 2
    for line in try tablePositions(rules).prefix(60) {
      let fields = line.split(separator: "\t").map(String.init)
      let move = try console.move(fields[0] + " " + fields[1], request)
      #expect(fields[5].split(separator: ",").contains(Substring(move)), "\(line) \(move)")
    }
    // Before the first piece, and where nothing can be placed any more.
    #expect(try console.move("................ -", request).count == 1)
    #expect(throws: EngineError.self) { try console.move("0123456789abcdef -", request) }
  }

  /// As early as no book helps: a move that is worth what one thread's is.
  @Test func twoThreadsKnowNoLessThanOne() throws {
    let console = Quarto.Console(resources: .none)
    var solver = Solver(.squares, capacity: 16 << 20)
    var request = EngineRequest()
    request.rules = "squares"
    for seed in 1...8 as ClosedRange<UInt64> {
      let position = randomPosition(.squares, pieces: 5, seed: seed)
      let board = SearchPosition(position)
      let hand = try #require(position.hand?.rawValue)
      solver.begin(SearchLimits())
      let value = solver.value(board, placing: hand)
      let known = try #require(value)
      let optimal = solver.optimalTurns(board, placing: hand, value: known).map { Set($0.map(\.text)) }
      let turns = try #require(optimal)
      for threads in 1...2 {
        request.threads = threads
        let move = try console.move(position.notation, request)
        #expect(turns.contains(move), "\(position.notation) \(threads)")
      }
    }
  }

  /// Boards of so few pieces that the threads leave positions to each other, on a small table that is always full.
  @Test(arguments: Quarto.Rules.allCases) func agreesWithOneThread(rules: Quarto.Rules) throws {
    var solver = Solver(rules, capacity: 8 << 20)
    let team = SearchTeam(rules, threads: 2, capacity: 256 << 10)
    for seed in 1...6 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: rules == .lines ? 6 : 5, seed: seed)
      let hand = try #require(position.hand?.rawValue)
      let board = SearchPosition(position)
      let value = team.value(board, placing: hand).answer
      #expect(value == solver.value(board, placing: hand), "\(position.notation)")
    }
  }

  /// What a stopped search leaves in the table is proven like everything else.
  @Test(arguments: Quarto.Rules.allCases) func aStopAtAnyMomentSpoilsNothing(rules: Quarto.Rules) throws {
    var random = SeededRandom(seed: 3)
    let position = randomPosition(rules, pieces: 6, seed: 2)
    let hand = try #require(position.hand?.rawValue)
    let board = SearchPosition(position)
    let early = SearchPosition(randomPosition(rules, pieces: 3, seed: 5))
    let earlyHand = try #require(randomPosition(rules, pieces: 3, seed: 5).hand?.rawValue)
    var solver = Solver(rules, capacity: 8 << 20)
    let expected = solver.value(board, placing: hand)
    let team = SearchTeam(rules, threads: 2, capacity: 1 << 20)
    for round in 0..<1000 {
      let control = SearchControl(budget: UInt64.random(in: 0...8000, using: &random))
      if round.isMultiple(of: 2) {
        #expect(team.value(early, placing: earlyHand, control).answer == nil)
      } else {
        let answer = team.value(board, placing: hand, control).answer
        #expect(answer == nil || answer == expected)
      }
    }
    #expect(team.value(board, placing: hand).answer == expected)
  }

  /// From outside, by another thread, at times that differ from run to run.
  @Test func endsSoonAfterItIsStopped() throws {
    let team = SearchTeam(.lines, threads: 2, capacity: 4 << 20)
    let board = SearchPosition(randomPosition(.lines, pieces: 2, seed: 1))
    let hand = try #require(randomPosition(.lines, pieces: 2, seed: 1).hand?.rawValue)
    for round in 0..<20 {
      let control = SearchControl()
      let searcher = Searcher<Int>()
      let end = SearchControl()
      let search: @Sendable (SearchControl) -> Int? = { _ in
        #expect(team.value(board, placing: hand, control).answer == nil)
        end.stop()
        return nil
      }
      searcher.go(wake: {}, search)
      while control.spent < UInt64(round) * 3000 { usleep(20) }
      control.stop()
      let before = control.spent
      while !end.isStopped { usleep(20) }
      #expect(control.spent - before < 16_000)
    }
  }
}
