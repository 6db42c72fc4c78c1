// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Synchronization
import Testing

@testable import Reversi

/// What is likely is never called proven.
struct SelectivityTests {
  /// Likely scores are often wrong with weights by rules of thumb; the proof after them, with their tables, never is.
  @Test func aProofAfterGuessesIsExact() throws {
    var search = Search(capacity: 4 << 20, handMade)
    var wrong = 0
    for seed in 1...24 as ClosedRange<UInt64> {
      let board = Board(randomPosition(empty: 14 + Int(seed % 4), seed: seed))
      search.begin()
      var moves = search.rootMoves(board)
      let solved = search.solve(board, &moves, guess: 0)
      let exact = try #require(solved).score
      search.begin()
      moves = search.rootMoves(board)
      for step in Selectivity.all {
        search.selectivity = step
        let best = search.solve(board, &moves, guess: 0)
        let score = try #require(best).score
        if step == .proven { #expect(score == exact) } else if score != exact { wrong += 1 }
      }
    }
    #expect(wrong > 0, "nothing was left out")
  }

  /// The surer a search wants to be, the more it looks at.
  @Test func surerSearchesLookAtMore() throws {
    var search = Search(capacity: 4 << 20, handMade)
    var nodes = [UInt64](repeating: 0, count: Selectivity.all.count)
    for seed in 1...6 as ClosedRange<UInt64> {
      let board = Board(randomPosition(empty: 18, seed: seed))
      for (index, step) in Selectivity.all.enumerated() {
        search.begin()
        var moves = search.rootMoves(board)
        let before = search.nodes
        search.selectivity = step
        _ = search.solve(board, &moves, guess: 0)
        nodes[index] += search.nodes - before
      }
    }
    #expect(nodes == nodes.sorted() && 3 * nodes[0] < nodes[nodes.count - 1])
  }

  /// However little it may look at, what the bot says is proven holds.
  @Test func whatTheBotHasProvenHolds() throws {
    var search = Search(capacity: 8 << 20, handMade)
    var solver = Search(capacity: 8 << 20, handMade)
    var (exact, open) = (0, 0)
    for seed in 1...18 as ClosedRange<UInt64> {
      // From 18 empty squares on likely steps come before the proof; these positions are dear.
      let empty = seed.isMultiple(of: 3) ? 18 + Int(seed / 3 % 2) : 12 + Int(seed % 5)
      let position = randomPosition(empty: empty, seed: seed)
      solver.begin()
      let solved = solver.score(Board(position))
      let score = try #require(solved)
      for budget in [3_000, 30_000, 100_000, 300_000, 1_000_000] as [UInt64] {
        let found = PerfectPlayer.choose(
          &search, position, seed: seed, milliseconds: nil, SearchControl(budget: budget))
        let choice = try #require(found)
        #expect(choice.bounds.contains(score), "\(position.notation)")
        if choice.exact == nil { open += 1 } else { exact += 1 }
        guard choice.bounds.lowerBound > 0 || choice.exact != nil else { continue }
        // A move that is proven to win does.
        let next = try #require(position.playing(choice.move))
        let after = solver.score(Board(next))
        let value = try #require(after)
        #expect((next.turn == position.turn ? value : -value) >= choice.bounds.lowerBound)
      }
    }
    #expect(exact > 10 && open > 10)
  }

  /// With time to spare it goes on from likely to sure, and then the proven score is the score.
  @Test func whatIsProvenStepByStepIsTheScore() throws {
    var search = Search(capacity: 8 << 20, handMade)
    var solver = Search(capacity: 8 << 20, handMade)
    for seed in 1...12 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 10 + Int(seed % 4), seed: seed)
      guard position.legalMoves.count > 1 else { continue }
      solver.begin()
      let score = solver.score(Board(position))
      let found = PerfectPlayer.choose(&search, position, seed: seed, milliseconds: 600_000, SearchControl())
      let choice = try #require(found)
      #expect(choice.exact == score, "\(position.notation)")
    }
  }

  /// Cut off by the clock, however slow the processor is, it says what the last step says that it has finished: the steps to the
  /// end are not lost when the next one is not done in time.
  @Test func whatWasFinishedBeforeTheTimeWasOverCounts() throws {
    var search = Search(capacity: 8 << 20, handMade)
    var solver = Search(capacity: 8 << 20, handMade)
    var seen: Set<String> = []
    for seed in 1...3 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 19, seed: seed)
      guard position.legalMoves.count > 1 else { continue }
      solver.begin()
      let score = solver.score(Board(position))
      var depths: [Int] = []
      // Seconds that pass from one look at the clock to the next.
      for seconds in [3, 1, 0.3, 0.1, 0.05, 0.03, 0.02, 0.01, 0.005, 0.001] {
        let time = SlowClock(step: seconds)
        let control = SearchControl(seconds: 3, clock: { time.now() })
        let found = PerfectPlayer.choose(&search, position, seed: seed, milliseconds: nil, control)
        let choice = try #require(found)
        #expect(position.legalMoves.contains(choice.move) && choice.guess != nil)
        if let exact = choice.exact {
          #expect(exact == score && choice.depth == 19)
          seen.insert("proven")
        } else {
          #expect(choice.bounds == -64...64)
          seen.insert(choice.depth == 19 ? "likely" : choice.depth > 1 ? "guessed" : "looked")
        }
        depths.append(choice.depth)
      }
      #expect(depths == depths.sorted())
    }
    #expect(seen == ["looked", "guessed", "likely", "proven"])
  }

  /// The bot keeps to its nodes, and to those of whoever asks; then it says what it has, and calls nothing proven.
  @Test(arguments: [(26, UInt64.max), (40, 700_000), (22, 100_000), (28, 400_000)])
  func theBotKeepsToItsNodes(empty: Int, budget: UInt64) throws {
    var search = Search(capacity: Search.largest, handMade)
    let position = randomPosition(empty: empty, seed: UInt64(empty))
    let control = SearchControl(budget: budget)
    let found = PerfectPlayer.choose(&search, position, seed: 1, milliseconds: nil, control)
    let choice = try #require(found)
    #expect(position.legalMoves.contains(choice.move) && choice.guess != nil)
    // Three seconds of a million nodes for the guess and 16 for the end.
    #expect(search.nodes < min(budget, 3 * 17_000_000) + 20_000)
    if budget < .max { #expect(choice.bounds == -64...64) }
  }

  /// What is left out in a search with the shipped weights costs a disc or so as a rule, and seldom more than two.
  @Test func likelyScoresAreNearThoseOfAFullSearch() throws {
    let bytes = try #require(File.bytes(Repository.path("Assets/books/reversi.weights")))
    let weights = try #require(WeightsFile.read(bytes))
    var selective = Search(capacity: 8 << 20, weights: weights)
    var full = Search(capacity: 8 << 20, weights: weights)
    full.isSelective = false
    var (squares, far, less) = (0, 0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(empty: 18 + Int(seed % 30), seed: seed))
      selective.begin()
      full.begin()
      let before = (selective.nodes, full.nodes)
      let likely = selective.midgame(board, 0 - Search.infinity, Search.infinity, 8)
      let error = likely - full.midgame(board, 0 - Search.infinity, Search.infinity, 8)
      if selective.nodes - before.0 < full.nodes - before.1 { less += 1 }
      squares += error * error
      if abs(error) > 2 * Evaluation.unit { far += 1 }
    }
    let deviation = Double(squares / 60).squareRoot() / Double(Evaluation.unit)
    #expect(deviation < 1.5 && far < 8 && less > 50, "\(deviation) \(far) \(less)")
  }
}

/// A clock on which as much time passes whenever it is looked at.
private final class SlowClock: Sendable {
  private let looks = Atomic<Int>(0)
  private let step: Double

  init(step: Double) { self.step = step }

  func now() -> Double { Double(looks.add(1, ordering: .relaxed).newValue) * step }
}
