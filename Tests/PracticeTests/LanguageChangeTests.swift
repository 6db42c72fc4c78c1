// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing
import Words

@testable import Practice
@testable import Stage

/// Words that a scene keeps are said anew in another language, here the stretched one: whatever is not stretched after the change
/// was made before it.
struct LanguageChangeTests {
  private func expectAnew(_ house: House, _ place: String, sourceLocation: SourceLocation = #_sourceLocation)
  {
    house.settle()
    Dialect.isStretched.withValue(true) {
      var settings = house.stage.settings
      settings.language = "de"
      house.stage.change(settings)
      house.settle()
      let elements = house.stage.elements()
      // Values are for other programs: they are the same in every language, and what is read of them is drawn.
      var texts = elements.map(\.label) + elements.compactMap(\.spoken)
      for case .text(let text, _, _, _, _) in house.stage.picture().commands { texts.append(text) }
      for text in texts {
        let words = Unspoken.words(text).filter { !Self.keys.contains($0) }
        #expect(words.isEmpty, "\(place): \(text)", sourceLocation: sourceLocation)
      }
      #expect(texts.contains { $0.hasPrefix("[") }, "\(place)", sourceLocation: sourceLocation)
    }
  }

  /// Names of keys, which are said with what they do and are the same everywhere.
  private static let keys: Set = ["Esc", "Ctrl", "Shift", "Alt", "Page", "Up", "Down", "Home", "End", "Del"]

  @Test func ofATableWithoutASolution() throws {
    let house = try PentominoPlay.table("...../...../..... VXZ 3")
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message == "This board has no solution." }
    expectAnew(house, "no hint")
  }

  @Test func ofASolvedPuzzle() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    house.pass(1.5)
    house.wait(step: 0.002) {
      house.stage.elements().first { $0.id == "table.banner" }?.label
        == "Solved. This is the only solution."
    }
    house.wait(step: 0.01) { !house.stage.top.scene.isAsking }
    expectAnew(house, "epilogue and next")
  }

  @Test func ofTheShelfOfAPastDay() throws {
    let house = try TodayTests.house(TodayTests.solved(3, ["quarto"]))
    house.stage.perform(.shelf)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.use("shelf.calendar")
    try house.click("today.previous")
    house.settle()
    house.stage.use("today.day.2025-12-30", of: house.stage.top)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    expectAnew(house, "past day")
  }

  /// The puzzle of a day is kept under its date and not under words.
  @Test func ofTheDayAtItsTable() throws {
    let house = try TodayTests.house(TodayTests.solved(0, TodayTests.three))
    try house.click("menu.today")
    house.wait(step: 0.02) { house.stage.top.scene.name == "table" }
    expectAnew(house, "the day's board")
    let table = try #require(house.stage.table(house.stage.top))
    #expect(table.seated.setup?.contains("tile") == false)
  }

  @Test func ofStartsToChooseFrom() throws {
    let house = try House(
      game: "pentominoes", settings: House.friends, resources: Sample.resources)
    house.settle()
    house.stage.perform(.popup(.starts))
    house.wait(step: 0.01) { house.has("starts.group.0") || house.stage.elements().count > 12 }
    expectAnew(house, "starts")
  }

  @Test(arguments: PuzzleTests.names) func ofAPuzzle(_ name: String) throws {
    let game = try Sample.game(name)
    let puzzle = try #require(try Sample.firsts(name).first)
    func house(_ act: (House) throws -> Void, _ place: String) throws {
      let house = try PuzzleTests.house(name, [puzzle.id, puzzle.id])
      try act(house)
      expectAnew(house, "\(place) \(puzzle.id)")
    }
    for count in 1...3 {
      try house({ house in for _ in 0..<count { house.use("puzzle.hint") } }, "hint \(count)")
    }
    try house({ house in house.use("puzzle.solution") }, "solution")
    let found = game.wrongMove(in: puzzle)
    let wrong = try #require(found)
    try house(
      { house in
        try PuzzleTests.click(wrong, house)
        for _ in 0..<60 where try PuzzleTests.scene(house).state.misses.last?.refutation == nil {
          house.pass(0.1)
        }
      }, "a wrong move")
  }

  @Test func ofASearchForTheBetterMove() throws {
    for acts in [["quest.hint"], ["5"], ["5", "quest.hint"], ["5", "6", "7"]] {
      var past = Sample.past(1)
      past.review = Sample.review
      let house = try House.replaying(past)
      try house.click("review.next-mistake")
      house.pass(2)
      try house.click("review.find")
      house.pass(1)
      for act in acts {
        try house.click(act.count == 1 ? "column." + act : act)
        house.pass(7)
      }
      expectAnew(house, "quest \(acts)")
    }
  }

  /// The slip that offers a way back, the opponent that waits for the next game, and the coach.
  @Test func ofATable() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4455")
    try house.click("table.restart")
    house.pass(0.3)
    #expect(house.has("toast"))
    expectAnew(house, "a new game is offered back")
    let waiting = try House(game: "connect-four", settings: House.friends)
    waiting.type("4455")
    var settings = waiting.stage.settings
    settings[game: "connect-four"].opponent = Opponent(kind: .bot, level: 2)
    waiting.stage.change(settings)
    waiting.settle()
    expectAnew(waiting, "an opponent waits")
  }

  @Test func ofAWordThatWasRefused() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    for _ in 0..<7 { house.type("1") }
    #expect(house.has("toast"))
    expectAnew(house, "refused")
  }

  @Test func ofAHistoryThatIsSearched() throws {
    let archive = Sample.archive()
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    expectAnew(house, "history")
    house.stage.pop()
    house.stage.perform(.statistics(nil, last: "quarto"))
    expectAnew(house, "statistics")
  }

  @Test func ofARushAndAMaker() throws {
    let house = try House(
      settings: House.friends, archive: MemoryArchive(), resources: Sample.resources)
    house.stage.perform(.rush("connect-four"))
    house.settle()
    for key in "123456" {
      house.key(.character(key))
      house.pass(1)
    }
    expectAnew(house, "rush")
    let other = try House(
      settings: House.friends, archive: MemoryArchive(), resources: Sample.resources)
    other.stage.perform(.maker("pentominoes"))
    other.pass(0.5)
    other.wait(step: 0.01) { !other.stage.top.scene.isBusy }
    expectAnew(other, "maker")
  }
}
