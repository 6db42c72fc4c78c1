// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// What the lines of `ConnectFour.levels` say, each over a thousand positions, against the exact scores.
struct LevelTests {
  private static let positions: [SearchPosition] = {
    var random = SeededRandom(seed: 21)
    return (0..<1000).map { .random(ply: 14 + $0 % 20, using: &random) }
  }()

  /// Plies until the game is over when both play for the distance; nil for a draw.
  private func plies(_ score: Int, in position: SearchPosition) -> Int? {
    if score > 0 { return 2 * (22 - score - position.ply / 2) - 1 }
    return score < 0 ? 2 * (22 + score - (position.ply + 1) / 2) : nil
  }

  private func scores(_ position: SearchPosition, _ solver: inout Solver) -> [Int: Int] {
    var scores: [Int: Int] = [:]
    for column in 0..<7 where position.isLegal(column) {
      scores[column] = solver.score(of: position.playing(column)).map { -$0 }
    }
    return scores
  }

  @Test("Every level sees its own win; from the second on it blocks")
  func winsAndBlocks() throws {
    var unblocked = 0
    var threats = 0
    for (seed, position) in Self.positions.enumerated() {
      let wins = (0..<7).filter { position.isLegal($0) && position.isWin($0) }
      for level in 1...5 {
        let column = try #require(Level.number(level).choose(in: position, seed: UInt64(seed)))
        if !wins.isEmpty { #expect(wins.contains(column), "level \(level)") }
        guard wins.isEmpty, let forced = position.forcedColumn else { continue }
        if level > 1 {
          #expect(column == forced, "level \(level)")
        } else {
          threats += 1
          unblocked += column == forced ? 0 : 1
        }
      }
    }
    // Level 1 does not look at the other side's fours.
    #expect(threats > 50 && unblocked * 2 > threats)
  }

  /// Level, and how many plies its line promises: two, three and five own discs, the last of them its own or, for the
  /// traps of level 3, the other side's.
  @Test("Levels see as far ahead as they say", arguments: [(3, 4), (4, 5), (5, 9)])
  func horizons(level: Int, seen: Int) throws {
    var solver = Solver(capacity: 16 << 20)
    var (wins, losses) = (0, 0)
    for (seed, position) in Self.positions.enumerated() {
      let scores = scores(position, &solver)
      let best = try #require(scores.values.max())
      let column = try #require(Level.number(level).choose(in: position, seed: UInt64(seed)))
      let chosen = try #require(scores[column])
      if best > 0, let distance = plies(best, in: position), distance <= seen {
        #expect(chosen == best, "a win in \(distance) plies")
        wins += 1
      }
      if chosen < 0, let distance = plies(chosen, in: position), distance <= seen {
        #expect(chosen == best, "walked into a loss in \(distance) plies")
        losses += 1
      }
    }
    #expect(wins > 100 && losses > 5)
  }

  @Test("The perfect bot gives away neither result nor distance")
  func perfect() throws {
    let engine = ConnectFour.Engine(resources: .none)
    var solver = Solver(capacity: 16 << 20)
    var random = SeededRandom(seed: 22)
    for index in 0..<1000 {
      let position = ConnectFour.Position.random(ply: 18 + index % 20, using: &random)
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      let move = try #require(
        engine.choose(in: position, strength: .perfect, seed: 1, control: SearchControl()))
      let chosen = solver.score(of: board.playing(move.column)).map { -$0 }
      #expect(chosen == scores(board, &solver).values.max(), "\(position.notation)")
    }
  }

  /// One threat alone, the other side has none: level 5 likes it better in the rows in which its side will play when the rest of
  /// the board fills up, the odd ones for whoever began.
  @Test("Level 5 likes threats in its own rows")
  func rows() {
    let search = LevelSearch(judgement: .threatsByRow, limits: SearchLimits())
    var values: [[Int]: [Int]] = [:]
    for position in Self.positions {
      let own = Bitboard.winningCells(position.own) & ~position.mask
      let other = Bitboard.winningCells(position.own ^ position.mask) & ~position.mask
      guard own.nonzeroBitCount == 1, other == 0 else { continue }
      // Rows count from the lowest, which is 1; seven bits are a column.
      let row = own.trailingZeroBitCount % 7 + 1
      var search = search
      values[[position.ply % 2, row % 2], default: []].append(search.value(position, 0, -1000, 1000))
    }
    let (good, bad) = (
      values[[0, 1], default: []] + values[[1, 0], default: []],
      values[[0, 0], default: []] + values[[1, 1], default: []]
    )
    #expect(good.count > 20 && bad.count > 20)
    #expect((good.min() ?? 0) > (bad.max() ?? 0) && (bad.min() ?? 0) > 0)
  }
}
