// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing
import Words

@testable import Stage

/// A slip of words hides neither the board nor anything to press, at any size of window.
struct ToastTests {
  static let sizes = [
    Size(720, 560), Size(900, 700), Size(1280, 800), Size(1680, 1050), Size(720, 1000), Size(1000, 640),
  ]
  static let games = ["quarto", "connect-four", "reversi", "pentominoes"]
  static let words = [
    "New game.", "Column 1 is full.", "It does not fit there, so it goes back.",
    "The game is copied: paste it anywhere.", "This text is no game of Connect Four.",
  ]

  /// A slip on the scene on top: where it lies, where its button does, and what is written beside that.
  static func slip(_ words: String, offersUndo: Bool, _ house: House) throws -> (
    frame: Rect, button: Rect?, words: [PaintedText]
  ) {
    house.stage.show(Saying(words), offersUndo: offersUndo)
    house.pass(0.2)
    let frame = try house.element("toast").frame
    let button = house.stage.elements().first { $0.id == Toast.undoID }?.frame
    // What lies over everything else is drawn last.
    let texts = PaintedText.all(house).reversed().prefix { frame.contains($0.frame.center) }
    return (frame, button, texts.filter { button?.contains($0.frame.center) != true })
  }

  private func expectClear(_ house: House, _ size: Size, _ scene: String) throws {
    let roles: Set<Element.Role> = [.cell, .piece, .tile, .plate]
    let isMenu = house.stage.top.scene.name == "menu"
    let solid = house.stage.elements().filter { roles.contains($0.role) && !isMenu && house.popup == nil }
    for words in Self.words {
      for hasAction in [false, true] {
        let slip = try Self.slip(words, offersUndo: hasAction, house)
        let name = "\(scene) at \(size.width) x \(size.height): \(words)"
        #expect(Rect(origin: .zero, size: size).contains(slip.frame), "\(name): cut")
        #expect(slip.frame.height >= 32, "\(name): too low")
        for control in house.controls {
          #expect(!control.frame.intersects(slip.frame), "\(name) hides \(control.id)")
        }
        // Beside the title there is room for words alone, in the usual window.
        if let title = house.stage.top.interface.frame(of: "table.title"), !hasAction, size.width >= 1280,
          house.stage.type.factor == 1
        {
          #expect(!title.intersects(slip.frame), "\(name) hides the title")
        }
        for element in solid {
          #expect(!element.frame.intersects(slip.frame), "\(name) hides \(element.id)")
        }
        #expect(hasAction == (slip.button != nil))
        guard let button = slip.button else {
          #expect(!slip.words.isEmpty, "\(name): no words")
          continue
        }
        #expect(slip.frame.inset(-1).contains(button))
        for text in slip.words { #expect(text.frame.maxX <= button.x, "\(name): words under the button") }
      }
    }
  }

  /// Whoever reads large text reads it here, too, where there is room.
  @Test(arguments: sizes, [150, 200]) func wordsGrowWithTheText(_ size: Size, percent: Int) throws {
    var settings = House.friends
    settings.textSize = percent
    let house = try House(size, game: "connect-four", settings: settings)
    house.settle()
    try expectClear(house, size, "at \(percent) %")
    guard size.width >= 1280 else { return }
    let words = try Self.slip("New game.", offersUndo: false, house).words
    #expect(words.count == 1 && words[0].frame.height >= 13 * 0.92 * Double(percent) / 100)
  }

  @Test(arguments: sizes, games) func atTheTable(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game, settings: House.friends)
    house.settle()
    try expectClear(house, size, game)
    if game == "connect-four" {
      house.type("1212121")
      house.pass(0.5)
      try expectClear(house, size, game + ", over")
    }
    if game == "quarto" {
      try QuartoPlay.playToAWin(house)
      house.pass(0.5)
      try expectClear(house, size, game + ", over")
    }
  }

  /// A pop-up has its title where the slip would lie: the slip waits, and so does its time.
  @Test(arguments: ["table.settings", "table.help"]) func aPopupMakesItWait(_ opener: String) throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4433")
    house.key(.character("n"), [.control])
    house.pass(2)
    #expect(house.has("toast.undo"))
    try house.click(opener)
    house.pass(60)
    #expect(house.popup != nil && !house.has("toast") && !house.has("toast.undo"))
    house.key(.character("z"), [.control])
    house.pass(1)
    house.key(.escape)
    house.pass(1)
    #expect(house.popup == nil && house.moves.isEmpty)
    try house.click("toast.undo")
    house.settle()
    #expect(house.moves == ["4", "4", "3", "3"])
  }

  @Test func wordsWithoutAWayBackAreSaidWhenThePopupIsClosed() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.key(.function(1))
    house.pass(1)
    house.stage.show("The settings could not be kept.")
    house.pass(30)
    #expect(!house.has("toast"))
    house.key(.escape)
    house.pass(1)
    #expect(try house.element("toast").label == "The settings could not be kept.")
    house.pass(2)
    #expect(!house.has("toast"))
  }

  /// On the menu there is nothing that the way back would lead to.
  @Test func theOfferEndsWithItsTable() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4433")
    house.key(.character("n"), [.control])
    house.pass(1)
    try house.click("tab.history")
    house.pass(1)
    #expect(!house.has("toast.undo"), "the history has nothing to bring back")
    house.key(.escape)
    house.pass(1)
    #expect(house.has("toast.undo"))
    try house.click("table.back")
    house.pass(1)
    #expect(house.stage.top.scene.name == "menu" && !house.has("toast"))
    try house.click("menu.game.connect-four")
    house.pass(1)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves == ["4", "4", "3", "3"])
  }

  @Test(arguments: sizes) func onTheMenu(_ size: Size) throws {
    let house = try House(size)
    house.settle()
    try expectClear(house, size, "menu")
  }

  @Test func longWordsAreSaidAsFarAsTheyGo() throws {
    let house = try House(Size(1280, 800), game: "connect-four", settings: House.friends)
    let words = String(repeating: "word ", count: 60)
    #expect(try Self.slip(words, offersUndo: true, house).words.isEmpty, "the way back stays, the words go")
    #expect(try Self.slip(words, offersUndo: false, house).words.count == 2)
  }
}
