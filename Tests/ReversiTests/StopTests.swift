// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import Reversi

/// Searches that are hard, stopped in the middle: what is counted after the stop is less than a millisecond of work.
struct StopTests {
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
