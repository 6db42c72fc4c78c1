// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import Reversi

/// Two threads that think about the perfect bot's moves, on tables that stay from move to move.
struct MoveTeamTests {
  private let engine = Reversi.Engine(resources: .none)

  private func choose(_ position: Reversi.Position, threads: Int = 2, budget: UInt64 = .max) -> Reversi.Move?
  {
    let control = SearchControl(budget: budget, threads: threads)
    return engine.choose(in: position, strength: .perfect, seed: 1, control: control)
  }

  /// The final difference for the side to move, by a search of its own.
  private func score(_ position: Reversi.Position, _ search: inout Search) -> Int? {
    search.begin()
    return search.score(Board(position))
  }

  /// To its end, with hints and pondering between the moves.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func everyMoveOfAnEndingKeepsItsValue(seed: UInt64) throws {
    var position = randomPosition(empty: 16, seed: seed)
    var search = Search(capacity: 4 << 20, handMade)
    while !position.isOver {
      let before = try #require(score(position, &search))
      let move = try #require(choose(position))
      let next = try #require(position.playing(move))
      let after = try #require(score(next, &search))
      #expect((next.turn == position.turn ? after : -after) == before, "\(position.notation)")
      _ = engine.hint(in: next, control: SearchControl())
      engine.ponder(on: next, control: SearchControl(budget: 5_000, threads: 2))
      position = next
    }
  }

  /// What threads that were stopped leave in the tables is seen later in the game.
  @Test func movesThatWereGivenUpSpoilNothing() throws {
    var random = SeededRandom(seed: 3)
    var search = Search(capacity: 4 << 20, handMade)
    for seed in 1...10 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 14, seed: seed)
      guard !position.isOver else { continue }
      for _ in 0..<20 { _ = choose(position, budget: .random(in: 0...20_000, using: &random)) }
      let move = try #require(choose(position))
      let next = try #require(position.playing(move))
      let (before, after) = (try #require(score(position, &search)), try #require(score(next, &search)))
      #expect((next.turn == position.turn ? after : -after) == before)
    }
  }

  @Test func stoppedFromOutsideNobodyGoesOn() async throws {
    let position = randomPosition(empty: 40, seed: 1)
    let ended = stopped(after: 1, threads: 2) { [engine] in
      engine.choose(in: position, strength: .perfect, seed: 1, control: $0)
    }
    let search = try #require(ended)
    #expect(search.answer == nil)
    let spent = search.control.spent
    try await Task.sleep(for: .milliseconds(50))
    #expect(search.control.spent == spent)
  }

  /// Threads that join later would not see what was kept before them.
  @Test func anotherNumberOfThreadsBeginsAnew() throws {
    let position = randomPosition(empty: 11, seed: 3)
    let later = position.legalMoves.compactMap { position.playing($0) }
    #expect(choose(position) != nil && later.contains { engine.remembers($0) })
    let end = randomPosition(empty: 4, seed: 5)
    #expect(choose(end, threads: 1) != nil)
    #expect(!later.contains { engine.remembers($0) })
  }
}
