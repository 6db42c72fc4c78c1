// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What the lines of `Reversi.levels` say, each over a thousand positions.
struct LevelTests {
  private let engine = Reversi.Engine(resources: .none)
  private static let corners = [0, 7, 56, 63]

  private func choose(_ position: Reversi.Position, _ strength: Strength, _ seed: UInt64) throws
    -> Reversi.Move
  {
    try #require(engine.choose(in: position, strength: strength, seed: seed, control: SearchControl()))
  }

  @Test func theFirstLevelPlaysAnywhere() throws {
    var others = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 10 + Int(seed % 45), seed: seed)
      let moves = try (0..<3).map { try choose(position, .level(1), seed &+ $0) }
      for move in moves { #expect(position.legalMoves.contains(move)) }
      if Set(moves).count > 1 { others += 1 }
    }
    #expect(others > 600)
  }

  @Test func theSecondLevelTakesCorners() throws {
    var found = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 6 + Int(seed % 40), seed: seed)
      guard Self.corners.contains(where: { position.legalMoves.contains(.place($0)) }) else { continue }
      found += 1
      let move = try choose(position, .level(2), seed)
      #expect(Self.corners.contains(move.square ?? -1), "\(position.notation)")
    }
    #expect(found > 200)
  }

  /// With so few empty squares the level, and the perfect bot, lose not a single disc of what can be had. They
  /// take turns: both play the same endgame, so that a position is solved three times and not five.
  @Test(arguments: [(3, 6, 1000), (4, 10, 1000), (5, 14, 300)]) func theEndIsExact(
    level: Int, empty: Int, count: Int
  ) throws {
    var search = Search(capacity: 4 << 20, handMade)
    for seed in 1...UInt64(count) {
      let position = randomPosition(empty: empty - Int(seed % 4), seed: seed)
      search.begin()
      let best = search.score(Board(position))
      // Each of them with every number of empty squares.
      let strength: Strength = seed / 4 % 2 == 0 ? .level(level) : .perfect
      let next = try #require(position.playing(try choose(position, strength, seed)))
      let after = search.score(Board(next)).map { next.turn == position.turn ? $0 : -$0 }
      #expect(best != nil && after == best, "\(strength) at \(position.notation)")
    }
  }

  /// Before that a level would play the best move at its depth, were nothing hidden from it by chance.
  @Test(arguments: [(3, 2, 1000), (4, 4, 150)]) func levelsLookAhead(level: Int, depth: Int, count: Int)
    throws
  {
    var habit = try #require(LevelPlayer.habit(level))
    habit.noise = 0
    var search = Search(capacity: 4 << 20, handMade)
    var random = SeededRandom(seed: 1)
    let evaluation = Evaluation(handMade)
    for seed in 1...UInt64(count) {
      let position = randomPosition(empty: 20 + Int(seed % 30), seed: seed)
      let move = LevelPlayer.choose(&search, Board(position), by: habit, &random, SearchControl())
      let next = try #require(move.flatMap { position.playing($0) })
      let best = plainGuess(position, depth, evaluation)
      #expect(-plainGuess(next, depth - 1, evaluation) == best, "\(position.notation)")
    }
  }

  /// The fifth level sees what a search of seven plies sees that leaves nothing out, but for a little: ProbCut may err.
  @Test func theFifthLevelLooksSevenMovesAhead() throws {
    var habit = try #require(LevelPlayer.habit(5))
    habit.noise = 0
    var search = Search(capacity: 4 << 20, handMade)
    var plain = Search(capacity: 4 << 20, handMade)
    plain.isSelective = false
    var random = SeededRandom(seed: 1)
    func lost(by habit: LevelPlayer.Habit) throws -> Int {
      try (1...60 as ClosedRange<UInt64>).reduce(0) { sum, seed in
        let position = randomPosition(empty: 20 + Int(seed % 30), seed: seed)
        plain.begin()
        let best = plain.midgame(Board(position), 0 - Search.infinity, Search.infinity, 7)
        let move = LevelPlayer.choose(&search, Board(position), by: habit, &random, SearchControl())
        let square = try #require(move?.square)
        let child = plain.child(Board(position), square)
        return sum + best + plain.midgame(child, 0 - Search.infinity, Search.infinity, 6)
      }
    }
    let whole = try lost(by: habit)
    habit.depth = 5
    let less = try lost(by: habit)
    // A sixth of a disc a move is little, and two plies less cost much more.
    #expect(whole >= 0 && whole < 60 * Evaluation.unit / 6 && less > 3 * whole, "\(whole) \(less)")
  }

  /// What is hidden from the levels by chance costs them something in nearly every position, and the lower one more.
  @Test func chanceHidesTheBestMoves() throws {
    let evaluation = Evaluation(handMade)
    var means: [Double] = []
    for level in 3...5 {
      var habit = try #require(LevelPlayer.habit(level))
      habit.depth = 2
      var search = Search(capacity: 4 << 20, handMade)
      var random = SeededRandom(seed: 1)
      var sum = 0
      for seed in 1...1000 as ClosedRange<UInt64> {
        let position = randomPosition(empty: 20 + Int(seed % 30), seed: seed)
        let move = LevelPlayer.choose(&search, Board(position), by: habit, &random, SearchControl())
        let next = try #require(move.flatMap { position.playing($0) })
        sum += plainGuess(position, 2, evaluation) + plainGuess(next, 1, evaluation)
      }
      means.append(Double(sum) / 1000 / Double(Evaluation.unit))
    }
    #expect(means == means.sorted(by: >) && (0.5...6).contains(means[2]) && means[0] < 8, "\(means)")
  }
}
