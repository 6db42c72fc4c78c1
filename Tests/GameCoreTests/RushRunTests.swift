// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// Rushes that have ended: how they are kept, and what they are compared with.
struct RushRunTests {
  private func run(_ found: Int, at date: Timestamp, of game: String = "quarto") -> RushRun {
    var rush = Rush(RushTests.entries(20), seed: 1)
    RushTests.answer(&rush, Array(repeating: true, count: found) + [false, true, false])
    rush.pass(12)
    return RushRun(rush, of: game, at: date)
  }

  @Test func aRunIsKeptAsATryAndReadAgain() throws {
    let run = run(9, at: 77, of: RushRun.mixed)
    #expect(run.found == 10 && run.mistakes == 2 && run.longest == 9 && run.time == 12)
    #expect(run.attempt.puzzle == "rush.10.2.9" && run.attempt.game == "mixed" && run.attempt.stars == 0)
    #expect(RushRun(run.attempt) == run && RushRun.isRun(run.attempt.puzzle))
  }

  @Test(arguments: [
    "win-3.001", "rush", "rush.1.2", "rush.1.2.3", "rush.-1.0.0", "rush.1.0.1.0", "rush.a.b.c",
    "rush.20000.1.1",
    "rush.1..1", "own.x.3",
  ])
  func whatIsNoRunIsNotRead(_ id: String) {
    #expect(RushRun(PuzzleTry(game: "quarto", puzzle: id, stars: 0, time: 1, date: 1)) == nil)
  }

  @Test func theRecordKnowsItsBestOfAllAndOfADay() {
    let runs = [run(3, at: 10), run(7, at: 20), run(7, at: 30), run(2, at: 40), run(15, at: 5, of: "mixed")]
    let all = RushRecord.all(
      runs.map(\.attempt) + [PuzzleTry(game: "quarto", puzzle: "safe.001", stars: 3, time: 1, date: 1)])
    #expect(all.count == 2 && all["quarto"]?.runs.count == 4)
    #expect(all["quarto"]?.best?.date == 20, "of equals the first")
    #expect(all["quarto"]?.best { $0 > 30 }?.found == 3)
    #expect(all["quarto"]?.best { $0 > 90 } == nil)
  }

  @Test func goldIsForABestAndSilverForNearlyOne() {
    let before = RushRecord([run(6, at: 1)])
    #expect(RushRecord().medal(for: run(1, at: 2)) == .gold)
    #expect(before.medal(for: run(7, at: 2)) == .gold)
    #expect(before.medal(for: run(6, at: 2)) == .silver && before.medal(for: run(4, at: 2)) == .silver)
    #expect(before.medal(for: run(3, at: 2)) == nil)
    let none = RushRun(Rush([], seed: 1), of: "quarto", at: 2)
    #expect(RushRecord().medal(for: none) == nil, "nothing found wins nothing")
  }

  /// The archive may have told of the run already, or not yet.
  @Test func aRunIsCountedOnce() {
    let (old, new) = (run(3, at: 1), run(5, at: 2))
    for known in [[old], [old, new]] {
      let (with, before) = RushRecord(known).adding(new)
      #expect(with.runs == [old, new] && before.runs == [old])
    }
  }

  /// Runs with a clock and without are no match for each other, and are kept as what they are.
  @Test func runsWithoutAClockAreOfAKindOfTheirOwn() {
    var rush = Rush(RushTests.entries(9), seed: 1, limit: nil)
    RushTests.answer(&rush, [true, true])
    rush.stop()
    let calm = RushRun(rush, of: "quarto", at: 5)
    #expect(calm.attempt.puzzle == "calm.2.0.2" && RushRun(calm.attempt) == calm)
    #expect(RushRun.isRun(calm.attempt.puzzle) && !calm.isTimed)
    let all = RushRecord.all([calm, run(4, at: 6)].map(\.attempt))
    #expect(Set(all.keys) == ["quarto", "quarto.calm"] && all["quarto.calm"]?.best == calm)
  }

  /// Nothing is asked for that takes long to see.
  @Test(arguments: [
    (Goal.win(turns: 1), 1, true), (.win(turns: 2), 3, true), (.win(turns: 2), 5, false),
    (.win(turns: 3), 5, false), (.draw, 1, false), (.discs(1), 1, false), (.safe, 1, true),
    (.aim(.corner, least: 4), 1, true), (.aim(.reach, least: 4), 3, false),
  ])
  func whatIsSeenAtOnce(goal: Goal, moves: Int, isSeen: Bool) {
    let puzzle = PackedPuzzle(
      id: "pack.1", grade: 1, goal: goal, switches: [], position: "x",
      solution: [String](repeating: "y", count: moves))
    #expect(Rush.Entry.isSeenAtOnce(puzzle) == isSeen)
  }
}
