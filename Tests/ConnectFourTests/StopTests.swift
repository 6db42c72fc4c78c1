// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import ConnectFour

/// Searches that are hard, stopped in the middle: what is counted after the stop is less than a millisecond of work.
struct StopTests {
  private let engine = ConnectFour.Engine(resources: .none)

  @Test func aStopIsFollowedAtOnce() {
    let start = ConnectFour.Position()
    let searches: [@Sendable (ConnectFour.Engine, SearchControl) -> Void] = [
      { #expect($0.choose(in: start, strength: .perfect, seed: 1, control: $1) == nil) },
      { #expect($0.hint(in: start, control: $1) == nil) },
      { #expect($0.bounds(of: start, control: $1) == -1...1) },
    ]
    for search in searches {
      let nodes = nodesAfterStop { [engine] in search(engine, $0) }
      #expect(nodes < 8000)
    }
  }

  @Test func aBudgetIsKept() {
    let control = SearchControl(budget: 100_000)
    #expect(engine.bounds(of: ConnectFour.Position(), control: control) == -1...1)
    #expect(control.spent >= 100_000 && control.spent < 108_000)
  }

  /// What was searched before, by whomever, changes no move: not even one that was given up.
  @Test func equalPositionsHaveEqualMoves() throws {
    let texts = ["1234", "44445", "1726354"]
    let positions = try texts.map { try ConnectFour.Position(parsing: $0) }
    let limits = SearchLimits(nodes: 300_000)
    func answers(_ order: [Int]) -> [Int: Int] {
      var player = PerfectPlayer(resources: .none, capacity: 8 << 20)
      var found: [Int: Int] = [:]
      for index in order {
        let board = SearchPosition(columnsPlayed: positions[index].columnsPlayed)
        _ = player.signs(of: board.playing(3), limits: SearchLimits(nodes: 50_000))
        found[index] = player.answer(in: board, limits: limits)?.column
      }
      return found
    }
    #expect(answers([0, 1, 2]) == answers([2, 0, 1]))
    #expect(answers([1, 1, 2, 0]) == answers([0, 1, 2]))
  }

  @Test func restGivesTheMemoryBack() throws {
    let position = try ConnectFour.Position(parsing: "44444")
    let before = engine.choose(
      in: position, strength: .perfect, seed: 1, control: SearchControl(budget: 100_000))
    engine.rest()
    let after = engine.choose(
      in: position, strength: .perfect, seed: 1, control: SearchControl(budget: 100_000))
    #expect(before == after)
  }
}
