// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// The moves in the rail: a click looks back, another one returns.
struct MoveListTests {
  private func table(_ game: String = "connect-four", _ size: Size = Size(1280, 800)) throws -> House {
    let house = try House(size, game: game, settings: House.friends)
    house.settle()
    return house
  }

  private func discs(_ house: House) -> Int {
    house.stage.elements().count { $0.id.hasPrefix("cell.") && $0.value != "empty" && $0.value != "legal" }
  }

  @Test func aClickLooksBackAndAnotherReturns() throws {
    let house = try table()
    house.type("44352")
    #expect(try house.element("move.5").isSelected && discs(house) == 5)
    try house.click("move.2")
    house.settle()
    #expect(discs(house) == 2 && house.moves.count == 5, "only the picture has changed")
    #expect(try house.element("move.2").isSelected && !house.element("move.5").isSelected)
    try house.click("move.2")
    house.settle()
    #expect(discs(house) == 5)
    try house.click("move.3")
    try house.click("move.5")
    house.settle()
    #expect(discs(house) == 5)
  }

  @Test func whoTouchesTheBoardGoesOn() throws {
    let house = try table()
    house.type("443")
    try house.click("move.1")
    house.settle()
    #expect(discs(house) == 1)
    try house.click("column.6")
    house.settle()
    #expect(house.moves == ["4", "4", "3"] && discs(house) == 3, "that click only returned")
    try house.click("column.6")
    house.settle()
    #expect(house.moves.last == "6")
    house.key(.pageUp)
    house.key(.pageUp)
    house.settle()
    #expect(discs(house) == 2)
    house.key(.pageDown)
    house.settle()
    #expect(discs(house) == 3)
    house.key(.escape)
    house.settle()
    #expect(discs(house) == 4 && house.stage.top.scene.name == "table")
    // A move, an undo: the game goes on where it is.
    house.key(.pageUp)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(discs(house) == 3 && house.moves.count == 3)
  }

  @Test func theBotGoesOnWhileSomebodyLooksBack() throws {
    var settings = Settings()
    settings[game: "connect-four"].opponent = Opponent(kind: .bot, level: 1)
    settings[game: "connect-four"].first = .you
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.key(.character("4"))
    house.pass(0.05)
    house.key(.pageUp)
    house.wait(step: 0.005) { house.moves.count >= 2 }
    house.settle()
    #expect(house.moves.count == 2 && discs(house) == 2, "its move brings the game back")
  }

  @Test func afterTheEndTheResultComesBack() throws {
    let house = try table()
    house.type("1212121")
    house.pass(2)
    try house.click("move.3")
    house.settle()
    #expect(!house.has("table.banner") && discs(house) == 3)
    try house.click("move.7")
    house.settle()
    house.pass(1)
    #expect(house.has("table.banner") && discs(house) == 7)
  }

  @Test func itIsThereWhereThereIsRoom() throws {
    for (game, size, isThere) in [
      ("connect-four", Size(1280, 800), true), ("reversi", Size(1280, 800), true),
      ("quarto", Size(1280, 800), false), ("connect-four", Size(720, 560), false),
      ("connect-four", Size(720, 1000), false),
    ] {
      let house = try table(game, size)
      let moves = ["connect-four": "443", "reversi": "f5d6c3", "quarto": "=0a1=2b2"]
      house.handle(.paste(try #require(moves[game])))
      house.settle()
      #expect(house.has("move.1") == isThere, "\(game) at \(size.width)")
    }
  }

  /// The newest rows stay.
  @Test func aLongGameShowsItsNewestMoves() throws {
    let house = try table("connect-four", Size(1000, 690))
    house.handle(.paste("444444222222666666111111777777"))
    house.settle()
    let shown = house.stage.elements().filter { $0.id.hasPrefix("move.") }
    #expect(shown.count < 30 && shown.contains { $0.id == "move.30" } && !house.has("move.1"))
  }
}
