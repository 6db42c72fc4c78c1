// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

enum ReversiPlay {
  /// "d3" as an element.
  static func id(_ square: String) -> String {
    let column = Int(square.utf8.first ?? 97) - 96
    return "cell.\(square.dropFirst()).\(column)"
  }

  static func play(_ house: House, _ squares: String...) throws {
    for square in squares {
      try house.click(id(square))
      house.settle()
    }
  }

  /// Black takes every disc with its fifth move, the fastest way there is.
  static let wipeOut = "e6f4e3f6g5d6e7f5c5"
}

struct ReversiPlayTests {
  private func table(
    _ size: Size = Size(1280, 800), _ change: (inout Settings) -> Void = { _ in }
  ) throws -> House {
    var settings = House.friends
    change(&settings)
    let house = try House(size, game: "reversi", settings: settings)
    house.settle()
    return house
  }

  private func position(_ house: House) -> String? {
    house.stage.layers.compactMap { $0.scene.game?.position }.last
  }

  @Test func movesByClicksTurnDiscs() throws {
    let house = try table()
    #expect(try house.element("table.score").value == "2-2")
    try ReversiPlay.play(house, "d3")
    #expect(try house.element("table.score").value == "4-1")
    try ReversiPlay.play(house, "c3", "c4")
    #expect(house.moves == ["d3", "c3", "c4"])
    #expect(try house.element("cell.4.3").label == "c4, ink")
  }

  @Test func aSquareThatTurnsNothingIsRefused() throws {
    let house = try table()
    try house.click("cell.1.1")
    #expect(try house.element("toast").label == "A disc on a1 would turn nothing.")
    try house.click("cell.4.4")
    #expect(try house.element("toast").label == "There is a disc on d4 already.")
    #expect(house.moves.isEmpty)
  }

  @Test func discsAreDraggedFromThePlate() throws {
    let house = try table()
    let plate = try #require(house.stage.elements().first { $0.role == .plate && $0.isSelected }).frame
    let from = Point(plate.x + 36, plate.midY)
    house.drag(from: from, to: try house.element("cell.3.4").frame.center)
    house.settle()
    #expect(house.moves == ["d3"])
    let other = try #require(house.stage.elements().first { $0.role == .plate && $0.isSelected }).frame
    #expect(other != plate, "it is the other player's turn")
    house.drag(from: Point(other.x + 36, other.midY), to: try house.element("cell.8.8").frame.center)
    #expect(try house.element("toast").label == "A disc on h8 would turn nothing.")
    house.settle()
    house.drag(from: Point(other.x + 36, other.midY), to: Point(40, 780))
    #expect(try house.element("toast").label == "Let the disc go over a legal square.")
    house.settle()
    #expect(house.moves == ["d3"])
  }

  @Test(arguments: ["escape", "focus"]) func anInterruptedDragEndsCleanly(by what: String) throws {
    let house = try table()
    let plate = try #require(house.stage.elements().first { $0.role == .plate && $0.isSelected }).frame
    house.drag(
      from: Point(plate.x + 36, plate.midY), to: try house.element("cell.3.4").frame.center, letGo: false)
    #expect(house.stage.top.scene.drag?.over == "cell.3.4")
    if what == "escape" { house.key(.escape) } else { house.handle(.focusChanged(false)) }
    house.handle(.pointerUp(Point(400, 400), .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves.isEmpty && house.stage.top.scene.drag == nil)
  }

  @Test func byKeyboardAlone() throws {
    let house = try table()
    house.type("d3")
    #expect(house.moves == ["d3"])
    // H is a column here, not the hint.
    house.type("h9c3")
    #expect(house.moves == ["d3", "c3"])
    house.key(.down)
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 3)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves == ["d3", "c3"])
  }

  @Test func aClickDuringTheWaveIsTakenAtOnce() throws {
    let house = try table()
    try house.click("cell.3.4")
    house.pass(0.15)
    #expect(house.stage.isAnimating)
    try house.click("cell.3.3")
    #expect(house.moves == ["d3", "c3"])
    house.settle()
    #expect(try house.element("table.score").value == "3-3")
  }

  @Test func resizingDuringTheWaveLosesNothing() throws {
    let house = try table()
    try house.click("cell.3.4")
    house.pass(0.2)
    house.handle(.resized(Viewport(size: Size(720, 560))))
    house.pass(0.05)
    house.handle(.resized(Viewport(size: Size(700, 1000))))
    house.settle()
    #expect(try house.element("table.score").value == "4-1")
    let disc = try house.element("cell.3.4")
    #expect(disc.label == "d3, ink" && disc.frame.width > 60)
  }

  @Test func aForcedPassIsShownAndPlayed() throws {
    let house = try table()
    house.handle(.paste("XO------" + String(repeating: "-", count: 56) + " O"))
    house.pass(0.1)
    #expect(house.message == "No move for Player 2, so Player 1 plays again.")
    house.pass(0.5)
    #expect(house.moves.isEmpty)
    house.pass(2)
    house.settle()
    #expect(house.moves == ["pass"] && house.message == "Player 1 to move.")
    try ReversiPlay.play(house, "c1")
    #expect(house.outcome == "ink wins 3-0")
    try house.click("table.undo")
    house.settle()
    #expect(house.moves == ["pass"] && house.message == "Player 1 to move.")
  }

  @Test func undoGoesBackOverAPass() throws {
    let house = try table()
    // Ink takes c1, ivory has no square, ink goes on with c8.
    house.handle(.paste("XO------" + String(repeating: "-", count: 48) + "XO------ X"))
    try ReversiPlay.play(house, "c1")
    #expect(house.message == "No move for Player 2, so Player 1 plays again.")
    house.pass(3)
    house.settle()
    #expect(house.moves == ["c1", "pass"])
    #expect(try house.element("move.1").label == "Move 1: c1")
    #expect(try house.element("move.2").label == "After move 1: pass")
    try house.click("table.undo")
    house.settle()
    #expect(house.moves.isEmpty, "at the pass there was nothing to choose")
    try house.click("table.redo")
    house.settle()
    #expect(house.moves == ["c1", "pass"] && house.message == "Player 1 to move.")
    try ReversiPlay.play(house, "c8")
    #expect(house.outcome?.hasPrefix("ink wins 6-0") == true)
  }

  @Test func aWipeOutEndsTheGame() throws {
    let house = try table()
    house.handle(.paste(ReversiPlay.wipeOut))
    house.settle()
    #expect(house.outcome == "ink wins 13-0")
    #expect(house.has("table.banner"))
    try house.click("table.undo")
    house.settle()
    #expect(house.moves.count == 8 && house.outcome == nil)
    try ReversiPlay.play(house, "c5")
    house.pass(0.5)
    #expect(house.outcome != nil && house.has("over.rematch"))
  }

  @Test func transcriptsGoBothWays() throws {
    let house = try table()
    house.handle(.paste("F5D6C3 d3C4"))
    house.key(.character("c"), [.control])
    #expect(house.takeCopied() == "f5d6c3d3c4")
    house.key(.character("c"), [.control, .shift])
    let text = try #require(house.takeCopied())
    #expect(text == position(house) && text.count == 66)
    house.handle(.paste("f5d6c9"))
    #expect(try house.element("toast").label == "I read this as a transcript; move 3, “c9”, is not a square.")
    house.handle(.paste("f5f5"))
    #expect(
      try house.element("toast").label
        == "I read this as a transcript; move 2, f5, is on a square that is taken.")
    house.handle(.paste("XOXOXOXOXOXOXOXOXOXO X"))
    #expect(
      try house.element("toast").label.hasPrefix("I read this as a position; the board has 20 characters"))
    #expect(house.moves.count == 5)
    house.handle(.paste(text))
    #expect(house.moves.isEmpty && position(house) == text)
  }

  @Test func whatAMoveTurnsIsSaid() throws {
    let house = try table()
    house.handle(.pointerMoved(try house.element("cell.3.4").frame.center, time: house.now))
    house.pass(0.1)
    #expect(try house.element("table.message").value == "4 legal squares. d3 turns 1 disc.")
    house.handle(.pointerMoved(Point(1000, 500), time: house.now))
    #expect(try house.element("table.message").value == "4 legal squares.")
  }

  @Test func theBoardEmptiesAndBeginsAgain() throws {
    let house = try table()
    try ReversiPlay.play(house, "d3", "c3")
    house.key(.character("n"), [.control])
    house.settle()
    house.pass(1.5)
    house.settle()
    #expect(house.moves.isEmpty)
    #expect(try house.element("table.score").value == "2-2")
  }

  @Test func withReducedMotionTheBoardFades() throws {
    let house = try table { $0.reducedMotion = true }
    try house.click("cell.3.4")
    house.pass(0.06)
    #expect(house.stage.isAnimating)
    house.pass(0.1)
    house.settle()
    #expect(try house.element("table.score").value == "4-1")
    house.key(.character("z"), [.control])
    house.settle()
    #expect(try house.element("table.score").value == "2-2")
  }
}
