// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// The page of keys.
struct KeysTests {
  private func page(_ house: House) throws {
    house.stage.perform(.popup(.keys))
    house.settle()
    #expect(house.popup == "keys")
  }

  @Test func textGoesBothWays() {
    for shortcut in Shortcut.allCases { #expect(Chord(shortcut.standard.text) == shortcut.standard) }
    #expect(Chord("ctrl+shift+z")?.caps == "Ctrl Shift Z")
    #expect(Chord("alt+pageup") == Chord(.pageUp, [.alt]))
    for bad in ["", "ctrl", "ctrl+zz", "enter+x", "ctrl+a+b"] {
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

  /// Letters alone and keys for moving, too; what was written in a field is no shortcut.
  @Test func everyKeyCanBeAnother() throws {
    var settings = House.friends
    settings.keys = ["right": "d", "use": "ctrl+e", "hint": "q", "flip": "enter"]
    let shortcuts = Shortcuts(settings.keys)
    #expect(shortcuts.meaning(of: Chord(.character("d"))) == Chord(.right))
    #expect(shortcuts.meaning(of: Chord(.right)) == Chord(.right), "kept beside it")
    #expect(shortcuts.meaning(of: Chord(.enter)) == Chord(.enter), "nobody can take it")
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.key(.character("d"))
    house.key(.character("e"), [.control])
    house.settle()
    #expect(house.moves == ["5"])
  }

  @Test(arguments: [true, false]) func oneHandHasAMapOfItsOwn(isLeft: Bool) throws {
    let map = Shortcuts.map(forLeftHand: isLeft)
    let chords = map.values.compactMap(Chord.init)
    #expect(chords.count == map.count && Set(chords).count == map.count && chords.allSatisfy(\.isFree))
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    house.type("4")
    try page(house)
    house.use("keys.hand." + (isLeft ? "left" : "right"))
    house.key(.escape)
    house.settle()
    house.key(.character(isLeft ? "q" : "j"))
    house.settle()
    #expect(house.moves.isEmpty)
  }

  /// Hands that tremble: what comes too soon is not meant, by key or by click.
  @Test func aWaitBetweenInputs() throws {
    var settings = House.friends
    settings.waitsBetween = true
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.key(.character("4"))
    house.pass(0.2)
    house.key(.character("4"))
    try house.click("column.4")
    house.settle()
    #expect(house.moves.count == 1)
    house.pass(0.6)
    house.key(.character("4"))
    #expect(house.moves.count == 2)
  }

  @Test func keysOfTheBoardAndTakenOnesAreRefused() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    try page(house)
    try house.click("keys.hint")
    for (key, modifiers) in [(Key.enter, Modifiers()), (.left, []), (.tab, [.shift])] {
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

  /// A letter that lifts a tile is a key like all others.
  @Test func aTileHasAnotherKey() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    try page(house)
    house.use("keys.tile.f")
    house.key(.character("i"))
    #expect(try house.element("keys.message").label == "I is taken: The I.")
    house.key(.character("z"), [.control])
    #expect(try house.element("keys.message").label == "Ctrl Z is taken: Undo.")
    house.key(.character("k"))
    house.settle()
    #expect(house.stage.settings.keys["tile.f"] == "k")
    // What is taken by a tile is taken for everything.
    house.use("keys.undo")
    house.key(.character("k"))
    #expect(try house.element("keys.message").label == "K is taken: The F.")
    house.key(.escape)
    house.key(.escape)
    house.settle()
    func lifted() -> [String] {
      house.stage.elements().filter { $0.isSelected && $0.id.hasPrefix("tile.") }.map(\.id)
    }
    house.key(.character("f"))
    #expect(lifted().isEmpty)
    house.key(.character("k"))
    #expect(lifted() == ["tile.F"])
    house.stage.setup.store.flush()
    #expect(house.stage.setup.store.load().settings.keys["tile.f"] == "k")
    // The help tells it.
    house.key(.function(1))
    house.settle()
    let texts = house.stage.picture().commands.compactMap {
      if case .text(let words, _, _, _, _) = $0 { words } else { nil }
    }
    #expect(texts.contains("K") && texts.contains("The F"))
    house.key(.escape)
    try page(house)
    house.use("keys.reset")
    #expect(house.stage.settings.keys["tile.f"] == "")
  }

  /// Every tile is reached by either hand, whatever else that hand has keys for.
  @Test(arguments: [true, false]) func oneHandLiftsEveryTile(isLeft: Bool) throws {
    let pieces = try #require(catalog.first { $0.info.name == "pentominoes" }).info.pieceKeys
    #expect(pieces.count == 12)
    let shortcuts = Shortcuts(Shortcuts.map(forLeftHand: isLeft, pieces: pieces), pieces: pieces)
    let own = "123456qwertasdfgzxcvb"
    for piece in pieces {
      let chord = shortcuts.chord(of: .piece(piece))
      #expect(shortcuts.meaning(of: chord) == Chord(.character(piece.key)), "\(piece.name)")
      guard case .character(let key) = chord.key else { continue }
      #expect(own.contains(key) == isLeft || !isLeft && "567b".contains(key), "\(piece.name): \(key)")
    }
  }
}
