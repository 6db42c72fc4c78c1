// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// A tiling window manager makes a window of any size: every scene is painted, named and used at each of them.
struct SceneSizeTests {
  /// Paints, names and pokes at whatever is on top.
  private func use(_ house: House, _ size: Size) {
    house.pass(0.4)
    house.settle()
    for at in [Point(0, 0), Point(size.width / 2, size.height / 2), Point(size.width - 1, size.height - 1)] {
      // In one step of the stage, as they come.
      house.stage.handle(.pointerMoved(at, time: house.now), now: house.now)
      house.handle(.wheel(Point(0, -1), at: at))
    }
    for key in [Key.tab, .down, .right, .end, .home] { house.key(key) }
    house.pass(0.2)
    house.expectSoundScene("\(house.stage.top.scene.name) at \(size.width) x \(size.height)")
  }

  /// - Parameter scene: what has to be on top then, where there was room for the control.
  private func open(_ id: String, _ house: House, _ scene: String? = nil) {
    let isThere = house.stage.top.interface.action(of: id) != nil
    // In a window of a usual size there is room for everything.
    let isUsual = house.stage.viewport.size == Size(1280, 800)
    house.stage.use(id, of: house.stage.top)
    house.pass(0)
    guard let scene else { return }
    #expect(isThere || !isUsual, "\(id) has no place")
    if isThere { #expect(house.stage.top.scene.name == scene, "\(id)") }
  }

  @Test(arguments: Sample.oddSizes) func menuAndTables(size: Size) throws {
    let archive = Sample.archive()
    let house = try House(size, settings: House.friends, archive: archive)
    archive.send(.open)
    use(house, size)
    open("menu.settings", house, "settings")
    use(house, size)
    if house.popup != nil { house.key(.escape) }
    // What lies over a table does so at every size in some game, and in every game at some size.
    let turn = Sample.oddSizes.firstIndex(of: size) ?? 0
    for (number, game) in catalog.enumerated() {
      open("menu.game." + game.info.name, house, "table")
      use(house, size)
      var popups = [("table.settings", "settings"), ("table.help", "help")]
      if game.info.goal != nil { popups.append(("table.puzzles", "starts")) }
      if size != Size(1280, 800), (number + turn) % catalog.count != 0 { popups = [] }
      for (popup, name) in popups {
        open(popup, house, name)
        use(house, size)
        if house.popup != nil { house.key(.escape) }
      }
      let line = game.line(9, &Self.chance)
      house.handle(.paste(game.text(of: line)))
      use(house, size)
      #expect(house.stage.top.scene.name == "table" && !house.moves.isEmpty)
      open("table.hint", house)
      use(house, size)
      house.stage.pop()
    }
  }

  @Test(arguments: Sample.oddSizes) func historyAndReplay(size: Size) throws {
    let archive = Sample.archive()
    let house = try House(size, settings: House.friends, archive: archive)
    archive.send(.open)
    open("menu.history", house, "history")
    use(house, size)
    open("history.import", house, "import")
    if house.popup != nil { house.key(.escape) }
    open("history.clear", house, "confirm")
    use(house, size)
    if house.popup != nil { house.key(.escape) }
    for game in catalog {
      open("history.filter." + game.info.name, house)
      use(house, size)
      house.key(.down)
      house.key(.down)
      // A game that was left is gone on with.
      let isLeft = house.stage.top.interface.action(of: "history.continue") != nil
      if !isLeft { open("history.replay", house, "replay") }
      house.settle()
      use(house, size)
      if house.stage.top.scene.name == "replay" { house.stage.pop() }
    }
    open("history.filter.all", house)
    open("history.delete", house)
    use(house, size)
    #expect(house.stage.top.scene.name == "history")
  }

  /// From one size to the next while something is open.
  @Test(arguments: ["menu.history", "menu.settings", "menu.game.quarto", "menu.game.pentominoes"])
  func everySizeAfterEveryOther(id: String) throws {
    let archive = Sample.archive()
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    open(id, house)
    for size in Sample.oddSizes + Sample.oddSizes.reversed() {
      house.handle(.resized(Viewport(size: size)))
      use(house, size)
    }
  }

  private static var chance: SeededRandom {
    get { SeededRandom(seed: 9) }
    set {}
  }
}
