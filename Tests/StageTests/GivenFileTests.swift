// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import House
@testable import Stage

/// Files that are opened with the program.
struct GivenFileTests {
  @Test func aGameComesOntoItsTable() throws {
    let archive = MemoryArchive()
    let house = try House(
      game: "connect-four", settings: House.friends, archive: archive, given: .game("4 4 3"))
    #expect(house.moves.isEmpty, "not before it is known what is kept")
    archive.send(.open)
    house.settle()
    #expect(house.moves == ["4", "4", "3"])
    house.type("3")
    #expect(house.moves == ["4", "4", "3", "3"])
    house.pass(30)
    #expect(house.moves == ["4", "4", "3", "3"], "it is set up once")
  }

  @Test func theGameThatWasRunningCanBeBroughtBack() throws {
    let archive = MemoryArchive()
    do {
      let house = try House(game: "connect-four", settings: House.friends, archive: archive)
      archive.send(.open)
      house.settle()
      house.type("1122")
      house.handle(.quit)
    }
    let house = try House(
      game: "connect-four", settings: House.friends, archive: archive, given: .game("4 4 3"))
    archive.send(.open)
    house.settle()
    #expect(house.moves == ["4", "4", "3"])
    try house.click(Toast.undoID)
    house.settle()
    #expect(house.moves == ["1", "1", "2", "2"])
  }

  @Test func aHistoryIsMergedAndShown() throws {
    let archive = MemoryArchive()
    let house = try House(archive: archive, given: .history(path: "/somewhere/all.quartet"))
    archive.send(.open)
    house.settle()
    let merged = archive.requests.compactMap { if case .merge(let path) = $0 { path } else { nil } }
    #expect(merged == ["/somewhere/all.quartet"])
    #expect(house.stage.top.scene.name == "history")
    try #require(house.has("toast"))
    house.pass(30)
    #expect(house.stage.top.scene.name == "history")
  }

  @Test func whatIsNoGameIsSaid() throws {
    let archive = MemoryArchive()
    for given in [GivenFile.problem("“x” is no game of Quartet."), .game("9 9 9")] {
      let house = try House(game: "connect-four", settings: House.friends, archive: archive, given: given)
      archive.send(.open)
      house.settle()
      #expect(try house.element("toast").label.hasSuffix("."))
      #expect(house.moves.isEmpty)
    }
  }

  /// A file that is let go over the window, wherever that is: on the menu, on the game's own table, on another, over a popup.
  @Test(
    arguments: [
      ("", ""), ("connect-four", ""), ("connect-four", "table.settings"), ("reversi", "table.help"),
      ("reversi", ""),
    ], [0.5, 2, 30])
  func aFileIsDropped(on place: (game: String, popup: String), rest: Double) throws {
    let game = place.game.isEmpty ? nil : place.game
    let archive = MemoryArchive()
    let house = try House(
      game: game, settings: House.friends, archive: archive,
      folders: MemoryFolders(files: [
        "/a/game.txt": (.game("4 4 3"), "connect-four"),
        "/a/all.quartet": (.history(path: "/a/all.quartet"), nil),
      ]))
    archive.send(.open)
    house.settle()
    if game == "connect-four" { house.type("12") }
    house.settle()
    if !place.popup.isEmpty { try house.click(place.popup) }
    house.pass(rest)
    house.handle(.dropped(path: "/a/nothing"))
    #expect(try house.element("toast").label == "“/a/nothing” is no game of Quartet.")
    house.pass(rest)
    house.handle(.dropped(path: "/a/game.txt"))
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves == ["4", "4", "3"])
    house.pass(rest)
    house.handle(.dropped(path: "/a/all.quartet"))
    house.settle()
    #expect(house.stage.top.scene.name == "history")
    house.handle(.dropped(path: "/a/all.quartet"))
    house.pass(rest)
    #expect(archive.requests.filter { if case .merge = $0 { true } else { false } }.count == 2)
    #expect(house.stage.layers.filter { $0.scene.name == "history" }.count == 1)
  }
}
