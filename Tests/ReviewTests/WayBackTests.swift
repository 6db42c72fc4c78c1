// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Nothing is lost by the player's own hand: whatever leaves a running game offers the way back.
struct WayBackTests {
  private func table(_ game: String) throws -> House {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    return house
  }

  private func play(_ game: String, _ house: House) throws {
    switch game {
    case "connect-four": house.type("4433")
    case "reversi": house.type("d3c3")
    case "quarto": try QuartoPlay.play(house, ["f", "1.1", "3"])
    default:
      house.handle(
        .paste("IIIII...../VVV......./V........./V........./........../.......... FILNPTUVWXYZ 12"))
      house.settle()
      let tile = try house.element("tile.X").frame.center
      house.drag(from: tile, to: try house.element("cell.3.7").frame.center)
      house.settle()
    }
    #expect(!house.moves.isEmpty)
  }

  static let games = ["connect-four", "reversi", "quarto", "pentominoes"]

  @Test(arguments: games, [0.5, 6.5]) func undoOnTheSlipBringsTheGameBack(_ game: String, _ rest: Double)
    throws
  {
    let house = try table(game)
    try play(game, house)
    house.pass(rest)
    let moves = house.moves
    house.key(.character("n"), [.control])
    house.settle()
    #expect(house.moves.isEmpty)
    #expect(try house.element("toast").label == "New game.")
    house.pass(rest)
    try house.click("toast.undo")
    house.settle()
    #expect(house.moves == moves)
    #expect(!house.has("toast"))
  }

  @Test(arguments: games) func theSlipGoesAndTheWayBackStays(_ game: String) throws {
    let house = try table(game)
    try play(game, house)
    let moves = house.moves
    try house.click("table.restart")
    house.settle()
    house.pass(6.5)
    #expect(house.has("toast.undo"))
    house.pass(2)
    #expect(!house.has("toast") && !house.has("toast.undo"))
    house.pass(300)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves == moves)
  }

  @Test func theSlipWaitsWhileThePointerRestsOnIt() throws {
    let house = try table("connect-four")
    try play("connect-four", house)
    house.key(.character("n"), [.control])
    house.settle()
    house.handle(.pointerMoved(try house.element("toast.undo").frame.center, time: house.now))
    house.pass(60)
    #expect(house.has("toast.undo"))
    house.handle(.pointerMoved(Point(2, 400), time: house.now))
    house.pass(9)
    #expect(!house.has("toast.undo"))
  }

  @Test func theNextMoveEndsTheOffer() throws {
    let house = try table("connect-four")
    try play("connect-four", house)
    house.key(.character("n"), [.control])
    house.settle()
    house.type("1")
    #expect(!house.has("toast.undo"))
    for _ in 0..<2 { house.key(.character("z"), [.control]) }
    house.settle()
    #expect(house.moves == ["4", "4", "3", "3"])
  }

  @Test func aPastedGameOffersTheWayBack() throws {
    let house = try table("connect-four")
    try play("connect-four", house)
    house.handle(.paste("1 2 3"))
    house.settle()
    #expect(house.moves == ["1", "2", "3"])
    try house.click("toast.undo")
    house.settle()
    #expect(house.moves == ["4", "4", "3", "3"])
  }

  @Test func afterAFinishedGameThereIsNothingToOffer() throws {
    let house = try table("connect-four")
    house.type("1212121")
    house.settle()
    try house.click("over.rematch")
    house.settle()
    #expect(house.moves.isEmpty && !house.has("toast"))
  }

  /// A newcomer who wants to put a disc in drags one of those that lie there, or out of a column's mouth.
  @Test func aDragFromWhereAPieceCouldBeMeantIsNoSwipe() throws {
    let house = try table("connect-four")
    house.type("4433")
    let cell = try house.element("cell.6.4").frame
    let board = try house.element("column.1").frame
    let below = Point(0, 330)
    for from in [
      cell.center, Point(cell.midX, cell.y - cell.height * 1.4), Point(board.midX, board.y + 4),
      Point(board.maxX + 3, board.y + 10),
    ] {
      house.drag(from: from, to: from + below, steps: 6)
      house.settle()
      #expect(house.moves.count >= 4, "a drag from \(from.x), \(from.y)")
    }
  }

  @Test func aMissedGrabOfATileIsNoSwipe() throws {
    let house = try table("pentominoes")
    try play("pentominoes", house)
    let moves = house.moves
    let corner = try house.element("cell.1.5").frame
    house.drag(
      from: Point(corner.maxX + 6, corner.midY), to: Point(corner.maxX + 10, corner.midY + 320), steps: 6)
    house.settle()
    #expect(house.moves == moves)
  }

  @Test func theCountdownIsChosenInTheSettings() throws {
    let house = try table("reversi")
    try house.click("table.settings")
    house.settle()
    #expect(try house.element("settings.next.off").isSelected)
    try house.click("settings.next.later")
    house.settle()
    house.key(.escape)
    house.settle()
    house.handle(.paste("f5d6c3d3c4f4c5b3c2b4e3e6c6f6"))
    house.settle()
    #expect(house.stage.settings[game: "reversi"].nextGame == .later)
  }
}
