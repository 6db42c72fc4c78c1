// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// The squares of a pack, and the ways through it.
@Suite struct PuzzlePipsTests {
  /// Wherever a square is clicked, its own puzzle is meant; however large a pack is, no more than forty are shown.
  @Test func everySquareIsItsOwnPuzzle() {
    let frame = Rect(100, 200, 380, 34)
    for (index, count) in [(0, 3), (39, 40), (40, 50), (164, 165)] {
      let shown = PuzzlePips.shown(index, of: count)
      #expect(shown.contains(index) && shown.count <= 40 && shown.upperBound <= count)
      for (place, number) in shown.enumerated() {
        let center = PuzzlePips.frame(place, in: frame).center
        #expect(PuzzlePips.hit(center, in: frame, index, of: count) == number)
      }
      #expect(PuzzlePips.hit(Point(99, 190), in: frame, index, of: count) == nil)
    }
  }

  @Test func aClickLeadsToAPuzzleAndPageUpBack() throws {
    let ids = try Sample.game("reversi").packedPuzzles(Sample.resources).filter { $0.pack == "pass" }.map(
      \.id)
    let house = try PuzzleTests.house("reversi", ids)
    let pips = try #require(house.stage.top.interface.frame(of: PuzzlePips.id))
    house.click(at: PuzzlePips.frame(24, in: pips).center)
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[24])
    house.key(.pageUp)
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[23])
    // In a larger pack they stand in the same place.
    let other = try PuzzleTests.house("reversi", Array(ids.prefix(40)))
    #expect(other.stage.top.interface.frame(of: PuzzlePips.id) == pips)
  }

  /// A click on the board while a wrong move and its answer lie there is the next try.
  @Test func aClickMeanwhileIsPlayed() throws {
    let game = try Sample.game("reversi")
    let puzzle = try #require(game.packedPuzzles(Sample.resources).first { $0.pack == "pass" })
    let house = try PuzzleTests.house("reversi", [puzzle.id])
    let found = game.wrongMove(in: puzzle)
    let wrong = try #require(found)
    try PuzzleTests.click(wrong, house)
    try PuzzleTests.waitForAnswer(house)
    #expect(try PuzzleTests.scene(house).isRefuting)
    try PuzzleTests.click(puzzle.solution[0], house)
    house.settle()
    #expect(house.message == "Solved.")
  }

  /// From a table help leads to the puzzles of its game.
  @Test func helpLeadsToPuzzles() throws {
    let house = try House(game: "reversi", settings: House.friends, resources: Sample.resources)
    house.key(.function(1))
    house.settle()
    try house.click("help.puzzles")
    house.settle()
    #expect(house.stage.top.scene.name == "puzzles")
  }
}
