// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// What puzzles ask for, and how they lie in files.
struct GoalTests {
  @Test(arguments: [Goal.win(turns: 3), .draw, .safe, .discs(12), .discs(-4), .fill])
  func goalsAreText(goal: Goal) {
    #expect(Goal(goal.description) == goal)
  }

  @Test(arguments: [
    "", "win", "win 0", "win x", "win 2 3", "draw 1", "discs", "discs 65", "discs -65",
    "discs -9223372036854775808", "win 9223372036854775808", "Win 1", "win  1", " draw",
  ])
  func otherTextIsRefused(text: String) {
    #expect(Goal(text) == nil)
  }

  /// A move that wins keeps every goal but that of more discs than it brings; one that loses keeps none but few discs.
  @Test func goalsAreKeptByWhatAMoveIsWorth() {
    func kept(_ goal: Goal) -> [Bool] { [-3, 0, 1, 7].map(goal.isKept) }
    #expect(kept(.win(turns: 2)) == [false, false, true, true])
    #expect(kept(.draw) == [false, true, true, true])
    #expect(kept(.safe) == [false, true, true, true])
    #expect(kept(.discs(1)) == [false, false, true, true])
    #expect(kept(.discs(7)) == [false, false, false, true])
    #expect(kept(.discs(-3)) == [true, true, true, true])
    #expect(kept(.aim(.corner, least: 1)) == [false, false, true, true])
  }

  @Test func aPuzzleIsALine() {
    let puzzle = PackedPuzzle(
      id: "win-3.017", grade: 4, goal: .win(turns: 3), switches: ["squares"], position: "44 -",
      solution: ["1", "=2", "b3"])
    #expect(PackedPuzzle(puzzle.description) == puzzle && puzzle.pack == "win-3")
    var told = puzzle
    told.danger = ["3", "=4"]
    #expect(PackedPuzzle(told.description) == told && told != puzzle)
    for line in [
      "", "win-3.017\t4\twin 3\t-\t44", "win-3\t4\twin 3\t-\t44\t1", "win-3.017\t6\twin 3\t-\t44\t1",
      "win-3.017\t4\tlose\t-\t44\t1", "win-3.017\t4\twin 3\t-\t44\t", "win-3.017\t4\twin 3\t-\t44\t1\t2\t3",
    ] {
      #expect(PackedPuzzle(line) == nil, "\(line)")
    }
  }
}
