// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

struct EngineTests {
  /// Plays on from `start`; `early` acts for the other side. Returns the winner's seat.
  private func finish(
    _ start: Quarto.Position, perfect: Seat, _ engine: Quarto.Engine, seed: UInt64,
    _ other: (Quarto.Position, UInt64) -> Quarto.Move?
  ) -> Outcome? {
    var position = start
    var random = SeededRandom(seed: seed)
    while position.outcome == nil {
      let seed = random.next()
      let move =
        position.turn == perfect
        ? engine.choose(in: position, strength: .perfect, seed: seed, control: SearchControl())
        : other(position, seed)
      guard let move, let next = position.playing(move) else { return nil }
      position = next
    }
    return position.outcome
  }

  /// From the middle of the game on, where no book is needed: never worse than the value of the position.
  @Test(arguments: Quarto.Rules.allCases) func thePerfectBotKeepsTheValue(rules: Quarto.Rules) throws {
    let engine = Quarto.Engine(resources: .none)
    var solver = Solver(rules, capacity: 4 << 20)
    for seed in 1...24 as ClosedRange<UInt64> {
      let start = randomPosition(rules, pieces: 7 + Int(seed % 3), seed: seed)
      let hand = try #require(start.hand)
      let found = solver.value(SearchPosition(start), placing: hand.rawValue)
      let value = try #require(found)
      for level in [3, 5] {
        let outcome = finish(start, perfect: start.turn, engine, seed: seed) { position, seed in
          engine.choose(in: position, strength: .level(level), seed: seed, control: SearchControl())
        }
        let result = outcome?.winner.map { $0 == start.turn ? 1 : -1 } ?? 0
        #expect(outcome != nil && result >= value, "\(start.notation)")
      }
    }
  }

  @Test func valuesOfCellsAgreeWithTheNaiveSolver() throws {
    let engine = Quarto.Engine(resources: .none)
    for seed in 1...12 as ClosedRange<UInt64> {
      let position = randomPosition(.lines, pieces: 11, seed: seed)
      let values = try #require(engine.values(in: position, control: SearchControl()))
      #expect(values.count == position.emptyCells.count)
      for (move, value) in values {
        let next = try #require(position.playing(move))
        #expect(value.signum() == naiveValue(next), "\(position.notation) \(move)")
        // What ends the game is worth more.
        #expect((abs(value) > 1) == (next.outcome?.winner != nil), "\(position.notation) \(move)")
      }
    }
  }

  @Test func thePerfectBotTakesTheFastestWin() throws {
    let engine = Quarto.Engine(resources: .none)
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(.lines, pieces: 9, seed: seed)
      let hand = try #require(position.hand)
      let wins = position.emptyCells.filter { position.wins(hand, on: $0) }
      guard !wins.isEmpty else { continue }
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      #expect(hint.meaning == .wins(1))
      #expect(position.playing(hint.move)?.outcome?.winner == position.turn)
    }
  }

  @Test func levelsSeeWhatTheirLinesSay() throws {
    let engine = Quarto.Engine(resources: .none)
    for seed in 1...80 as ClosedRange<UInt64> {
      let position = randomPosition(.lines, pieces: 8, seed: seed)
      let hand = try #require(position.hand)
      let canWin = position.emptyCells.contains { position.wins(hand, on: $0) }
      for level in 2...5 where canWin {
        let move = try #require(
          engine.choose(in: position, strength: .level(level), seed: seed, control: SearchControl()))
        #expect(position.playing(move)?.outcome != nil, "level \(level)")
      }
      guard !canWin, let cell = position.emptyCells.first, let giving = position.playing(.place(cell)) else {
        continue
      }
      guard giving.outcome == nil, giving.dangerous.count < giving.left.count else { continue }
      for level in 3...5 {
        let move = try #require(
          engine.choose(in: giving, strength: .level(level), seed: seed, control: SearchControl()))
        if case .give(let piece) = move { #expect(!giving.dangerous.contains(piece), "level \(level)") }
      }
    }
  }
}
