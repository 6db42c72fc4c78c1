// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Stage

/// What began on one scene never reaches the next.
struct SceneChangeTests {
  /// `count` clicks at one place, a quarter of a second apart.
  private func clicks(_ count: Int, at point: Point, _ house: House, button: PointerButton = .left) {
    house.handle(.pointerMoved(point, time: house.now))
    for _ in 0..<count {
      house.handle(.pointerDown(point, button, isTouch: false, time: house.now))
      house.pass(0.05)
      house.handle(.pointerUp(point, button, isTouch: false, time: house.now))
      house.pass(0.2)
    }
  }

  @Test(arguments: ["connect-four", "quarto", "reversi", "pentominoes"], 2...4)
  func aDoubleClickOnATileOpensItAndDoesNothingElse(_ game: String, _ count: Int) throws {
    let house = try House(settings: House.friends)
    house.settle()
    let tile = try house.element("menu.game." + game).frame
    // All over the tile: some of it lies over columns, cells or pieces of the table.
    for part in [0.25, 0.5, 0.75] {
      clicks(count, at: Point(tile.midX, tile.y + part * tile.height), house)
      house.settle()
      #expect(house.stage.top.scene.name == "table")
      #expect(house.moves.isEmpty && house.popup == nil)
      house.pass(1)
      house.key(.escape)
      house.settle()
    }
  }

  @Test func aClickAfterALookIsMeant() throws {
    let house = try House(settings: House.friends)
    house.settle()
    let tile = try house.element("menu.game.connect-four").frame
    clicks(1, at: Point(tile.midX, tile.midY), house)
    house.pass(0.5)
    clicks(1, at: Point(tile.midX, tile.midY), house)
    house.settle()
    #expect(house.moves.count == 1)
  }

  @Test func aDoubleClickBesideAPopupDoesNotReachTheTable() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    try house.click("table.settings")
    house.settle()
    house.pass(1)
    let panel = try #require(house.panel)
    let column = try house.element("column.1").frame
    #expect(!panel.contains(Point(column.x + 4, column.midY)))
    clicks(2, at: Point(column.x + 4, column.midY), house)
    house.settle()
    #expect(house.popup == nil && house.moves.isEmpty)
  }

  @Test(arguments: [PointerButton.left, .right]) func aPressDoesNotOutliveItsScene(_ button: PointerButton)
    throws
  {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    let menuTile = Point(400, 400)
    house.handle(.pointerDown(menuTile, button, isTouch: false, time: house.now))
    house.key(.escape)
    if house.stage.top.scene.name == "table" { house.key(.escape) }
    #expect(house.stage.top.scene.name == "menu")
    house.pass(1)
    house.handle(.pointerUp(menuTile, button, isTouch: false, time: house.now))
    house.settle()
    #expect(house.stage.top.scene.name == "menu" && house.moves.isEmpty)
  }
}
