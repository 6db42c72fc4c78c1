// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import StageKit
import Testing

@testable import Stage

/// A game that is not on the menu is a whole game of the box all the same: nothing on the stage knows it by name.
struct ExampleTests {
  static let names = examples.map { $0.info.name }

  private func table(_ name: String, archive: MemoryArchive = MemoryArchive()) throws -> House {
    let house = try House(game: name, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    return house
  }

  private func free(_ house: House) -> [Element] {
    house.stage.elements().filter { $0.role == .cell && $0.isEnabled }
  }

  /// A move by clicks: on a cell that takes one, or on a piece and one of its targets.
  private func move(_ house: House) throws {
    let count = house.moves.count
    try house.click(#require(free(house).first).id)
    house.settle()
    guard house.moves.count == count else { return }
    try house.click(#require(targets(house).first).id)
    house.settle()
  }

  private func targets(_ house: House) -> [Element] {
    free(house).filter { $0.value?.hasSuffix("target") == true }
  }

  @Test func thereIsOne() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func isPlayedByClickDragAndKeys(_ name: String) throws {
    let house = try table(name)
    try move(house)
    #expect(house.moves.count == 1)
    // From the plate to a cell, or from cell to cell.
    let isSet = house.has("piece.hand")
    let hand = try isSet ? house.element("piece.hand").frame.center : #require(free(house).last).frame.center
    house.drag(from: hand, to: hand + Point(0, 40), letGo: false)
    let target = try #require((isSet ? free(house) : targets(house)).last).frame.center
    house.handle(.pointerMoved(target, time: house.now))
    #expect(house.stage.top.scene.drag?.over?.hasPrefix("cell.") == true)
    house.handle(.pointerUp(target, .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves.count == 2)
    if isSet {
      for key in [Key.left, .enter] { house.key(key) }
    } else {
      for character in "c5c4" { house.key(.character(character)) }
    }
    house.settle()
    #expect(house.moves.count == 3)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves.count == 2)
    house.key(.character("h"), [.control])
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }

  @Test(arguments: names) func isExplained(_ name: String) throws {
    let house = try table(name)
    house.key(.function(1))
    house.settle()
    #expect(house.popup == "help")
  }

  @Test(arguments: names) func isNotOnTheMenu(_ name: String) throws {
    let house = try table(name)
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
    #expect(!house.has("menu.game.\(name)") && house.has("menu.game.\(catalog[0].info.name)"))
  }

  @Test(arguments: names) func aFinishedGameIsInTheHistoryAndReplayed(_ name: String) throws {
    let archive = MemoryArchive()
    let house = try table(name, archive: archive)
    for _ in 0..<100 where house.outcome == nil && !free(house).isEmpty { try move(house) }
    #expect(house.outcome != nil && archive.past.count == 1)
    try house.click("tab.history")
    house.settle()
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    house.key(.home)
    house.settle()
    #expect(house.moves.isEmpty)
    house.key(.right)
    house.settle()
    #expect(house.moves.count == 1)
  }
}
