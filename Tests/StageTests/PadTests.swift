// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Everything by a game controller alone.
struct PadTests {
  private func focused(_ house: House) -> [String] {
    house.stage.elements().filter { $0.isFocused }.map(\.id)
  }

  private func table(_ game: String, _ size: Size = Size(1280, 800)) throws -> House {
    var settings = House.friends
    settings[game: game].nextGame = .off
    let house = try House(size, game: game, settings: settings)
    house.settle()
    house.handle(.pads([.letters]))
    return house
  }

  @Test func theMenuOpensAGame() throws {
    let house = try House()
    house.settle()
    house.handle(.pads([.letters]))
    house.pad(.down)
    #expect(focused(house) == ["menu.game.quarto"])
    house.pad(.right)
    #expect(focused(house) == ["menu.game.connect-four"])
    house.pad(.up)
    #expect(focused(house).first?.hasPrefix("menu.") == true && focused(house) != ["menu.game.connect-four"])
    house.pad(.down)
    house.pad(.left)
    house.pad(.left)
    house.pad(.left)
    house.pad(.right)
    house.pad(.accept)
    house.settle()
    #expect(house.stage.top.scene.game?.name == "connect-four")
    house.pad(.back)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func connectFourIsPlayedToItsEnd() throws {
    let house = try table("connect-four")
    house.pad(.left)
    // The first person fills a column while the second one goes beside.
    for index in 0..<7 where house.outcome == nil {
      if index > 0 { house.pad(index % 2 == 1 ? .right : .left) }
      house.pad(.accept)
      house.settle()
    }
    #expect(house.moves.count == 7)
    house.pass(20)
    // The result lies on the board: the focus is there, and goes along its buttons.
    #expect(focused(house) == ["over.rematch"])
    house.pad(.down)
    #expect(focused(house) == ["over.review"])
  }

  @Test func reversiIsPlayedToItsEnd() throws {
    let house = try table("reversi")
    for _ in 0..<70 where house.outcome == nil {
      let legal = house.stage.elements().filter { $0.role == .cell && $0.isEnabled }
      guard let goal = legal.first else {
        house.pass(4)
        continue
      }
      for _ in 0..<20 {
        guard let at = house.stage.elements().first(where: { $0.role == .cell && $0.isFocused }) else {
          house.pad(.right)
          continue
        }
        if at.id == goal.id { break }
        let way = goal.frame.center - at.frame.center
        house.pad(abs(way.x) > 4 ? (way.x < 0 ? .left : .right) : way.y < 0 ? .up : .down)
      }
      house.pad(.accept)
      house.settle()
    }
    house.pass(20)
    #expect(house.outcome != nil)
  }

  @Test func quartoIsPlayedToItsEnd() throws {
    let house = try table("quarto")
    for _ in 0..<40 where house.outcome == nil {
      house.pad(.right)
      house.pad(.accept)
      house.settle()
      // A cell that is taken: on to the next one.
      for way in [PadButton.right, .down, .left, .up] { if house.moves.isEmpty { house.pad(way) } }
      if house.stage.elements().contains(where: { $0.role == .cell && $0.isEnabled }) {
        let free = house.stage.elements().first {
          $0.role == .cell && $0.isEnabled && $0.id.hasPrefix("cell.")
        }
        try walk(to: free, house)
        house.pad(.accept)
        house.settle()
      }
    }
    house.pass(5)
    #expect(house.outcome != nil)
  }

  /// Steers the cursor of a board to an element.
  private func walk(to goal: Element?, _ house: House) throws {
    guard let goal else { return }
    for _ in 0..<20 {
      guard let at = house.stage.elements().first(where: { $0.role == goal.role && $0.isFocused }) else {
        house.pad(.down)
        continue
      }
      if at.id == goal.id { return }
      let way = goal.frame.center - at.frame.center
      house.pad(abs(way.x) > 4 ? (way.x < 0 ? .left : .right) : way.y < 0 ? .up : .down)
    }
  }

  @Test func aPentominoIsTakenTurnedFlippedAndLaid() throws {
    let house = try table("pentominoes")
    house.pad(.right)
    let first = try #require(focused(house).first { $0.hasPrefix("tile.") })
    house.pad(.up)
    let next = try #require(focused(house).first { $0.hasPrefix("tile.") })
    #expect(next != first)
    let before = try house.element(next).value
    house.pad(.rightShoulder)
    #expect(try house.element(next).value != before || next == "tile.X")
    house.pad(.leftTrigger)
    house.pad(.accept)
    house.pad(.down)
    house.pad(.accept)
    house.settle()
    #expect(house.moves.count == 1)
    house.pad(.undo)
    house.settle()
    #expect(house.moves.isEmpty)
    // The focus leaves the tiles for the actions below.
    for _ in 0..<8 { house.pad(.down) }
    #expect(house.stage.top.host.focused != nil, "\(focused(house))")
  }

  /// Four turns of a tile without symmetry look different, so each shoulder is told from the other.
  @Test func eachShoulderTurnsItsWay() throws {
    let house = try table("pentominoes")
    house.pad(.right)
    for _ in 0..<12 where focused(house) != ["tile.F"] { house.pad(.up) }
    try #require(focused(house) == ["tile.F"])
    func look() throws -> String? { try house.element("tile.F").value }
    let before = try look()
    house.use("action.tile.left")
    let left = try look()
    house.use("action.tile.right")
    #expect(try look() == before && left != before)
    house.pad(.leftShoulder)
    #expect(try look() == left)
    house.pad(.rightShoulder)
    #expect(try look() == before)
  }

  @Test func theEdgeOfTheBoardLeadsToWhatFacesIt() throws {
    let house = try table("reversi")
    for _ in 0..<8 { house.pad(.right) }
    let id = try #require(house.stage.top.host.focused)
    #expect(id.hasPrefix("table.") || id == "plate.door")
    house.pad(.left)
    for _ in 0..<4 where house.stage.top.host.focused != nil { house.pad(.left) }
    #expect(house.stage.top.host.focused == nil, "back on the board")
    // Held down it stays on the board.
    for _ in 0..<12 { house.handle(.pad(.right, by: 0, isRepeat: true)) }
    #expect(house.stage.top.host.focused == nil)
  }

  /// Above a column, or in it.
  private func isOnBoard(_ id: String) -> Bool { id.hasPrefix("column.") || id.hasPrefix("cell.") }

  @Test func aSmallWindowIsReachedEverywhere() throws {
    let house = try table("connect-four", Size(720, 560))
    for _ in 0..<3 { house.pad(.down) }
    for way in [PadButton.up, .left, .down, .right, .right, .down, .left, .up] {
      house.pad(way)
      #expect(house.stage.top.host.focused != nil || focused(house).contains(where: isOnBoard))
    }
  }

  @Test func buttonsHaveTheirMeanings() throws {
    let house = try table("connect-four")
    house.pad(.accept)
    house.settle()
    #expect(house.moves.count == 1)
    house.pad(.undo)
    house.settle()
    #expect(house.moves.isEmpty)
    house.pad(.hint)
    house.settle()
    #expect(house.has("table.message"))
    house.pad(.start)
    house.settle()
    #expect(house.popup == "settings")
    house.pad(.start)
    house.settle()
    #expect(house.popup == nil)
    house.pad(.accept)
    house.settle()
    house.pad(.accept)
    house.settle()
    house.pad(.leftShoulder)
    house.settle()
    #expect(house.stage.elements().filter { $0.id.hasPrefix("cell.") && $0.value != "empty" }.count == 1)
  }

  @Test func signsAreShownWhileAControllerIsInUse() throws {
    func signs(_ house: House) -> Set<String> {
      Set(
        house.stage.picture().commands.compactMap { command in
          guard case .text(let words, _, _, _, _) = command, ["X", "Y", "B", "≡"].contains(words) else {
            return nil
          }
          return words
        })
    }
    let house = try table("reversi")
    #expect(signs(house).isEmpty)
    house.pad(.right)
    #expect(signs(house).isSuperset(of: ["Y", "B", "≡"]))
    house.key(.right)
    #expect(signs(house).isEmpty)
    // Of a controller with shapes there are no letters.
    house.handle(.pads([.shapes]))
    house.pad(.left)
    #expect(signs(house) == ["≡"])
    house.handle(.pads([]))
    #expect(house.stage.padInUse == nil)
  }

  /// The help tells what is in the hands: buttons while a controller is used, keys from the first key on.
  @Test(arguments: [nil, "reversi"], [Size(1280, 800), Size(720, 1000)])
  func theHelpShowsWhatIsInUse(_ game: String?, _ size: Size) throws {
    let house = try game.map { try table($0, size) } ?? House(size)
    house.handle(.pads([.letters]))
    house.settle()
    house.stage.perform(.popup(.help))
    house.settle()
    func words() -> Set<String> {
      Set(
        house.stage.picture().commands.compactMap {
          if case .text(let words, _, _, _, _) = $0 { words } else { nil }
        })
    }
    let (keys, buttons): (Set<String>, Set<String>) = (["Tab"], ["LB", "RT", "X"])
    #expect(words().isSuperset(of: keys) && words().isDisjoint(with: ["LB", "RT"]))
    house.pad(.down)
    house.settle()
    #expect(words().isDisjoint(with: keys) && words().isSuperset(of: buttons))
    house.handle(.pads([.shapes]))
    house.pad(.up)
    house.settle()
    #expect(words().isSuperset(of: ["L1", "R2"]) && words().isDisjoint(with: buttons))
    house.key(.tab)
    house.settle()
    #expect(words().isSuperset(of: keys) && words().isDisjoint(with: ["L1", "R2"]))
  }

  /// The board shows its cursor only while no control has the focus; so at the end, too.
  @Test(arguments: [Size(1280, 800), Size(720, 560)]) func oneRingAtTheEnd(_ size: Size) throws {
    let house = try table("connect-four", size)
    house.type("121212")
    house.pad(.left)
    house.type("1")
    house.pass(20)
    house.settle()
    for button in [PadButton.right, .down, .up, .left, .down, .right] {
      house.pad(button)
      #expect(focused(house).count <= 1, "\(focused(house))")
      let isBoards = house.stage.top.host.focused == nil
      #expect(house.stage.context(of: house.stage.top).showsFocus)
      #expect(focused(house).allSatisfy { isOnBoard($0) == isBoards })
    }
  }

  @Test func bPlacesWhereThatIsWanted() throws {
    let house = try table("connect-four")
    house.stage.perform(.popup(.settings))
    house.settle()
    #expect(try house.element("settings.placing").value == "off")
    try house.click("settings.placing")
    #expect(house.stage.settings.placesWithB)
    house.pad(.accept)
    house.settle()
    #expect(house.popup == nil, "A goes back now")
    house.pad(.back)
    house.settle()
    #expect(house.moves.count == 1)
    // The sign of the way back is that of the button that does it.
    let signs = house.stage.padSigns
    #expect(signs["table.back"] == .letters("A"))
  }

  @Test func withoutAControllerThereIsNoSuchRow() throws {
    let house = try House(game: "connect-four")
    house.stage.perform(.popup(.settings))
    house.settle()
    house.turn(to: "settings.contrast")
    #expect(house.has("settings.contrast") && !house.has("settings.placing"))
    house.stage.perform(.popup(.keys))
    house.settle()
    #expect(!house.has("keys.pad"))
  }

  @Test(arguments: [PadKind.letters, .shapes, .nintendo], [Size(1280, 800), Size(720, 560)])
  func thePageOfKeysShowsTheButtonThatIsPressed(_ kind: PadKind, _ size: Size) throws {
    let house = try table("connect-four", size)
    house.handle(.pads([kind]))
    house.stage.perform(.popup(.keys))
    house.settle()
    #expect(house.has("keys.pad"))
    house.pad(.leftShoulder)
    #expect(try house.element("keys.pad").value == "leftShoulder")
    house.handle(.pads([]))
    house.settle()
    #expect(!house.has("keys.pad"))
  }

  @Test func twoPeopleHaveAControllerEach() throws {
    let house = try table("connect-four")
    house.handle(.pads([.letters, .shapes]))
    house.pad(.accept, by: 1)
    house.settle()
    #expect(house.moves.isEmpty, "it is the first one's turn")
    house.pad(.accept, by: 0)
    house.settle()
    #expect(house.moves.count == 1)
    house.pad(.accept, by: 0)
    house.settle()
    #expect(house.moves.count == 1)
    house.pad(.left, by: 1)
    house.pad(.accept, by: 1)
    house.settle()
    #expect(house.moves.count == 2)
    // One that is pulled out leaves the other for both.
    house.handle(.pads([.shapes]))
    house.pad(.accept)
    house.settle()
    house.pad(.accept)
    house.settle()
    #expect(house.moves.count == 4)
  }

  @Test func theHistoryIsAList() throws {
    let archive = MemoryArchive(past: (1...4).map { Sample.past($0, "reversi", moves: ["f5", "d6"]) })
    let house = try House(archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    house.handle(.pads([.letters]))
    house.pad(.down)
    house.pad(.down)
    house.pad(.accept)
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    house.pad(.back)
    house.settle()
    #expect(house.stage.top.scene.name == "history")
  }

  /// Buttons can have other meanings; two change places.
  @Test func buttonsHaveOtherMeanings() throws {
    let house = try table("connect-four")
    house.type("4")
    house.stage.perform(.popup(.keys))
    house.settle()
    #expect(try house.element("keys.pad.undo").label == "X")
    house.use("keys.pad.undo")
    #expect(try house.element("keys.message").label == "Press the new button of the controller, or Esc.")
    house.pad(.leftTrigger)
    house.settle()
    #expect(try house.element("keys.message").label == "Changed places: undo, mirrors, to the first move.")
    #expect(try house.element("keys.pad.undo").label == "LT")
    #expect(try house.element("keys.pad.leftTrigger").label == "X")
    house.stage.setup.store.flush()
    #expect(house.stage.setup.store.load().settings.keys["pad.undo"] == "leftTrigger")
    house.pad(.back)
    house.settle()
    house.pad(.undo)
    #expect(house.moves.count == 1)
    #expect(house.stage.padSigns["table.undo"] == PadSign(.leftTrigger, .letters))
    house.pad(.leftTrigger)
    house.settle()
    #expect(house.moves.isEmpty)
    house.stage.perform(.popup(.keys))
    house.settle()
    house.use("keys.reset")
    #expect(try house.element("keys.pad.undo").label == "X")
  }

  @Test func aMapIsAlwaysWhole() {
    for kept in [
      [:], ["pad.undo": "hint"], ["pad.accept": "back", "pad.back": "start", "pad.start": "accept"],
      ["pad.undo": "up", "pad.hint": "nonsense"], ["pad.undo": "hint", "pad.start": "hint"],
    ] {
      for placesWithB in [false, true] {
        let map = PadMap(kept, placesWithB: placesWithB)
        #expect(Set(PadMap.meanings.map(map.button(of:))) == Set(PadMap.meanings), "\(kept)")
        for meaning in PadMap.meanings { #expect(map.meaning(of: map.button(of: meaning)) == meaning) }
        #expect(PadMap(map.kept, placesWithB: placesWithB) == map, "\(kept)")
      }
    }
    let map = PadMap(["pad.accept": "back", "pad.back": "start", "pad.start": "accept"])
    #expect(map.button(of: .accept) == .back && map.button(of: .start) == .accept)
  }
}
