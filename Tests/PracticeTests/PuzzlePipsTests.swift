// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// The squares of a pack, and the ways through it.
struct PuzzlePipsTests {
  /// However large a pack is, no more than forty squares are shown, the one that is played among them; the pages lead to all of them.
  @Test(arguments: ["pointer", "keyboard"]) func thePagesLeadToEveryPuzzle(hand: String) throws {
    let ids = try Sample.game("connect-four").packedPuzzles(Sample.resources).filter { $0.pack == "save" }
      .map(\.id)
    let house = try PuzzleTests.house("connect-four", ids)
    func use(_ id: String) throws {
      if hand == "pointer" { return try house.click(id) }
      func isThere() throws -> Bool { try house.element(id).isFocused }
      for _ in 0..<40 { if try isThere() { break } else { house.key(.tab) } }
      #expect(try isThere())
      house.key(.enter)
    }
    func numbers() -> [Int] {
      house.stage.elements().compactMap { $0.id.hasPrefix("puzzle.pip.") ? Int($0.id.dropFirst(11)) : nil }
    }
    #expect(try !house.element("puzzle.page.before").isEnabled)
    var pages = [numbers()]
    while try house.element("puzzle.page.after").isEnabled {
      try use("puzzle.page.after")
      house.settle()
      pages.append(numbers())
      let words = try house.element("puzzle.pack").label
      #expect(words.contains("0 of \(ids.count)"), "\(words)")
      #expect(words.contains("\(numbers()[0]) to \(numbers().last ?? 0)"), "\(words)")
    }
    #expect(pages.flatMap { $0 } == Array(1...ids.count))
    // No page has a few squares alone.
    let counts = pages.map(\.count)
    #expect(counts.allSatisfy { $0 <= 40 && 2 * $0 > (counts.max() ?? 0) }, "\(counts)")
    // A page that is only looked at leaves the puzzle where it is; its square opens it, and the page stays with it.
    #expect(try PuzzleTests.scene(house).packed.id == ids[0])
    try use("puzzle.pip.\(numbers()[0])")
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[numbers()[0] - 1] && numbers().last == ids.count)
    try use("puzzle.page.before")
    house.settle()
    #expect(numbers() == pages[pages.count - 2])
    house.key(.pageUp)
    house.settle()
    #expect(try house.element("puzzle.pip.\(numbers().last ?? 0)").isSelected)
  }

  @Test func aClickLeadsToAPuzzleAndPageUpBack() throws {
    let ids = try Sample.game("reversi").packedPuzzles(Sample.resources).filter { $0.pack == "pass" }.map(
      \.id)
    let house = try PuzzleTests.house("reversi", ids)
    try house.click("puzzle.pip.25")
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[24])
    house.key(.pageUp)
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[23])
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
