// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

struct DailyTests {
  /// Sixty days in a row, over the end of a year and a leap day.
  @Test func everyDayHasExactlyOneSolution() throws {
    let days =
      (15...31).map { Day(year: 2027, month: 12, day: $0) }
      + (1...31).map { Day(year: 2028, month: 1, day: $0) }
      + (18...29).map { Day(year: 2028, month: 2, day: $0) }
    #expect(days.count == 60)
    var boards: Set<String> = []
    for day in days {
      let made = DailyPuzzle.make(day, from: Files.book) { Files.knowledge(of: $0) }
      let puzzle = try #require(made)
      let start = Pentominoes.Position(puzzle)
      #expect(start.placements.count == puzzle.givens.count && start.givens == start.placed)
      #expect(try solverCount(start) == 1, "\(day)")
      let plan = DailyPuzzle.week[day.weekday]
      #expect((plan.missing - 1...plan.missing).contains(start.missing), "\(day): \(start.missing)")
      #expect(puzzle.grade == plan.grade && puzzle.name == "daily-\(day)")
      boards.insert(start.notation)
    }
    #expect(boards.count == 60)
  }

  @Test func theSameDayIsTheSamePuzzle() throws {
    let day = Day(year: 2026, month: 11, day: 21)
    let first = try #require(DailyPuzzle.make(day, from: Files.book))
    #expect(DailyPuzzle.make(day, from: PuzzleBook(Files.resources)) == first)
    #expect(DailyPuzzle.make(day, from: PuzzleBook(Resources.none)) == nil)
    let control = SearchControl()
    control.stop()
    #expect(DailyPuzzle.make(day, from: Files.book, limits: SearchLimits(control: control)) == nil)
  }

  /// Five years over a leap day: no position comes twice, nor an image of one. Boards are solved once each.
  @Test func noneComesTwiceInFiveYears() throws {
    var seen: Set<[String]> = []
    let first = Day(year: 2026, month: 1, day: 1).number
    for number in first..<first + 1827 {
      let made = DailyPuzzle.make(Day(number: number), from: Files.book) { Files.knowledge(of: $0) }
      let puzzle = try #require(made)
      let images = puzzle.board.symmetries.map { symmetry in
        puzzle.givens.compactMap { puzzle.board.image(of: $0, under: symmetry) }
          .map { "\($0.tile) \($0.corner) \($0.orientation)" }.sorted()
      }
      let least = try #require(images.min { $0.lexicographicallyPrecedes($1) })
      #expect(
        seen.insert([puzzle.board.cells.map { "\($0)" }.joined()] + least).inserted, "\(Day(number: number))")
    }
    #expect(seen.count == 1827)
  }

  /// A puzzle that changed after it was published would be another one for those who play it late.
  @Test func publishedDaysStay() throws {
    let day = Day(year: 2026, month: 11, day: 21)
    let puzzle = try #require(DailyPuzzle.make(day, from: Files.book))
    #expect(
      Pentominoes.Position(puzzle).notation
        == "###...T####/###...T####/..X..TTT.ZZ/.XXX.....Z./..XYYYY.ZZ./.....YNN.../###LNNN####/###LLLL####"
        + " FILNPTUVWXYZ 12")
  }
}

struct LadderTests {
  @Test func eachRungHasOneTileMore() {
    var ladders: Set<[PentominoSet]> = []
    for number in 0..<50 {
      let rungs = Files.book.ladder(number)
      #expect(rungs.map(\.tiles.count) == Array(3...12))
      for (lower, upper) in zip(rungs, rungs.dropFirst()) { #expect(upper.tiles.isSuperset(of: lower.tiles)) }
      #expect(rungs == Files.book.ladder(number))
      ladders.insert(rungs.map(\.tiles))
    }
    #expect(ladders.count > 40)
    #expect(PuzzleBook(Resources.none).ladder(1).isEmpty)
  }

  @Test func rungsAreEasiestFirst() {
    let counts = (3...12).map { Files.book.rungs(tiles: $0).map(\.solutions) }
    #expect(counts.map(\.count) == [7, 26, 45, 172, 245, 261, 175, 65, 12, 1])
    for row in counts { #expect(row == row.sorted(by: >)) }
  }
}
