// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import SceneKit
import StageKit
import Testing

@testable import Stage

/// What a reader finds its way by, in every scene: one focus, headings, choices and lists by name, and names that tell apart.
struct StructureTests {
  private typealias Scene = (game: String?, request: StageRequest?)

  static let names = [
    "menu", "history", "history of a game", "statistics", "puzzles", "maker", "opponents", "lesson",
    "settings",
    "help", "keys", "languages", "share", "export", "connect-four", "quarto", "reversi", "pentominoes",
  ]

  private static func scene(_ name: String) -> Scene {
    switch name {
    case "menu": (nil, nil)
    case "history": (nil, .history(nil))
    case "history of a game": ("quarto", .history("quarto"))
    case "statistics": (nil, .statistics(nil, last: nil))
    case "puzzles": (nil, .shelf)
    case "maker": (nil, .maker("pentominoes"))
    case "opponents": ("reversi", .opponents)
    case "lesson": ("quarto", .lesson(0))
    case "settings": ("connect-four", .popup(.settings))
    case "help": ("reversi", .popup(.help))
    case "keys": (nil, .popup(.keys))
    case "languages": (nil, .popup(.languages))
    case "share": ("quarto", .popup(.share(offersGame: true)))
    case "export": (nil, .popup(.exporting))
    default: (name, nil)
    }
  }

  static func open(_ name: String, size: Size = Size(1280, 800), text: Int = 100) throws -> House {
    let scene = scene(name)
    let archive = Sample.archive()
    let house = try House(
      size, game: scene.game, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.stage.settings.textSize = text
    house.settle()
    if let request = scene.request { house.stage.perform(request) }
    house.settle()
    return house
  }

  @Test(arguments: names) func aReaderFindsItsWay(_ name: String) throws {
    let house = try Self.open(name)
    house.key(.tab)
    house.settle()
    let top = house.stage.top.interface.elements(house.stage.top.host)
    #expect(house.stage.elements().count { $0.isFocused } == 1, "\(name): one focus")
    #expect(top.contains { $0.isFocused })
    // The menu is named by its window.
    if name != "menu" { #expect(top.contains { $0.role == .heading }, "\(name): no heading") }
    for element in top where [.segment, .tab, .row].contains(element.role) {
      #expect(element.group?.isEmpty == false, "\(name): what is \(element.id) one of?")
    }
    for element in top where element.role == .row {
      let place = try #require(element.place, "\(element.id)")
      #expect((1...place.count).contains(place.number))
    }
    // What can be used is told apart by what is heard.
    let used = house.stage.top.interface.controls.filter(\.isEnabled).map { $0.element(isFocused: false) }
    let names = Dictionary(grouping: used) { [$0.group ?? "", $0.spoken ?? $0.label] }
    for (heard, same) in names where same.count > 1 && same.first?.role != .row {
      Issue.record("\(name): \(same.map(\.id)) are all heard as \(heard)")
    }
    #expect(!used.contains { ($0.spoken ?? $0.label).isEmpty }, "\(name): something has no name")
  }

  @Test func aChoiceIsNamedOnceAndItsPartsAlone() throws {
    let house = try Self.open("settings")
    house.use("settings.section.look")
    house.settle()
    let dark = try house.element("settings.theme.dark")
    #expect(dark.group == "Theme" && dark.spoken == nil && dark.label == "Dark")
    let ear = Ear(house)
    ear.key(.tab)
    for _ in 0..<20 where ear.heard.last?.hasPrefix("Theme: ") != true { ear.key(.tab) }
    #expect(ear.heard.last?.hasPrefix("Theme: Light, chosen") == true, "\(ear.heard.suffix(3))")
    #expect(ear.key(.right) == ["Dark, chosen"])
    #expect(house.stage.tree().json.filter { !$0.isWhitespace }.contains("\"group\":\"Theme\""))
  }

  /// Which of all it is, also where few of a long list are seen.
  @Test func rowsOfALongListKnowTheirPlace() throws {
    let archive = MemoryArchive(past: (0..<60).map { Sample.past($0) })
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    house.key(.end)
    house.settle()
    let row = try #require(house.stage.elements().first { $0.role == .row && $0.isSelected })
    #expect(row.place == Element.Place(60, of: 60) && row.group == "Games")
  }

  /// The small board beside the games is read as a board is.
  @Test func theBoardBesideTheGamesIsRead() throws {
    let archive = MemoryArchive(past: [Sample.past(1)])
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    let board = try house.element("history.board")
    #expect(board.label.contains("Move 7 of 7."), "\(board.label)")
    #expect(board.explanation?.contains("Column 4: coral, amber.") == true, "\(board.explanation ?? "")")
    let ear = Ear(house)
    #expect(ear.ask(7).hasPrefix(try #require(board.explanation)))
  }

  /// A piece on a cell is told by the cell alone.
  @Test func oneFocusOnAPieceOfTheBoard() throws {
    let house = try House(game: "quarto", settings: House.friends)
    try QuartoPlay.play(house, ["f", "1.1", "3", "2.3", "7"])
    let ear = Ear(house)
    ear.key(.right)
    ear.go(to: "a1")
    #expect(house.stage.elements().filter { $0.isFocused }.map(\.id) == ["cell.1.1"])
  }

  /// A dialog over the menu gives the focus back, whatever was used to open it.
  @Test func theFocusComesBackToWhoeverListens() throws {
    let house = try Self.open("menu")
    house.stage.isHeard = true
    for _ in 0..<2 { house.key(.function(10)) }
    house.settle()
    #expect(house.popup == nil && house.stage.elements().contains { $0.isFocused })
  }

  /// The board has a name, and whoever listens is on it before anything beside it.
  @Test(arguments: ["connect-four", "quarto", "reversi", "pentominoes"])
  func theBoardIsTheFirstStop(_ game: String) throws {
    let ear = try Ear(game)
    let house = ear.house
    func focus() -> Element? { house.stage.elements().first(where: \.isFocused) }
    ear.key(.tab)
    let first = try #require(focus())
    #expect(
      [.cell, .column, .piece].contains(first.role) && house.stage.top.host.focused == nil, "\(first.id)")
    ear.key(.tab)
    #expect(focus()?.id == "table.back")
    #expect(
      house.stage.title
        == house.stage.top.scene.about.flatMap { name in
          house.stage.setup.games.first { $0.info.name == name }?.info.title.said
        })
  }
}
