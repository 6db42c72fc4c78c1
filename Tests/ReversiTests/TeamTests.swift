// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization
import Testing

@testable import Reversi

/// Two threads on the same tables: what they find is what one finds.
struct TeamTests {
  private func team(_ threads: Int = 2) -> SearchTeam<Search> {
    SearchTeam(threads: threads, capacity: 4 << 20, tables: OnDemand { handMade })
  }

  @Test func twoThreadsFindTheScoreOfEveryMove() throws {
    var alone = Search(capacity: 4 << 20, handMade)
    let team = team()
    for seed in 1...12 as ClosedRange<UInt64> {
      let board = Board(randomPosition(empty: 13 + Int(seed % 4), seed: seed))
      guard board.moves != 0 else { continue }
      alone.begin()
      let expected = alone.allScores(board)
      let (found, nodes) = team.ask { search, limits in
        search.begin(limits)
        return search.allScores(board)
      }
      #expect(found == expected && nodes > 0)
    }
  }

  /// One that is deep enough for the work to be shared out; one thread alone solves more of them.
  @Test func twoThreadsSolveTheEndgameTest() throws {
    let line = try #require(try dataLines("ffo.txt").dropFirst(39).first)
    let (board, scores) = try Reversi.Bench.read(line)
    let (score, _) = team().ask { search, limits in
      search.begin(limits)
      return search.score(board)
    }
    #expect(score == scores.map(\.score).max())
  }

  private final class Seen: Sendable {
    let tables = Mutex<[ObjectIdentifier]>([])
  }

  /// The weights are there once, however many threads read them.
  @Test func allThreadsReadTheSameWeights() {
    let seen = Seen()
    _ = team(3).ask { search, _ -> Bool? in
      seen.tables.withLock { $0.append(ObjectIdentifier(search.evaluation.tables)) }
      return nil
    }
    let tables = seen.tables.withLock { $0 }
    #expect(tables.count == 3 && Set(tables).count == 1)
  }

  /// Stopped at any moment the tables hold nothing that is wrong: every score that is found afterwards is right.
  @Test func aThousandStopsSpoilNothing() throws {
    var alone = Search(capacity: 4 << 20, handMade)
    let boards = (1...10).map { Board(randomPosition(empty: 14, seed: $0)) }.filter { $0.moves != 0 }
    let expected = boards.map { board in
      alone.begin()
      return alone.score(board)
    }
    let team = team()
    var random = SeededRandom(seed: 7)
    for round in 0..<1000 {
      let place = round % boards.count
      let board = boards[place]
      let budget = UInt64.random(in: 0...20_000, using: &random)
      let (found, _) = team.ask(SearchLimits(control: SearchControl(budget: budget))) { search, limits in
        search.begin(limits)
        return search.score(board)
      }
      #expect(found == nil || found == expected[place])
    }
    for (board, score) in zip(boards, expected) {
      let (found, _) = team.ask { search, limits in
        search.begin(limits)
        return search.score(board)
      }
      #expect(found == score)
    }
  }

  @Test func theCommandsTakeThreads() throws {
    let console = Reversi.Console(resources: .none)
    var (one, two) = (EngineRequest(), EngineRequest())
    (one.showMoves, two.showMoves, two.threads) = (true, true, 2)
    for seed in 1...6 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 12, seed: seed)
      let line = position.notation
      #expect(try console.solve(line, two) == console.solve(line, one))
      guard !position.isOver else { continue }
      let move = try #require(Reversi.Move(try console.move(line, two)))
      let next = try #require(position.playing(move))
      #expect(score(next, for: position.turn) == score(position, for: position.turn))
    }
  }

  /// The final difference for a side, by the search of one thread.
  private func score(_ position: Reversi.Position, for side: Seat) -> Int? {
    var search = Search(capacity: 1 << 20, handMade)
    search.begin()
    let score = search.score(Board(position))
    return score.map { position.turn == side ? $0 : -$0 }
  }
}
