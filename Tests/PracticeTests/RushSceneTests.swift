// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Preferences
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// A rush in the house: moves answer, mistakes and time end it, and it is kept.
struct RushSceneTests {
  private func house(
    _ game: String?, _ size: Size = Size(1280, 800), archive: MemoryArchive = MemoryArchive(),
    text: Int = 100,
    isTimed: Bool = true
  ) throws -> House {
    let house = try House(
      size, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.stage.settings.textSize = text
    house.settle()
    house.frame = 0.1
    house.stage.perform(.rush(game, isTimed: isTimed))
    try lead(house)
    return house
  }

  /// Three, two, one: nothing is seen before.
  private func lead(_ house: House) throws {
    for number in ["3", "2", "1"] {
      house.pass(number == "3" ? 0.1 : 1)
      #expect(try house.element("rush.task").label == number)
      #expect(!house.stage.elements().contains { $0.role == .cell || $0.role == .column })
    }
    house.pass(1.1)
    house.settle()
    #expect(try scene(house).rush.elapsed < 0.5)
  }

  private func scene(_ house: House) throws -> RushScene {
    try #require(house.stage.top.scene as? RushScene)
  }

  /// Plays the move that is asked for by hand, as a drag or in Reversi as a click, and waits for the next puzzle.
  private func solve(_ house: House) throws {
    let board = try #require(try scene(house).board)
    if let way = board.way(of: board.sought) {
      house.drag(from: way.from, to: way.to)
    } else {
      try PuzzleTests.click(board.sought, house)
    }
    house.pass(3)
  }

  /// Plays another legal move by the keys or the pointer.
  private func err(_ house: House) throws {
    let scene = try scene(house)
    let board = try #require(scene.board)
    let before = scene.rush.answers.count
    for column in 1...7 where String(column) != board.sought && scene.rush.answers.count == before {
      house.key(.character(Character(String(column))))
    }
    #expect(scene.rush.answers.count == before + 1)
  }

  @Test(arguments: PuzzleTests.names) func rightMovesAreCountedInEveryGame(_ game: String) throws {
    let house = try house(game)
    for found in 1...4 {
      try solve(house)
      #expect(try house.element("rush.found").value == String(found))
    }
    #expect(try house.element("rush.mistakes").value == "0")
    #expect(try scene(house).rush.grade == 2, "three in a row, and the next grade comes")
  }

  @Test func mixedAsksOfEveryGame() throws {
    let house = try house(nil)
    var games: Set<String> = []
    for _ in 0..<12 {
      games.insert(try #require(try scene(house).board).info.name)
      try solve(house)
    }
    #expect(games == Set(PuzzleTests.names))
  }

  @Test func threeMistakesEndItAndItIsKept() throws {
    let archive = MemoryArchive()
    let house = try house("connect-four", archive: archive)
    try solve(house)
    for mistakes in 1...3 {
      try err(house)
      house.pass(4)
      if mistakes < 3 { #expect(try house.element("rush.mistakes").value == String(mistakes)) }
    }
    #expect(try !scene(house).isPlaying)
    #expect(try house.element("rush.result").label == "1 found. Your first run: the one to beat.")
    #expect(try house.element("rush.run").value == "1000")
    #expect((1...3).allSatisfy { house.has("rush.missed.\($0)") })
    #expect(house.stage.kept.sums.rushes["connect-four"]?.best?.found == 1)
    #expect(house.stage.kept.sums.stars["connect-four"] == nil, "it is no puzzle that was solved")
    // What got away can be tried in peace.
    let missed = try scene(house).missed.map(\.puzzle.id)
    try house.click("rush.missed.2")
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == missed[1])
    house.key(.escape)
    house.settle()
    try house.click("rush.again")
    try lead(house)
    #expect(try scene(house).isPlaying && scene(house).rush.answers.isEmpty)
    #expect(try house.element("rush.time").value == "3:00")
  }

  /// A wrong move goes back and the one that was meant is shown before the next comes; the clock stands still meanwhile.
  @Test func aMistakeShowsWhatWasMeantAndCostsNoTime() throws {
    let house = try house("connect-four")
    house.pass(7)
    let scene = try scene(house)
    let answer = try #require(scene.board).answer
    try err(house)
    let elapsed = scene.rush.elapsed
    house.pass(0.1)
    #expect(try house.element("rush.task").label == "The move was \(answer).")
    house.pass(0.3)
    #expect(abs(scene.rush.elapsed - elapsed) < 0.05)
  }

  @Test(arguments: [0.5, 2, 30]) func restsCostTheirTimeAndNothingElse(_ rest: Double) throws {
    let house = try house("quarto")
    for _ in 0..<2 {
      house.pass(rest)
      try solve(house)
    }
    let scene = try scene(house)
    #expect(scene.rush.found == 2 && scene.rush.elapsed >= 2 * rest)
    // Drags to nowhere are no answer.
    house.drag(from: Point(640, 400), to: Point(20, 780))
    house.pass(1)
    #expect(scene.rush.answers.count == 2)
  }

  @Test func timeEndsIt() throws {
    let house = try house("reversi")
    try solve(house)
    house.pass(181)
    #expect(try !scene(house).isPlaying)
    #expect(try house.element("rush.result").label.hasPrefix("1 found."))
    #expect(house.stage.kept.sums.rushes["reversi"]?.runs.count == 1)
  }

  /// Escape ends the run, the next one leaves; a run without an answer is not kept.
  @Test func escapeEndsAndThenLeaves() throws {
    let house = try house("quarto")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "rush" && house.has("rush.result"))
    #expect(house.stage.kept.sums.rushes.isEmpty && !house.has("rush.runs"))
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func theBestIsOnTheShelfAndInTheNextRun() throws {
    let runs = [("quarto", 4), ("quarto", 9), ("mixed", 12)].enumerated().map { index, run in
      PuzzleTry(
        game: run.0, puzzle: "rush.\(run.1).3.2", stars: 0, time: 180, date: Timestamp(clamping: 9 + index))
    }
    let archive = MemoryArchive(tries: runs)
    let house = try house("quarto", archive: archive)
    try solve(house)
    house.key(.escape)
    house.settle()
    #expect(try house.element("rush.result").label.contains("8 short of your best"))
    #expect(try house.element("rush.runs").value == "4 9 1" && house.element("rush.goal").value == "10")
    house.key(.escape)
    house.settle()
    house.stage.perform(.shelf)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
    house.use("shelf.tab.pentominoes")
    house.use("shelf.rush")
    #expect(!house.has("rush.pentominoes"), "its puzzles are played at their table")
    house.key(.escape)
    house.settle()
    house.use("shelf.tab.quarto")
    house.use("shelf.rush")
    #expect(try house.element("rush.quarto").label == "Quarto, best 9")
    #expect(try house.element("rush.mixed").label == "All games, best 12")
    try house.click("rush.mixed")
    house.settle()
    #expect(house.stage.top.scene.name == "rush")
  }

  /// While the window is not looked at, the clock stands.
  @Test func timeAwayDoesNotCount() throws {
    let house = try house("quarto")
    house.pass(2)
    house.handle(.focusChanged(false))
    house.pass(30)
    #expect(try scene(house).rush.elapsed < 4)
  }

  @Test(arguments: Sample.oddSizes) func anySize(_ size: Size) throws {
    for game in [nil, "quarto", "connect-four", "reversi"] {
      let house = try house(game, size)
      house.pass(2)
      house.expectSoundScene("rush at \(size)")
      // Where there is no room for its button, Escape leads away.
      let canStop = house.stage.top.interface.action(of: "rush.stop") != nil
      #expect(canStop || size.width < 200 || size.height < 200, "\(size)")
      house.stage.use("rush.stop", of: house.stage.top)
      house.pass(2)
      #expect(try !canStop || scene(house).run != nil)
      house.expectSoundScene("the end of a rush at \(size)")
    }
  }

  /// What is needed to play is inside the window, also in large text.
  @Test(arguments: [
    (Size(1280, 800), 100), (Size(720, 560), 100), (Size(720, 1000), 100), (Size(1280, 800), 200),
    (Size(720, 560), 200),
  ])
  func theBoardAndTheClockAreInside(_ size: Size, _ text: Int) throws {
    for game in PuzzleTests.names {
      let house = try house(game, size, text: text)
      house.pass(1)
      let room = Rect(0, 0, size.width, size.height)
      for id in ["rush.found", "rush.task"] {
        let frame = try house.element(id).frame
        #expect(
          frame.x >= 0 && frame.maxX <= room.width && frame.maxY <= room.height, "\(game) \(id) \(frame)")
      }
      try solve(house)
      #expect(try scene(house).rush.found == 1, "\(game)")
    }
  }

  /// Who cannot hurry has all the time, and three mistakes.
  @Test func aRunWithoutAClockIsEndedByMistakesAlone() throws {
    let house = try house("connect-four", isTimed: false)
    house.pass(400)
    #expect(try scene(house).isPlaying && !house.has("rush.time"))
    try solve(house)
    for _ in 1...3 {
      try err(house)
      house.pass(4)
    }
    #expect(try !scene(house).isPlaying)
    #expect(house.stage.kept.sums.rushes["connect-four.calm"]?.best?.found == 1)
    #expect(house.stage.kept.sums.rushes["connect-four"] == nil)
  }
}
