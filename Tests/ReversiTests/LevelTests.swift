// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What the lines of `Reversi.levels` say, each over a thousand positions.
@Suite struct LevelTests {
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

  /// With so few empty squares the level, and the perfect bot, lose not a single disc of what can be had.
  @Test(arguments: [(3, 6, 1000), (4, 10, 1000), (5, 14, 300)]) func theEndIsExact(
    level: Int, empty: Int, count: Int
  ) throws {
    var search = Search(capacity: 4 << 20, weights: nil)
    for seed in 1...UInt64(count) {
      let position = randomPosition(empty: empty - Int(seed % 4), seed: seed)
      search.begin()
      let best = search.score(Board(position))
      for strength in [Strength.level(level), .perfect] {
        let next = try #require(position.playing(try choose(position, strength, seed)))
        let after = search.score(Board(next)).map { next.turn == position.turn ? $0 : -$0 }
        #expect(best != nil && after == best, "\(strength) at \(position.notation)")
      }
    }
  }

  /// Before that, a level's move is the best at its depth, within what chance may hide from it.
  @Test(arguments: [(3, 2), (4, 4), (5, 7)]) func levelsLookAhead(level: Int, depth: Int) throws {
    let habit = try #require(LevelPlayer.habit(level))
    #expect(habit.depth == depth)
    // One move may look that much worse than it is, and another better.
    let slack = 2 * habit.noise
    var search = Search(capacity: 4 << 20, weights: nil)
    search.isSelective = depth > 4
    for seed in 1...(depth < 7 ? 1000 : 100) as ClosedRange<UInt64> {
      let position = randomPosition(empty: 20 + Int(seed % 30), seed: seed)
      let board = Board(position)
      let square = try #require(try choose(position, .level(level), seed).square)
      search.begin()
      var moves = search.rootMoves(board)
      let best = try #require(search.best(board, &moves, depth: depth))
      let chosen =
        0 - search.midgame(search.child(board, square), -Search.infinity, Search.infinity, depth - 1)
      // ProbCut may judge a move a little differently when it is asked in another order.
      #expect(chosen >= best.score - slack - (depth > 4 ? 24 : 0), "\(position.notation)")
    }
  }
}
