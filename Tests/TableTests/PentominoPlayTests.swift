// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

struct PentominoPlayTests {
  /// The first board ever is small; whoever has solved one finds the large tray.
  @Test(arguments: [false, true]) func theFirstBoardIsSmall(hasSolved: Bool) throws {
    let past = Sample.past(1, "pentominoes", moves: [])
    let archive = MemoryArchive(past: hasSolved ? [past] : [])
    let house = try House(archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    house.stage.perform(.openGame("pentominoes"))
    house.settle()
    let setup = house.stage.table(house.stage.top)?.seated.setup
    #expect(hasSolved ? setup == nil : setup?.contains(";5x3;") == true, "\(setup ?? "")")
  }

  private func tile(_ house: House, _ letter: String) throws -> String {
    try #require(try house.element("tile.\(letter)").value)
  }

  @Test func aPuzzleIsSolvedByDragsAndTurns() throws {
    let house = try PentominoPlay.table()
    PentominoPlay.waitForBadge(house, "1 solution left")
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    #expect(house.moves == ["F0r1c2"])
    PentominoPlay.waitForBadge(house, "1 solution left")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    #expect(house.moves.count == 2)
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    #expect(house.outcome?.contains("solved") == true)
    house.pass(1)
    house.wait(step: 0.002) {
      house.stage.elements().first { $0.id == "table.banner" }?.label
        == "Solved. This is the only solution."
    }
    house.pass(20)
    #expect(house.outcome != nil, "no next game starts by itself")
  }

  @Test func theWheelAndTheRightButtonTurnAndFlipInTheHand() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3", letGo: false)
    let at = try house.element("cell.2.3").frame.center
    house.handle(.wheel(Point(0, -1), at: at))
    house.handle(.wheel(Point(0, 1), at: at))
    house.handle(.pointerDown(at, .right, isTouch: false, time: house.now))
    house.handle(.pointerUp(at, .right, isTouch: false, time: house.now))
    #expect(house.stage.top.scene.drag?.piece == "tile.F", "it is still in the hand")
    house.handle(.pointerDown(at, .right, isTouch: false, time: house.now))
    house.handle(.pointerUp(at, .right, isTouch: false, time: house.now))
    house.handle(.pointerUp(at, .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == ["F0r1c2"])
  }

  /// A wheel towards oneself turns as the key does, away from oneself back.
  @Test func theWheelTurnsAsTheKeyDoes() throws {
    func value(_ turn: (House, Point) -> Void) throws -> String {
      let house = try PentominoPlay.table()
      let at = try house.element("tile.U").frame.center
      turn(house, at)
      house.settle()
      return try tile(house, "U")
    }
    let plain = try value { _, _ in }
    let right = try value { house, at in
      house.click(at: at)
      house.key(.character("r"))
    }
    #expect(right != plain)
    #expect(try value { $0.handle(.wheel(Point(0, -1), at: $1)) } == right)
    let left = try value { $0.handle(.wheel(Point(0, 1), at: $1)) }
    #expect(left != right && left != plain)
    // A touchpad sends small parts of a notch.
    #expect(try value { $0.handle(.wheel(Point(0, 0.2), at: $1)) } == left)
  }

  @Test func anInvalidDropFliesBackToWhereItWas() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    // The U fits nowhere around the far corner without turning.
    try PentominoPlay.carry(house, "U", to: "cell.1.4")
    #expect(try house.element("toast").label == "It does not fit there, so it goes back.")
    #expect(house.moves.count == 2)
    #expect(try tile(house, "U") == "U1r1c1")
    house.drag(from: try house.element("tile.U").frame.center, to: Point(60, 400))
    house.settle()
    #expect(house.moves.last == "-U")
  }

  @Test func anInterruptedDragChangesNothing() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3", keys: "rm", letGo: false)
    house.key(.escape)
    house.handle(.pointerUp(Point(400, 400), .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves.isEmpty && house.stage.top.scene.drag == nil)
    #expect(try house.element("tile.F").label == "tile F, at home")
  }

  @Test func aTileOnTheBoardIsMovedTurnedAndTakenOff() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.2")
    #expect(house.moves == ["F0r1c1"])
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    #expect(house.moves == ["F0r1c1", "F0r1c2"])
    try house.click("tile.F")
    try house.click("action.tile.right")
    house.settle()
    #expect(try tile(house, "F").hasPrefix("F1"))
    try house.click("handle.mirror")
    house.settle()
    #expect(house.moves.count == 4)
    house.key(.backspace)
    house.settle()
    #expect(house.moves.last == "-F")
    for _ in 0..<5 { house.key(.character("z"), [.control]) }
    house.settle()
    #expect(house.moves.isEmpty)
    for _ in 0..<2 { house.key(.character("z"), [.control, .shift]) }
    house.settle()
    #expect(try tile(house, "F") == "F0r1c2")
  }

  @Test func byKeyboardAlone() throws {
    let house = try PentominoPlay.table()
    house.key(.character("f"))
    house.key(.right)
    house.key(.enter)
    house.settle()
    #expect(house.moves == ["F0r1c2"])
    house.key(.character("u"))
    house.key(.character("r"))
    for _ in 0..<4 { house.key(.left) }
    for _ in 0..<4 { house.key(.up) }
    house.key(.enter)
    house.settle()
    #expect(house.moves.last == "U1r1c1")
    house.key(.pageDown)
    house.key(.pageDown)
    #expect(try house.element("tile.P").isSelected)
    house.key(.character("r"), [.shift])
    house.key(.character("r"), [.shift])
    for _ in 0..<5 { house.key(.right) }
    for _ in 0..<5 { house.key(.up) }
    house.key(.enter)
    house.settle()
    #expect(house.outcome != nil)
  }

  @Test func escapePutsATileBackAndThenLeaves() throws {
    let house = try PentominoPlay.table()
    house.key(.character("f"))
    house.key(.escape)
    #expect(try !house.element("tile.F").isSelected)
    house.key(.escape)
    #expect(!house.has("tile.F"))
  }

  @Test func clicksChooseAndLay() throws {
    let house = try PentominoPlay.table()
    try house.click("tile.F")
    try house.click("cell.2.3")
    house.settle()
    #expect(house.moves == ["F0r1c2"])
    try house.click("tile.P")
    try house.click("cell.2.1")
    #expect(house.moves.count == 2 || house.has("toast"))
  }

  /// Tiles with the outline of a hint around them.
  private func outlines(_ house: House) -> Int {
    house.stage.picture().commands.count { command in
      guard case .shape(let shape, _, _) = command, case .path = shape.outline else { return false }
      return shape.stroke?.paint == .solid(Color(0xFFF8E4))
    }
  }

  @Test func theHintSpeaksInSteps() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.2")
    PentominoPlay.waitForBadge(house, "No solution from here")
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message?.hasPrefix("There is no solution from here. ") == true }
    try house.click("table.hint")
    #expect(house.message == "Without the F there would be a solution.")
    try house.click("table.hint")
    #expect(house.message == "Take the F off.")
    try house.click("table.hint")
    house.settle()
    #expect(house.moves.last == "-F")
    // On an empty board, where to begin and why; then the tile.
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message?.hasPrefix("The hardest square is in row ") == true }
    #expect(outlines(house) == 0)
    try house.click("table.hint")
    #expect(
      house.message?.contains(" work there. One way is the ") == true
        || house.message?.contains("Of all that fits there") == true)
    // What the sentence speaks of is marked for as long as it stands there.
    for rest in [0.5, 2, 30] {
      house.pass(rest)
      #expect(outlines(house) == 1, "after \(rest) s")
    }
    try house.click("table.hint")
    house.settle()
    #expect(house.moves.count == 3)
    house.wait(step: 0.002) { PentominoPlay.badge(house)?.hasSuffix("left") == true }
  }

  /// What was pasted may have no solution at all: that is said, and nothing is looked for without end.
  @Test func aBoardWithoutASolutionIsSaidToBeOne() throws {
    let house = try PentominoPlay.table("...../...../..... VXZ 3")
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message == "This board has no solution." }
    house.settle()
    #expect(house.message == "This board has no solution.")
    #expect(house.stage.elements().first { $0.id == "table.hint" }?.isEnabled == true)
  }

  @Test func theDropZoneKnowsWhetherASolutionRemains() throws {
    let house = try PentominoPlay.table()
    PentominoPlay.waitForBadge(house, "1 solution left")
    try PentominoPlay.carry(house, "F", to: "cell.2.3", letGo: false)
    #expect(PentominoPlay.badge(house) == "1 solution with the F there")
    house.handle(.pointerMoved(try house.element("cell.2.2").frame.center, time: house.now))
    #expect(PentominoPlay.badge(house) == "No solution with the F there")
    #expect(try house.element("table.badge").value == "warning")
  }

  @Test func solutionsAreLeafedThrough() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try house.click("action.browse")
    house.wait(step: 0.002) { house.message == "Solution 1 of 1." }
    try house.click("action.browse")
    #expect(house.message?.hasPrefix("Wheel or R") == true)
  }

  /// The eye puts the hint away, and a hint closes the eye: never two pictures over each other.
  @Test func hintAndEyeAreNeverTogether() throws {
    let house = try PentominoPlay.table()
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message?.hasPrefix("The hardest square") == true }
    try house.click("table.hint")
    house.pass(1)
    #expect(outlines(house) == 1)
    try house.click("action.browse")
    house.wait(step: 0.002) { house.message == "Solution 1 of 1." }
    house.pass(1)
    #expect(outlines(house) == 0)
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message?.hasPrefix("The hardest square") == true }
    #expect(try house.element("action.browse").label == "Look at a solution")
    // Where there is no solution the eye says so, even with a hint open.
    house.key(.escape)
    try PentominoPlay.carry(house, "F", to: "cell.2.2")
    try house.click("table.hint")
    house.wait(step: 0.002) { house.message?.hasPrefix("There is no solution from here. ") == true }
    try house.click("action.browse")
    house.wait(step: 0.002) { house.message == "There is no solution from here." }
  }

  /// The counter is for the board at which it was asked for: its badge turns it off, and the next board begins without.
  @Test func theCounterBelongsToOneBoard() throws {
    let house = try PentominoPlay.table(PentominoPlay.small, Size(1280, 800)) { settings in
      for name in ["left", "warn"] { settings[game: "pentominoes"].switches[name] = false }
    }
    #expect(house.has("table.count") && !house.has("table.badge"))
    try house.click("table.count")
    PentominoPlay.waitForBadge(house, "1 solution left")
    try house.click("table.badge")
    house.settle()
    #expect(house.has("table.count") && !house.has("table.badge"))
    try house.click("table.count")
    PentominoPlay.waitForBadge(house, "1 solution left")
    // Another setting does not turn it off.
    var settings = house.stage.settings
    settings.volume = 0.1
    house.stage.perform(.change(settings))
    house.settle()
    #expect(house.has("table.badge"))
    house.handle(.paste(".../.../.../.../... LPV 3"))
    house.settle()
    #expect(house.has("table.count") && !house.has("table.badge"))
    #expect(house.stage.settings[game: "pentominoes"].switches["left"] == false)
  }

  /// Until the first tile lies, the line under the board says what is to be done.
  @Test func theTaskIsSaid() throws {
    let house = try PentominoPlay.table("..... FILP 1")
    #expect(house.message?.hasPrefix("Fill the board with 1 of the 4 tiles. Wheel or R") == true)
    let all = try PentominoPlay.table()
    #expect(all.message?.hasPrefix("Fill the board with all 3 tiles. ") == true)
    try PentominoPlay.carry(all, "F", to: "cell.2.3")
    #expect(all.message?.hasPrefix("Wheel or R") == true)
  }

  @Test func puzzlesAreChosenFromTheShelf() throws {
    let house = try PentominoPlay.table()
    try house.click("table.puzzles")
    #expect(house.popup == "starts")
    // Without the files of the game there is nothing to choose, and nothing breaks.
    house.pass(0.5)
    house.key(.escape)
    #expect(house.popup == nil)
  }

  @Test func theClockRunsWhileAPuzzleIsOpenAndLookedAt() throws {
    let house = try PentominoPlay.table()
    #expect(try house.element("table.clock").label == "00:00")
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    house.pass(65)
    #expect(try house.element("table.clock").label.hasPrefix("01:0"))
    house.handle(.focusChanged(false))
    let before = try house.element("table.clock").label
    house.pass(100)
    house.pass(100)
    #expect(try house.element("table.clock").label == before)
  }

  @Test func aBoardIsCopiedAndPasted() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    house.key(.character("c"), [.control])
    let text = try #require(house.takeCopied())
    #expect(text == "...../...../..... FPU 3 F0r1c2")
    let other = try PentominoPlay.table(".../.../.../.../... LPV 3")
    other.handle(.paste(text))
    #expect(other.moves == ["F0r1c2"])
    other.handle(.paste("...../...../..... FPQ 3"))
    #expect(try other.element("toast").label.hasPrefix("I read this as a position"))
    #expect(other.moves == ["F0r1c2"])
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(700, 1000), Size(1900, 1080), Size(720, 1400)])
  func everyTileAndSquareIsInTheWindow(size: Size) throws {
    let house = try PentominoPlay.table("3x20", size)
    house.handle(
      .paste(String(repeating: "...................../", count: 2) + "..................... FILNPTUVWXYZ 12"))
    for text in [
      Array(repeating: "....................", count: 3).joined(separator: "/") + " FILNPTUVWXYZ 12",
      Array(repeating: "..........", count: 6).joined(separator: "/") + " FILNPTUVWXYZ 12",
      PentominoPlay.small,
    ] {
      house.handle(.paste(text))
      house.settle()
      let window = Rect(0, 0, house.stage.viewport.size.width, house.stage.viewport.size.height)
      for element in house.stage.elements() where element.role == .piece || element.role == .cell {
        #expect(window.contains(element.frame), "\(element.id) \(element.frame)")
      }
    }
  }

  /// However small its board; where the window has no room, the end is left out visibly.
  @Test(arguments: [Size(1280, 800), Size(1600, 600), Size(720, 560), Size(720, 1000)])
  func theNameOfAPuzzleCanBeRead(_ size: Size) throws {
    let house = try House(size, game: "pentominoes", resources: Sample.resources)
    let table = try #require(house.stage.top.scene as? any TableOfGame)
    let starts = table.starts(Day(year: 2026, month: 1, day: 1))()
      .sorted { $0.title.count > $1.title.count }
    #expect(starts.contains { $0.title == "Chessboard, notch by the corner" })
    for start in starts.prefix(12) {
      house.stage.begin(start.setup)
      house.pass(0.5)
      let name = try house.element("table.heading").label
      let words = PaintedText.all(house).map(\.words)
      let isShortened = words.contains { $0.hasSuffix("\u{2026}") && name.hasPrefix($0.dropLast()) }
      #expect(words.contains(name) || (isShortened && size.width < 1000), "\(name) at \(size.width)")
      let (heading, clock) = (try house.element("table.heading"), try house.element("table.clock"))
      #expect(heading.frame.maxX <= clock.frame.x)
    }
  }

  @Test(arguments: [Size(1280, 800), Size(1680, 1050)])
  func theSlipLiesBesideTheTitle(_ size: Size) throws {
    let house = try House(size, game: "pentominoes")
    let title = try #require(PaintedText.all(house).first { $0.words == "Pentominoes" })
    let slip = try ToastTests.slip("Another puzzle.", offersUndo: true, house)
    #expect(!slip.frame.intersects(title.frame))
  }

  /// From the press on a tile is in the hand: keys and wheel turn it before it has moved.
  @Test(arguments: ["key", "wheel"]) func aPressedTileTurnsBeforeItMoves(_ how: String) throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    let tile = try house.element("tile.P").frame
    let before = house.stage.picture()
    house.handle(.pointerMoved(tile.center, time: house.now))
    house.handle(.pointerDown(tile.center, .left, isTouch: false, time: house.now))
    house.pass(0.1)
    let lifted = house.stage.picture()
    #expect(lifted != before, "it lifts")
    if how == "key" {
      house.key(.character("r"))
    } else {
      house.handle(.wheel(Point(0, -1), at: tile.center))
    }
    house.pass(0.1)
    #expect(house.stage.picture() != lifted, "it turns")
    house.handle(.pointerUp(tile.center, .left, isTouch: false, time: house.now))
    house.settle()
    let turned = try house.element("tile.P").frame
    #expect(abs(turned.width / turned.height - tile.height / tile.width) < 0.1)
  }
}
