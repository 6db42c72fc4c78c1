// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Preferences
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// A board is made in the house, with pointer and keys, kept, found again and played.
struct MakerSceneTests {
  private func house(
    _ size: Size = Size(1280, 800), archive: MemoryArchive = MemoryArchive(), text: Int = 100
  ) throws -> House {
    let house = try House(
      size, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.stage.settings.textSize = text
    house.settle()
    house.stage.perform(.maker("pentominoes"))
    count(house)
    return house
  }

  /// Waits until the solutions are counted.
  private func count(_ house: House) {
    house.pass(0.5)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
  }

  private func scene(_ house: House) throws -> MakerScene {
    try #require(house.stage.top.scene as? MakerScene)
  }

  private func badge(_ house: House) throws -> String { try house.element("editor.badge").label }

  private func stroke(_ from: String, _ to: String, _ house: House) throws {
    house.drag(
      from: try house.element("editor.cell." + from).frame.center,
      to: try house.element("editor.cell." + to).frame.center)
  }

  @Test func theBadgeFollowsTheBoard() throws {
    let house = try house()
    #expect(try badge(house) == "60 squares · 2,339 solutions")
    try stroke("2.3", "2.5", house)
    #expect(try badge(house) == "57 squares: not a multiple of five")
    #expect(try !house.element("editor.play").isEnabled && !house.element("editor.share").isEnabled)
    #expect(try house.element("editor.keep").isEnabled)
    house.key(.character("z"), .control)
    count(house)
    #expect(try badge(house) == "60 squares · 2,339 solutions")
    #expect(try house.element("editor.play").isEnabled)
  }

  @Test func withAMirrorBothSidesAreDrawn() throws {
    let house = try house()
    try house.click("editor.mirror.sideways")
    try stroke("1.3", "1.4", house)
    #expect(try badge(house) == "64 squares: twelve tiles cover 60")
    #expect(try house.element("editor.cell.1.12").isSelected && house.element("editor.cell.1.11").isSelected)
    house.handle(.pointerDown(Point(9, 9), .right, isTouch: false, time: house.now))
    let place = try house.element("editor.cell.1.3").frame.center
    house.handle(.pointerUp(place, .right, isTouch: false, time: house.now))
    #expect(try !house.element("editor.cell.1.12").isSelected, "the right button always fills in")
  }

  @Test(arguments: [0.5, 2, 30]) func aBoardIsKeptWithItsNameAndPlayed(_ rest: Double) throws {
    let archive = MemoryArchive()
    let house = try house(archive: archive)
    try house.click("editor.pattern.4")
    house.pass(rest)
    count(house)
    try house.click("editor.name")
    for letter in "Tiny ö" {
      house.key(.character(letter))
      house.handle(.text(String(letter)))
    }
    #expect(try house.element("editor.name").value == "Tiny ö")
    house.pass(rest)
    try house.click("editor.keep")
    house.settle()
    #expect(house.stage.kept.ownStarts(of: try #require(catalog.last)).map(\.title) == ["Tiny ö"])
    #expect(house.stage.kept.sums.stars["pentominoes"] == nil, "it is no puzzle that was solved")
    // Keeping it once more under its name replaces it.
    try stroke("1.1", "1.5", house)
    count(house)
    try house.click("editor.keep")
    house.settle()
    #expect(try scene(house).kept(house.stage.context(of: house.stage.top)).map(\.board.name) == ["Tiny ö"])
    try house.click("editor.pattern.4")
    count(house)
    house.pass(rest)
    try house.click("editor.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(house.has("tile.P") && !house.has("editor.badge"))
  }

  @Test func whatIsKeptStandsOnTheShelfAndInThePicker() throws {
    let archive = MemoryArchive()
    let house = try house(archive: archive)
    try house.click("editor.keep")
    house.settle()
    house.key(.escape)
    house.settle()
    house.stage.perform(.shelf)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
    let shelf = try #require(house.stage.top.scene as? ShelfScene)
    let column = try #require(shelf.columns.lastIndex { $0.game.info.name == "pentominoes" })
    let pack = try #require(shelf.ownBoards(column, house.stage.context(of: house.stage.top)))
    #expect(pack.title == "Own boards" && pack.puzzles.count == 1)
    #expect(pack.name != OwnMistake.pack, "mistakes have their own")
    house.use("shelf.tab.pentominoes")
    house.use("shelf.own")
    #expect(house.stage.top.scene.name == "table")
    try house.click("table.puzzles")
    house.wait(step: 0.01) { house.has("starts.group.easy") }
    house.settle()
    #expect(
      try house.element("starts.group.made").isSelected, "the picker opens where the present board stands")
  }

  /// A board that cannot be played is kept all the same, and waits here.
  @Test func aBoardWithAFaultIsKeptAndTakenOut() throws {
    let house = try house()
    try house.click("editor.clear")
    try stroke("4.4", "4.6", house)
    try house.click("editor.keep")
    house.settle()
    #expect(house.has("editor.kept.1"))
    #expect(house.stage.kept.ownStarts(of: try #require(catalog.last)).isEmpty)
    // Only what the pointer rests on lies on a ground of its own.
    house.handle(.pointerLeft)
    house.settle()
    let plain = house.stage.picture().commands.count
    house.handle(.pointerMoved(try house.element("editor.kept.1").frame.center, time: house.now))
    #expect(house.stage.picture().commands.count == plain + 1)
    try house.click("editor.remove")
    house.settle()
    #expect(!house.has("editor.kept.1") && !house.has("editor.remove"))
    #expect(try scene(house).sketch.squares.count == 3, "what lies on the slab stays")
    try house.click(Toast.undoID)
    house.settle()
    #expect(house.has("editor.kept.1"))
  }

  @Test func keysDrawTurnBackAndPaste() throws {
    let house = try house()
    try house.click("editor.clear")
    house.key(.up)
    house.key(.space)
    for _ in 0..<4 { house.key(.right, .shift) }
    #expect(try scene(house).sketch.squares.count == 5)
    count(house)
    #expect(try badge(house) == "5 squares · 1 solution")
    house.key(.character("c"), .control)
    let text = try #require(house.takeCopied())
    #expect(text.hasPrefix("quartet board 5x1 ....."))
    for _ in 0..<4 { house.key(.left, .shift) }
    house.key(.space)
    #expect(try scene(house).sketch.squares.count < 5)
    house.handle(.paste("Here is mine: " + text))
    count(house)
    #expect(try badge(house) == "5 squares · 1 solution")
    house.handle(.paste("no board"))
    house.settle()
    #expect(
      house.stage.elements().contains {
        $0.role == .toast && $0.label == "What is on the clipboard is no board."
      })
    #expect(try badge(house) == "5 squares · 1 solution")
  }

  /// Nothing is lost by leaving, and nothing goes on counting.
  @Test func theBoardWaitsWhereItWasLeft() throws {
    let house = try house()
    try stroke("2.3", "2.7", house)
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
    house.stage.perform(.maker("pentominoes"))
    count(house)
    #expect(try scene(house).sketch.squares.count == 55)
    #expect(try badge(house).hasPrefix("55 squares · "))
  }

  /// A stroke that leaves the slab goes on along its edge; one that began beside it draws nothing.
  @Test func wrongGesturesDoNoHarm() throws {
    let house = try house()
    let before = try scene(house).sketch.squares
    house.drag(from: Point(640, 790), to: Point(300, 300))
    #expect(try scene(house).sketch.squares == before)
    let start = try house.element("editor.cell.1.1").frame.center
    house.drag(from: start, to: Point(start.x, -50))
    #expect(try scene(house).sketch.squares.subtracting(before).count == 1)
    // Losing the window in the middle of a stroke takes it back.
    house.drag(from: try house.element("editor.cell.8.1").frame.center, to: start, letGo: false)
    house.handle(.focusChanged(false))
    #expect(
      try scene(house).sketch.squares.subtracting(before).count == 1 && scene(house).sketch.stroke == nil)
  }

  @Test(arguments: Sample.oddSizes) func atEverySize(_ size: Size) throws {
    let house = try house(size)
    for at in [Point(0, 0), Point(size.width / 2, size.height / 2), Point(size.width - 1, size.height - 1)] {
      house.drag(from: at, to: Point(size.width / 3, size.height / 3))
      house.handle(.wheel(Point(0, -1), at: at))
    }
    for key in [Key.tab, .down, .right, .space, .end] { house.key(key) }
    count(house)
    #expect(!house.stage.picture().commands.isEmpty && !house.stage.tree().json.isEmpty)
  }

  @Test(arguments: [
    (Size(1280, 800), 200), (Size(720, 560), 100), (Size(720, 560), 200), (Size(720, 1000), 100),
    (Size(720, 1000), 200),
  ]) func everythingIsThere(_ size: Size, _ text: Int) throws {
    let house = try house(size, text: text)
    let slab = try house.element("editor.cell.1.1").frame.union(house.element("editor.cell.8.14").frame)
    #expect(
      Rect(origin: .zero, size: size).contains(slab.origin) && slab.maxX <= size.width
        && slab.maxY <= size.height)
    #expect(slab.width / 14 >= 20, "squares can be hit")
    for id in ["editor.keep", "editor.play", "editor.badge"] {
      let frame = try house.element(id).frame
      #expect(frame.maxX <= size.width && frame.maxY <= size.height && frame.width > 40, "\(id)")
      #expect(frame.intersection(slab).isEmpty, "\(id)")
    }
  }

  /// Before anything is drawn the pointer shows every square that a stroke would reach: with a mirror its image, too, in dashes.
  @Test func theMirrorIsSeenUnderThePointer() throws {
    let house = try house()
    try house.click("editor.mirror.sideways")
    house.settle()
    func fills(in id: String) throws -> Int {
      let frame = try house.element(id).frame.inset(-2)
      return house.stage.picture().commands.count { command in
        if case .fill(let rect, _) = command {
          frame.contains(rect) && rect.width < frame.width / 2
        } else {
          false
        }
      }
    }
    let before = try fills(in: "editor.cell.3.11")
    house.handle(.pointerMoved(try house.element("editor.cell.3.4").frame.center, time: house.now))
    house.settle()
    #expect(try fills(in: "editor.cell.3.11") > before + 8)
    #expect(try fills(in: "editor.cell.3.10") <= before + 8)
  }
}
