// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// The shelf and puzzles as draw lists.
@Suite struct PuzzlePictureTests {
  @Test(arguments: [
    ("shelf-wide", Size(1280, 800), 100, Settings.Theme.light), ("shelf-small", Size(720, 560), 100, .dark),
    ("shelf-large", Size(1280, 800), 200, .light),
  ])
  func shelf(name: String, size: Size, text: Int, theme: Settings.Theme) throws {
    let tries = (1...9).map {
      PuzzleTry(game: "connect-four", puzzle: "win-2.06\($0)", stars: 1 + $0 % 3, time: 9, date: 9)
    }
    let archive = MemoryArchive(tries: tries)
    let house = try House(
      size, theme: theme, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.stage.settings.textSize = text
    house.settle()
    house.stage.perform(.shelf)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
    house.pass(2)
    try expectSnapshot(house.stage.picture(), name)
  }

  @Test(arguments: [
    ("puzzle-wide", "connect-four", "win-3.071", Size(1280, 800), 100, Settings.Theme.light),
    ("puzzle-small", "quarto", "win-2.001", Size(720, 560), 100, .dark),
    ("puzzle-tall", "reversi", "gain-corner.004", Size(720, 1000), 100, .light),
    ("puzzle-large", "quarto", "safe.001", Size(1280, 800), 200, .dark),
  ])
  func puzzle(
    name: String, game: String, puzzle: String, size: Size, text: Int, theme: Settings.Theme
  ) throws {
    let house = try PuzzleTests.house(game, [puzzle, puzzle], size, theme: theme)
    house.stage.settings.textSize = text
    house.settle()
    try house.click("puzzle.hint")
    house.handle(.pointerLeft)
    house.settle()
    house.pass(3)
    try expectSnapshot(house.stage.picture(), name)
  }
}
