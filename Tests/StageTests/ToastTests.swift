// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import Stage

/// A slip of words hides neither the board nor anything to press, at any size of window.
@Suite struct ToastTests {
  static let sizes = [
    Size(720, 560), Size(900, 700), Size(1280, 800), Size(1680, 1050), Size(720, 1000), Size(1000, 640),
  ]
  static let games = ["quarto", "connect-four", "reversi", "pentominoes"]
  static let words = [
    "New game.", "Column 1 is full.", "It does not fit there, so it goes back.",
    "The game is copied: paste it anywhere.", "What is on the clipboard is no game of Connect Four.",
  ]

  private func expectClear(_ house: House, _ size: Size, _ scene: String) {
    let roles: Set<Element.Role> = [.cell, .piece, .tile, .plate]
    let isMenu = house.stage.top.scene.name == "menu"
    let solid = house.stage.elements().filter { roles.contains($0.role) && !isMenu && house.popup == nil }
    for words in Self.words {
      for hasAction in [false, true] {
        let slip = house.stage.slip(words, action: hasAction ? "Undo" : nil)
        let name = "\(scene) at \(size.width) x \(size.height): \(words)"
        #expect(Rect(origin: .zero, size: size).contains(slip.frame), "\(name): cut")
        #expect(slip.frame.height >= 32, "\(name): too low")
        for control in house.stage.top.scene.controls() {
          #expect(!control.frame.intersects(slip.frame), "\(name) hides \(control.id)")
        }
        for element in solid {
          #expect(!element.frame.intersects(slip.frame), "\(name) hides \(element.id)")
        }
        guard let field = slip.action?.frame else {
          #expect(!slip.lines.isEmpty, "\(name): no words")
          continue
        }
        #expect(slip.frame.contains(field))
        for line in slip.lines {
          let width = house.stage.setup.metrics.width(of: line, slip.style)
          #expect(slip.frame.x + width <= field.x, "\(name): words under the button")
        }
      }
    }
  }

  @Test(arguments: sizes, games) func atTheTable(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game, settings: House.friends)
    house.settle()
    expectClear(house, size, game)
    if game == "connect-four" {
      house.type("1212121")
      house.pass(0.5)
      expectClear(house, size, game + ", over")
    }
    if game == "quarto" {
      try QuartoPlay.playToAWin(house)
      house.pass(0.5)
      expectClear(house, size, game + ", over")
    }
    try house.click("table.settings")
    house.settle()
    expectClear(house, size, "settings")
  }

  @Test(arguments: sizes) func onTheMenu(_ size: Size) throws {
    let house = try House(size)
    house.settle()
    expectClear(house, size, "menu")
  }

  @Test func longWordsAreSaidAsFarAsTheyGo() throws {
    let house = try House(Size(1280, 800), game: "connect-four", settings: House.friends)
    let slip = house.stage.slip(String(repeating: "word ", count: 60), action: "Undo")
    #expect(slip.lines.isEmpty, "the way back stays, the words go")
    #expect(house.stage.slip(String(repeating: "word ", count: 60), action: nil).lines.count == 2)
  }
}
