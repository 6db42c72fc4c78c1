// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// People at the table, by element id, with mouse, finger and keyboard.
struct PlayTests {
  private func table(_ settings: Settings = House.friends, _ size: Size = Size(1280, 800)) throws -> House {
    let house = try House(size, game: "connect-four", settings: settings)
    house.settle()
    return house
  }

  @Test func aWholeGameByClicks() throws {
    let house = try table()
    for column in [4, 3, 4, 3, 4, 3, 4] {
      try house.click("column.\(column)")
      house.settle()
    }
    #expect(house.outcome == "coral wins column")
    house.pass(1)
    #expect(try house.element("table.banner").label == "Player 1 wins. Four in a column, with move 7.")
  }

  @Test func clicksDoNotWaitForFallingDiscs() throws {
    let house = try table()
    for column in [1, 2, 1, 2, 1] { try house.click("column.\(column)") }
    #expect(house.moves == ["1", "2", "1", "2", "1"])
    #expect(house.wake == .nextFrame)
    house.settle()
    for number in 1...5 { #expect(house.has("piece.\(number)")) }
  }

  @Test func aDiscIsDraggedFromThePlate() throws {
    let house = try table()
    let plate = try house.element("plate.you").frame
    let column = try house.element("column.2").frame
    house.drag(from: Point(plate.x + 36, plate.midY), to: Point(column.midX, column.y - 30), letGo: false)
    #expect(house.stage.tree().json.contains("\"dragging\":\"piece.hand\""))
    #expect(house.stage.tree().json.contains("\"over\":\"column.2\""))
    #expect(house.stage.pointer == .grab)
    house.handle(.pointerUp(Point(column.midX, column.y - 30), .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == ["2"])
  }

  @Test func aDiscIsDraggedFromAboveTheBoardAndKeepsItsGrip() throws {
    let house = try table()
    let hand = try house.element("piece.hand").frame
    let grip = Point(14, -9)
    let target = try house.element("column.6").frame.center
    house.drag(from: hand.center + grip, to: target, letGo: false)
    house.settle()
    // It grows about the point at which it is held.
    let held = try house.element("piece.hand").frame.center
    #expect((held - (target - grip * 1.08)).length < 0.1)
    house.handle(.pointerUp(target, .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == ["6"])
  }

  @Test func aDropBesideTheBoardFliesHome() throws {
    let house = try table()
    let hand = try house.element("piece.hand").frame
    house.drag(from: hand.center, to: Point(1000, 560))
    #expect(house.moves.isEmpty)
    #expect(try house.element("toast").label == "Let the disc go over a column.")
    house.settle()
    #expect((try house.element("piece.hand").frame.center - hand.center).length < 1)
  }

  @Test(arguments: ["escape", "focus", "button", "undo"]) func anInterruptedDragEndsCleanly(by what: String)
    throws
  {
    let house = try table()
    house.type("4")
    let hand = try house.element("piece.hand").frame
    house.drag(from: hand.center, to: Point(hand.midX + 100, hand.midY + 200), letGo: false)
    switch what {
    case "escape": house.key(.escape)
    case "focus": house.handle(.focusChanged(false))
    case "button": house.handle(.pointerDown(Point(500, 400), .right, isTouch: false, time: house.now))
    default: house.key(.character("z"), [.control])
    }
    #expect(house.stage.top.scene.drag == nil)
    house.handle(.pointerUp(Point(hand.midX + 100, hand.midY + 200), .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == (what == "undo" ? [] : ["4"]))
    #expect(house.stage.top.scene.name == "table")
  }

  @Test func aFullColumnIsRefused() throws {
    let house = try table()
    house.type("111111")
    #expect(!(try house.element("column.1").isEnabled))
    try house.click("column.1")
    #expect(try house.element("toast").label == "Column 1 is full.")
    house.type("1")
    let hand = try house.element("piece.hand").frame
    house.drag(from: hand.center, to: try house.element("column.1").frame.center)
    house.settle()
    #expect(house.moves.count == 6)
    #expect(house.stage.elements().count { $0.id.hasPrefix("piece.") && $0.id != "piece.hand" } == 6)
  }

  @Test(arguments: [false, true]) func aSwipeDownRestarts(isTouch: Bool) throws {
    let house = try table()
    house.type("4433")
    house.drag(from: Point(430, 250), to: Point(440, 560), steps: 8, isTouch: isTouch)
    #expect(house.message == "A new game.")
    house.settle()
    #expect(house.moves.isEmpty && house.outcome == nil)
    #expect(!house.has("piece.1"))
  }

  @Test func aSlowDragAcrossTheBoardIsNoSwipe() throws {
    let house = try table()
    house.type("4433")
    house.drag(from: Point(430, 250), to: Point(440, 560), steps: 90)
    house.settle()
    #expect(house.moves.count == 4)
  }

  @Test func theHotkeyRestartsInTheMiddleOfAFall() throws {
    let house = try table()
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.character("n"), [.control])
    house.settle()
    #expect(house.moves.isEmpty)
    #expect(!house.has("piece.1"))
  }

  @Test func theWholeEveningByKeyboard() throws {
    let house = try House(settings: House.friends)
    house.settle()
    for _ in 0..<4 where house.stage.elements().first(where: \.isFocused)?.id != "menu.game.connect-four" {
      house.key(.right)
    }
    #expect(house.stage.elements().first(where: \.isFocused)?.id == "menu.game.connect-four")
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    // The middle column four times, the one to its left in between.
    for _ in 0..<3 {
      house.key(.enter)
      house.settle()
      house.key(.left)
      house.key(.enter)
      house.settle()
      house.key(.right)
    }
    house.key(.space)
    house.settle()
    #expect(house.moves == ["4", "3", "4", "3", "4", "3", "4"])
    #expect(house.outcome != nil)
    // What is done next has the focus by itself.
    house.pass(2)
    #expect(house.stage.elements().first(where: \.isFocused)?.id == "over.rematch")
    house.key(.enter)
    house.settle()
    #expect(house.moves.isEmpty)
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func everyControlIsReachedByTab() throws {
    let house = try table()
    house.type("44")
    // Tab stops once at a group: at what is selected there.
    let enabled = Set(
      house.controls.filter { $0.isEnabled && ($0.group == nil || $0.isSelected) }.map(\.id)
    )
    var reached: Set<String> = []
    for _ in 0..<30 {
      house.key(.tab)
      if let id = house.stage.top.host.focused { reached.insert(id) }
    }
    #expect(reached == enabled)
  }

  @Test func aGameIsKeptWhileTheMenuIsOpen() throws {
    let house = try table()
    house.type("4352")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
    try house.click("menu.game.connect-four")
    house.settle()
    #expect(house.moves == ["4", "3", "5", "2"])
  }

  @Test func theBotMovesInTurnAndUndoTakesBothMovesBack() throws {
    var settings = Settings()
    settings[game: "connect-four"].opponent = Opponent(kind: .bot, level: 1)
    settings[game: "connect-four"].first = .you
    let house = try table(settings)
    house.type("4")
    house.wait(step: 0.005) { house.moves.count >= 2 }
    #expect(house.moves.count == 2)
    house.settle()
    #expect(house.message == "Choose a column.")
    try house.click("table.undo")
    house.settle()
    #expect(house.moves.isEmpty)
    try house.click("table.redo")
    house.settle()
    #expect(house.moves.count == 2)
  }

  @Test func resizingInTheMiddleOfAFallAndADrag() throws {
    let house = try table()
    house.key(.character("4"))
    house.pass(0.15)
    house.handle(.resized(Viewport(size: Size(720, 1000))))
    house.pass(0.05)
    for element in house.stage.elements() where element.role == .piece {
      #expect(Rect(0, 0, 720, 1000).contains(element.frame.center))
    }
    house.settle()
    let hand = try house.element("piece.hand").frame
    house.drag(from: hand.center, to: hand.center + Point(60, 80), letGo: false)
    house.handle(.resized(Viewport(size: Size(720, 560))))
    let column = try house.element("column.7").frame.center
    house.handle(.pointerMoved(column, time: house.now))
    house.handle(.pointerUp(column, .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == ["4", "7"])
  }

  @Test func idleMeansIdle() throws {
    let house = try table()
    house.type("4")
    house.pass(5)
    #expect(house.rests)
    let picture = house.stage.picture()
    let tree = house.stage.tree().json
    house.pass(500)
    #expect(house.stage.picture() == picture)
    #expect(house.stage.tree().json == tree)
    try house.click("table.settings")
    house.settle()
    house.pass(5)
    #expect(house.rests)
  }
}
