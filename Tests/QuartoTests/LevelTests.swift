// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// What the lines of `Quarto.levels` say, each over a thousand positions.
struct LevelTests {
  private let engine = Quarto.Engine(resources: .none)

  private func choose(_ position: Quarto.Position, _ strength: Strength, _ seed: UInt64) throws -> Quarto.Move
  {
    try #require(engine.choose(in: position, strength: strength, seed: seed, control: SearchControl()))
  }

  private func positions(_ pieces: ClosedRange<Int>) -> [(position: Quarto.Position, seed: UInt64)] {
    (1...1000).map { seed in
      let count = pieces.lowerBound + seed % pieces.count
      let rules: Quarto.Rules = seed.isMultiple(of: 3) ? .squares : .lines
      return (randomPosition(rules, pieces: count, seed: UInt64(seed)), UInt64(seed))
    }
  }

  @Test func winsAreSeen() throws {
    var (wins, taken) = (0, 0)
    for (position, seed) in positions(4...12) {
      let hand = try #require(position.hand)
      guard position.emptyCells.contains(where: { position.wins(hand, on: $0) }) else { continue }
      wins += 1
      for level in 2...5 {
        #expect(position.playing(try choose(position, .level(level), seed))?.outcome?.winner != nil)
      }
      if position.playing(try choose(position, .level(1), seed))?.outcome?.winner != nil { taken += 1 }
    }
    // Level 1 sees half of them, and hits some by chance.
    #expect(wins > 100 && taken * 20 > wins * 9 && taken * 20 < wins * 15)
  }

  /// From level 3 on, whenever a whole turn gives no win away at once, the turn played does not.
  @Test func noWinIsGivenAwayAtOnce() throws {
    var could = 0
    for (position, seed) in positions(2...13) {
      let hand = try #require(position.hand)
      if position.emptyCells.contains(where: { position.wins(hand, on: $0) }) { continue }
      let canHold = position.emptyCells.contains { cell in
        guard let after = position.playing(.place(cell)) else { return false }
        return after.outcome != nil || after.dangerous.count < after.left.count
      }
      guard canHold else { continue }
      could += 1
      for level in 3...5 {
        let after = try #require(position.playing(try choose(position, .level(level), seed)))
        guard after.outcome == nil else { continue }
        guard case .give(let piece) = try choose(after, .level(level), seed &+ 1) else {
          Issue.record("no gift")
          continue
        }
        #expect(!after.dangerous.contains(piece), "level \(level) at \(position.notation)")
      }
    }
    #expect(could > 400)
  }

  /// Where only some cells leave a safe piece to give, level 3 places there.
  @Test func aPlacementLeavesSomethingToGive() throws {
    let console = Quarto.Console(resources: .none)
    for seed in 1...60 as ClosedRange<UInt64> {
      var request = EngineRequest()
      request.skill = Skill(.level(3))
      request.seed = seed
      let turn = try console.move("...2..6.08.3...7 d", request)
      var position = try Quarto.Position(parsing: "...2..6.08.3...7 d", rules: .lines)
      let cell = try #require(turn.first.flatMap { Int(String($0), radix: 16) })
      position = try #require(position.playing(.place(cell)))
      let gift = try #require(turn.last.flatMap { Quarto.Piece(String($0)) })
      #expect(!position.dangerous.contains(gift), "\(turn)")
    }
  }

  /// With so many empty cells or fewer the level counts every turn to the end.
  @Test(arguments: [(4, 11...14), (5, 8...14)]) func levelsCountCells(level: Int, pieces: ClosedRange<Int>)
    throws
  {
    var solvers = [Quarto.Rules.lines: Cabinet(.lines), .squares: Cabinet(.squares)]
    for (position, seed) in positions(pieces) {
      let solver = try #require(solvers[position.rules])
      let value = try #require(solver.value(position))
      let next = try #require(position.playing(try choose(position, .level(level), seed)))
      #expect(solver.value(next) == value, "\(position.notation)")
      guard next.outcome == nil else { continue }
      let given = try #require(next.playing(try choose(next, .level(level), seed)))
      #expect(solver.value(given) == -value, "\(next.notation)")
    }
    solvers.removeAll()
  }

  /// The strongest level leaves the least odd number of safe gifts, which runs out on the other side.
  @Test func theStrongestLevelCorners() throws {
    for (position, seed) in positions(2...7) {
      let hand = try #require(position.hand)
      if position.emptyCells.contains(where: { position.wins(hand, on: $0) }) { continue }
      func safe(_ cell: Int) -> Int {
        position.playing(.place(cell)).map { $0.left.count - $0.dangerous.count } ?? 0
      }
      let all = position.emptyCells.map(safe).filter { $0 > 0 }
      guard let least = all.filter({ $0 % 2 == 1 }).min() ?? all.min() else { continue }
      guard case .place(let cell) = try choose(position, .level(5), seed) else { continue }
      #expect(safe(cell) == least, "\(position.notation)")
    }
  }

  @Test func thePerfectBotNeverLoses() throws {
    var solvers = [Quarto.Rules.lines: Cabinet(.lines), .squares: Cabinet(.squares)]
    for (position, seed) in positions(8...14) {
      let solver = try #require(solvers[position.rules])
      let value = try #require(solver.value(position))
      let next = try #require(position.playing(try choose(position, .perfect, seed)))
      #expect(solver.value(next) ?? -1 >= value, "\(position.notation)")
    }
    solvers.removeAll()
  }

  /// A solver that a dictionary can hold.
  private final class Cabinet {
    private var solver: Solver
    init(_ rules: Quarto.Rules) { solver = Solver(rules, capacity: 1 << 20) }

    /// For whoever is to act.
    func value(_ position: Quarto.Position) -> Int? {
      if let outcome = position.outcome { return outcome.winner == nil ? 0 : 1 }
      let board = SearchPosition(position)
      guard let hand = position.hand else { return solver.value(giving: board) }
      return solver.value(board, placing: hand.rawValue)
    }
  }
}
