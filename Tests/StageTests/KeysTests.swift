// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// The page of keys.
@Suite struct KeysTests {
  private func page(_ house: House) throws {
    house.stage.perform(.popup(.keys))
    house.settle()
    #expect(house.popup == "keys")
  }

  @Test func textGoesBothWays() {
    for shortcut in Shortcut.allCases { #expect(Chord(shortcut.standard.text) == shortcut.standard) }
    #expect(Chord("ctrl+shift+z")?.caps == "Ctrl Shift Z")
    #expect(Chord("alt+pageup") == Chord(.pageUp, [.alt]))
    for bad in ["", "z", "ctrl", "ctrl+zz", "enter", "ctrl+a+b", "shift+q"] {
      #expect(Chord(bad) == nil, "\(bad)")
    }
  }

  @Test func aShortcutIsChangedAndPutBack() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    house.type("4")
    try page(house)
    try house.click("keys.undo")
    #expect(try house.element("keys.undo").isSelected)
    house.key(.character("u"), [.control])
    house.settle()
    #expect(try house.element("keys.undo").value == "ctrl+u")
    house.key(.escape)
    house.settle()
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves.count == 1, "given up")
    house.key(.character("u"), [.control])
    house.settle()
    #expect(house.moves.isEmpty)
    // It is kept.
    house.stage.setup.store.flush()
    #expect(house.stage.setup.store.load().settings.keys["undo"] == "ctrl+u")
    try page(house)
    try house.click("keys.reset")
    house.settle()
    house.key(.escape)
    house.settle()
    house.type("4")
    house.key(.character("u"), [.control])
    house.settle()
    #expect(house.moves.count == 1)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves.isEmpty)
  }

  @Test func keysOfTheBoardAndTakenOnesAreRefused() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    try page(house)
    try house.click("keys.hint")
    for (key, modifiers) in [(Key.character("c"), Modifiers()), (.enter, []), (.left, [.control])] {
      house.key(key, modifiers)
      #expect(try house.element("keys.hint").isSelected)
    }
    house.key(.character("z"), [.control])
    #expect(try house.element("keys.message").label.contains("Undo"))
    house.key(.escape)
    house.settle()
    #expect(house.popup == "keys", "Escape only gave up the question")
    #expect(try house.element("keys.hint").value == "ctrl+h")
  }

  @Test func theNewKeysAreTold() {
    let shortcuts = Shortcuts(["undo": "f5", "redo": "rubbish", "nothing": "f6"])
    #expect(shortcuts.said("Ctrl Z") == "F5")
    #expect(shortcuts.said("Ctrl Shift Z") == "Ctrl Shift Z")
    #expect(shortcuts.said("Ctrl C, Ctrl V") == "Ctrl C, Ctrl V")
    #expect(shortcuts.meaning(of: Chord(.function(5))) == Shortcut.undo.standard)
    #expect(shortcuts.meaning(of: Shortcut.undo.standard) == nil)
    #expect(shortcuts.meaning(of: Chord(.left)) == Chord(.left))
  }

  /// The help tells the keys as they are, also where a letter alone stood for them.
  @Test func helpTellsTheHintsOwnKeys() throws {
    func texts(_ house: House) -> [String] {
      house.stage.perform(.popup(.help))
      house.settle()
      return house.stage.picture().commands.compactMap {
        if case .text(let words, _, _, _, _) = $0 { words } else { nil }
      }
    }
    #expect(try texts(House(game: "connect-four")).contains("H"))
    var settings = Settings()
    settings.keys["hint"] = "ctrl+u"
    let changed = try texts(House(game: "connect-four", settings: settings))
    #expect(!changed.contains("H") && changed.contains("Ctrl U"))
  }
}
