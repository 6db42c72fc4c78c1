// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// What is painted and told where people practise, as text.
struct PuzzlePictureTests {
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
    try expectSnapshot(of: house, name)
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
    try expectSnapshot(of: house, name)
  }

  enum Practice: String, CaseIterable {
    case rush, rushSmall, rushTall, rushOver, rushOverSmall, maker, makerSmall, makerTall, makerDrag
    case lesson, lessonSmall, lessonTall
    case wrong, wrongSmall, solved, solvedTall
    case quartoShelf, reversiShelf, pentominoesShelf, rushes, rushesSmall, own
    case lessonTried, lessonTriedSmall, lessonFound, lessonTiles

    var size: Size {
      if rawValue.hasSuffix("Small") { return Size(720, 560) }
      return rawValue.hasSuffix("Tall") ? Size(720, 1000) : Size(1366, 768)
    }
  }

  @Test(arguments: Practice.allCases) func practice(_ shot: Practice) throws {
    let name = shot.rawValue
    let house: House
    if name.hasPrefix("wrong") || name.hasPrefix("solved") {
      house = try PuzzleTests.house("connect-four", ["win-3.071", "win-3.072"], shot.size)
      house.settle()
      if name.hasPrefix("solved") {
        try PuzzleTests.solve(house, PuzzleTests.click)
      } else {
        let packed = try PuzzleTests.scene(house).packed
        let wrong = try Sample.game("connect-four").wrongMove(in: packed)
        try PuzzleTests.click(try #require(wrong), house)
        try PuzzleTests.waitForAnswer(house)
      }
    } else {
      let archive = MemoryArchive()
      house = try House(
        shot.size, settings: House.friends, archive: archive, resources: Sample.resources)
      archive.send(.open)
      house.settle()
      try open(shot, house)
    }
    house.handle(.pointerLeft)
    house.settle()
    if shot != .makerDrag { house.pass(3) }
    try expectSnapshot(of: house, name)
  }

  private func open(_ shot: Practice, _ house: House) throws {
    switch shot {
    case .rush, .rushSmall, .rushTall, .rushOver, .rushOverSmall:
      house.stage.perform(.rush("connect-four"))
      house.pass(4.5)
      guard shot == .rushOver || shot == .rushOverSmall else { return }
      house.pass(181)
    case .maker, .makerSmall, .makerTall, .makerDrag:
      house.stage.perform(.maker("pentominoes"))
      house.pass(0.5)
      house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      guard shot == .makerDrag else { return }
      house.drag(
        from: try house.element("editor.cell.2.3").frame.center,
        to: try house.element("editor.cell.2.6").frame.center, letGo: false)
    case .lesson, .lessonSmall, .lessonTall:
      house.stage.perform(.lessonOf(game: "quarto", 1))
    case .lessonTiles: house.stage.perform(.lessonOf(game: "pentominoes", 1))
    case .lessonTried, .lessonTriedSmall, .lessonFound:
      house.stage.perform(.lessonOf(game: "connect-four", 1))
      house.settle()
      let step = try #require(try Sample.game("connect-four").lessons[1].steps.first)
      let wrong = try #require((1...7).map(String.init).first { !step.right.contains($0) })
      house.type(shot == .lessonFound ? try #require(step.right.first) : wrong)
    case .rushes, .rushesSmall:
      house.stage.perform(.shelf)
      house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      house.settle()
      house.use("shelf.tab.reversi")
      house.settle()
      house.use("shelf.rush")
    case .own:
      house.stage.perform(.maker("pentominoes"))
      house.pass(0.5)
      house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      house.use("editor.play")
      // The solutions are counted meanwhile, as fast as the machine is.
      house.wait { house.has("table.badge") }
    default:
      house.stage.perform(.shelf)
      house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      house.settle()
      house.use("shelf.tab." + shot.rawValue.dropLast(5))
    }
    house.settle()
  }
}
