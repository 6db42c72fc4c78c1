// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Preferences
import StageKit
import Testing

@testable import Practice
@testable import SceneKit
@testable import Stage

/// The shelf: its packs, what is solved of them, and the ways from it.
struct ShelfTests {
  private func house(
    _ size: Size = Size(1280, 800), archive: MemoryArchive = MemoryArchive()
  ) throws -> House {
    let house = try House(
      size, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    try house.click("menu.puzzles")
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
    #expect(house.stage.top.scene.name == "puzzles")
    return house
  }

  private func shelf(_ house: House) throws -> ShelfScene {
    try #require(house.stage.top.scene as? ShelfScene)
  }

  @Test func everyGameHasItsColumnAndEveryPuzzleItsPack() throws {
    let house = try house()
    let shelf = try shelf(house)
    #expect(shelf.columns.map { $0.game.info.name } == catalog.map { $0.info.name })
    for column in shelf.columns where column.game.info.seats == .two {
      let (game, packs) = (column.game, column.packs)
      let ids = packs.flatMap(\.puzzles)
      #expect(ids.sorted() == game.packedPuzzles(Sample.resources).map(\.id).sorted())
      #expect(Set(packs.map(\.title)).count == packs.count, "each has a name of its own")
    }
    #expect(shelf.columns.allSatisfy { !$0.packs.isEmpty })
  }

  /// A game without puzzles has no column, and none of its own lines says so.
  @Test func aGameWithoutPuzzlesIsNotThere() throws {
    let house = try House(game: "tic-tac-toe", resources: Sample.resources)
    house.stage.perform(.back)
    house.stage.perform(.shelf)
    house.settle()
    #expect(try !shelf(house).columns.contains { $0.game.info.name == "tic-tac-toe" })
  }

  /// The ids of "Win in 3" in Connect Four, in their order.
  private func winsInThree() throws -> [String] {
    try Sample.game("connect-four").packedPuzzles(Sample.resources)
      .filter { $0.pack == "win-3" }.map(\.id)
  }

  @Test func aPackOpensItsFirstUnsolvedPuzzle() throws {
    let ids = try winsInThree()
    let tries = ids.prefix(2).map {
      PuzzleTry(game: "connect-four", puzzle: $0, stars: 2, time: 9, date: 9)
    }
    let house = try house(archive: MemoryArchive(tries: tries))
    house.use("shelf.tab.connect-four")
    let all = try #require(try shelf(house).columns.first { $0.game.info.name == "connect-four" }).packs
    let number = try #require(all.firstIndex { $0.name == "win-3" }) + 1
    let row = try house.element("puzzle.row.\(number)")
    #expect(row.value == "2/\(ids.count)")
    #expect(row.label == "Win in 3, Win with 3 moves of your own. 2 of \(ids.count)")
    try house.click("puzzle.row.\(number)")
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == ids[2])
    try PuzzleTests.solve(house, PuzzleTests.click)
    house.key(.escape)
    house.settle()
    #expect(try house.element("puzzle.row.\(number)").value == "3/\(ids.count)")
  }

  @Test func startsOpenTheirTable() throws {
    let house = try house()
    house.use("shelf.tab.pentominoes")
    let all = try #require(try shelf(house).columns.first { $0.game.info.name == "pentominoes" }).packs
    #expect(!all.contains { $0.name == "daily" }, "the puzzle of the day is no pack")
    let number = 0
    house.stage.use("puzzle.row.1", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.stage.top.scene.game?.name == "pentominoes")
    #expect(house.stage.table(house.stage.top)?.seated.setup == all[number].puzzles[0])
    // As the packs of other games: its name, its place in it, and the way back.
    let said = PaintedText.all(house).map(\.words)
    #expect(
      said.contains(all[number].title)
        && said.contains("Pentominoes \u{00B7} 1 of \(all[number].puzzles.count)"))
    #expect(try house.element("table.back").label == "Back" && !house.has("tab.play"))
    house.stage.perform(.back)
    house.settle()
    #expect(house.stage.top.scene.name == "puzzles")
  }

  @Test func theTileOpensWhatIsNextByKeysAlone() throws {
    let house = try house()
    for name in PuzzleTests.names {
      house.use("shelf.tab." + name)
      house.stage.focus("today." + name, in: house.stage.top)
      house.key(.enter)
      house.settle()
      #expect(house.stage.top.scene.game?.name == name)
      house.key(.escape)
      house.settle()
    }
  }

  @Test(arguments: Sample.oddSizes) func anySizeIsPainted(_ size: Size) throws {
    let house = try House(size, settings: House.friends, resources: Sample.resources)
    for request in [
      StageRequest.shelf, .puzzle(game: "quarto", puzzles: ["win-2.001", "safe.001"], at: 0),
      .puzzle(game: "connect-four", puzzles: try winsInThree(), at: 0),
    ] {
      house.stage.perform(request)
      house.pass(0.4)
      for key in [Key.tab, .down, .right, .end, .home, .character("h")] { house.key(key) }
      house.pass(0.3)
      #expect(["puzzles", "puzzle", "rush"].contains(house.stage.top.scene.name))
      house.expectSoundScene("\(house.stage.top.scene.name) at \(size)")
      house.stage.perform(.back)
    }
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(600, 900), Size(1920, 1080)], [100, 200])
  func everythingIsInTheWindow(_ size: Size, _ text: Int) throws {
    let house = try house(size)
    house.stage.settings.textSize = text
    house.settle()
    let controls = house.controls
    #expect(house.stage.top.interface.action(of: "puzzle.row.1") != nil)
    for (index, control) in controls.enumerated() {
      #expect(control.frame.x >= 0 && control.frame.maxX <= size.width, "\(control.id)")
      for other in controls.dropFirst(index + 1) {
        #expect(!control.frame.inset(1).intersects(other.frame.inset(1)), "\(control.id) \(other.id)")
      }
    }
  }

  /// One game at a time: the last one is remembered, and from a table the shelf opens on its game.
  @Test func theShelfOpensOnTheGameOfItsTable() throws {
    let house = try house()
    house.use("shelf.tab.reversi")
    house.key(.escape)
    house.settle()
    house.stage.perform(.shelf)
    house.settle()
    #expect(try shelf(house).tab == "reversi")
    house.stage.perform(.back)
    house.stage.perform(.openGame("quarto"))
    house.stage.perform(.shelf)
    house.settle()
    #expect(try shelf(house).tab == "quarto" && house.element("shelf.tab.quarto").isSelected)
  }

  /// What was begun and is not complete is where one goes on.
  /// Few packs, or a month, fill the page.
  @Test(arguments: [Size(1366, 768), Size(1280, 800), Size(1920 / 1.35, 800)])
  func thePageIsNotHalfEmpty(_ size: Size) throws {
    let day = Day(year: 2026, month: 1, day: 1)
    let date = Timestamp(clamping: day.number * 86_400 + 43_200)
    let tries = [PuzzleTry(game: "reversi", puzzle: "day.\(day)", stars: 2, time: 9, date: date, day: day)]
    let house = try house(size, archive: MemoryArchive(tries: tries))
    func end(_ prefix: String) -> Double {
      house.stage.elements().filter { $0.id.hasPrefix(prefix) }.map(\.frame.maxY).max() ?? 0
    }
    for tab in ["quarto", "connect-four", "reversi"] {
      house.use("shelf.tab." + tab)
      house.settle()
      #expect(end("puzzle.row.") > 0.75 * size.height, "\(tab)")
    }
    house.use("shelf.calendar")
    house.settle()
    #expect(end("today.day.") > 0.75 * size.height && end("today.day.") <= size.height)
    #expect(try house.element("today.share").frame.maxY <= size.height)
  }

  @Test func thePackToGoOnWithStandsOut() throws {
    let ids = try winsInThree()
    let tries = [PuzzleTry(game: "connect-four", puzzle: ids[0], stars: 2, time: 9, date: 9)]
    let house = try house(archive: MemoryArchive(tries: tries))
    house.use("shelf.tab.connect-four")
    let chosen = house.stage.elements().filter { $0.id.hasPrefix("puzzle.row.") && $0.isSelected }
    #expect(chosen.map(\.label) == ["Win in 3, Win with 3 moves of your own. 1 of \(ids.count)"])
  }

  @Test func skippingGoesToTheNextThatIsNotSolved() throws {
    let ids = Array(try winsInThree().prefix(5))
    let tries = ids[1...2].map {
      PuzzleTry(game: "connect-four", puzzle: $0, stars: 2, time: 9, date: 9)
    }
    let house = try PuzzleTests.house("connect-four", ids, archive: MemoryArchive(tries: tries))
    for id in ids.suffix(2) {
      try house.click("puzzle.skip")
      house.settle()
      #expect(try PuzzleTests.scene(house).packed.id == id)
    }
  }
}
