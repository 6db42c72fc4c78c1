// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import Quarto

/// Searches that are hard, stopped in the middle: what is counted after the stop is less than a millisecond of work.
struct StopTests {
  private let engine = Quarto.Engine(resources: .none)

  @Test func aStopIsFollowedAtOnce() {
    let early = randomPosition(.lines, pieces: 3, seed: 1)
    let placed = randomPosition(.squares, pieces: 4, seed: 2)
    let searches: [@Sendable (Quarto.Engine, SearchControl) -> Void] = [
      { _ = $0.bounds(of: early, control: $1) },
      { #expect($0.values(in: placed, control: $1) == nil) },
      { #expect($0.hint(in: placed, control: $1) == nil) },
      { #expect($0.choose(in: placed, strength: .perfect, seed: 1, control: $1) == nil) },
    ]
    for search in searches {
      let nodes = nodesAfterStop { [engine] in search(engine, $0) }
      #expect(nodes < 8000)
    }
  }

  /// The search for the fastest win looks at its limits, too.
  @Test func theSearchForFastWinsEnds() {
    var solver = Solver(.lines, capacity: 1 << 16)
    let position = randomPosition(.lines, pieces: 6, seed: 5)
    solver.begin(SearchLimits(nodes: 10_000))
    let before = solver.nodes
    let wins = solver.givingWinsWithin(6, SearchPosition(position))
    let (isAborted, nodes) = (solver.isAborted, solver.nodes - before)
    #expect(!wins && isAborted)
    #expect(nodes < 10_000 + 2 * SearchMeter.interval)
  }

  @Test func aQuestionBeyondItsBudgetIsNotKnown() {
    let control = SearchControl(budget: 100_000)
    #expect(engine.bounds(of: Quarto.Position(), control: control) == -1...1)
    #expect(control.spent < 108_000)
  }

  /// What follows from a look is seen without any budget, as early in the game as it may be.
  @Test func winsAtOnceAreAlwaysSeen() throws {
    let nothing = SearchControl(budget: 0)
    for seed in 1...300 as ClosedRange<UInt64> {
      let position = randomPosition(.lines, pieces: 3 + Int(seed % 5), seed: seed)
      let hand = try #require(position.hand)
      if position.emptyCells.contains(where: { position.wins(hand, on: $0) }) {
        #expect(engine.bounds(of: position, control: nothing) == 1...1)
      }
    }
    #expect(nothing.spent == 0)
  }

  @Test func boundsHoldTheValue() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(seed.isMultiple(of: 2) ? .squares : .lines, pieces: 11, seed: seed)
      let value = naiveValue(position)
      #expect(engine.bounds(of: position, control: SearchControl()) == value...value)
      let cell = try #require(position.emptyCells.first)
      let giving = try #require(position.playing(.place(cell)))
      guard giving.outcome == nil else { continue }
      let after = naiveValue(giving)
      #expect(engine.bounds(of: giving, control: SearchControl()) == after...after)
    }
  }

  /// What was searched before changes no move, and neither does how fast the machine is.
  @Test func equalPositionsHaveEqualMoves() throws {
    let positions = (1...12 as ClosedRange<UInt64>).map {
      randomPosition(.lines, pieces: 5 + Int($0 % 4), seed: $0)
    }
    func moves(_ order: [Int]) -> [Int: Quarto.Move] {
      let engine = Quarto.Engine(resources: .none)
      var found: [Int: Quarto.Move] = [:]
      for index in order {
        _ = engine.bounds(of: positions[11 - index], control: SearchControl(budget: 30_000))
        found[index] = engine.choose(
          in: positions[index], strength: .perfect, seed: 1, control: SearchControl())
        engine.rest()
      }
      return found
    }
    #expect(moves(Array(0..<12)) == moves(Array((0..<12).reversed())))
  }
}
