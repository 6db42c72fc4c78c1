// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import Reversi

/// Searches that are hard, stopped in the middle: what is counted after the stop is less than a millisecond of work.
@Suite struct StopTests {
  private let engine = Reversi.Engine(resources: .none)

  @Test func aStopIsFollowedAtOnce() {
    let middle = randomPosition(empty: 40, seed: 1)
    let end = randomPosition(empty: 20, seed: 2)
    let searches: [@Sendable (Reversi.Engine, SearchControl) -> Void] = [
      { #expect($0.choose(in: middle, strength: .perfect, seed: 1, control: $1) == nil) },
      { #expect($0.choose(in: end, strength: .perfect, seed: 1, control: $1) == nil) },
      { #expect($0.hint(in: middle, control: $1) == nil) },
      { _ = $0.bounds(of: end, control: $1) },
    ]
    for search in searches {
      let nodes = nodesAfterStop { [engine] in search(engine, $0) }
      #expect(nodes < 30_000)
    }
  }

  @Test func boundsHoldTheValue() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 7, seed: seed)
      let value = naiveScore(position).signum()
      #expect(engine.bounds(of: position, control: SearchControl()) == value...value)
    }
    #expect(engine.bounds(of: Reversi.Position(), control: SearchControl()) == nil)
    let control = SearchControl(budget: 0)
    #expect(engine.bounds(of: randomPosition(empty: 18, seed: 3), control: control) == nil)
  }

  /// A shallow search that comes later does not erase what a deep one found.
  @Test func theTableKeepsTheDeeperBounds() throws {
    var table = BoundTable(capacity: 1 << 16)
    let key = BoundTable.key(7, 11)
    table.store(key, depth: 9, age: 1, alpha: 3, beta: 4, score: 10, move: 5)
    table.store(key, depth: 4, age: 1, alpha: -9, beta: -8, score: -20, move: 6)
    let deep = try #require(table.find(key, 1)?.pointee)
    #expect(deep.depth == 9 && deep.lower == 10 && deep.upper == TableEntry.limit && deep.move == 5)
    table.store(key, depth: 12, age: 1, alpha: 0, beta: 1, score: -2, move: 6)
    let deeper = try #require(table.find(key, 1)?.pointee)
    #expect(deeper.depth == 12 && deeper.upper == -2 && deeper.lower == -TableEntry.limit)
    // A part of the table is a table of its own, and what lay elsewhere is gone.
    table.use(1 << 16)
    table.clear()
    #expect(table.find(key, 1) == nil)
  }

  @Test func questionsOfEverySizeHaveEqualAnswers() throws {
    let other = Reversi.Engine(resources: .none)
    for seed in 1...6 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 22 + Int(seed), seed: seed)
      _ = engine.choose(
        in: randomPosition(empty: 12, seed: seed), strength: .level(3), seed: 1, control: SearchControl())
      let first = engine.choose(in: position, strength: .level(5), seed: seed, control: SearchControl())
      engine.rest()
      #expect(first == other.choose(in: position, strength: .level(5), seed: seed, control: SearchControl()))
    }
  }
}
