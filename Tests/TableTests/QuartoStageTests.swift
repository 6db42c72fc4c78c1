// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// The piece in hand on its stage, and why giving a piece would be dangerous.
struct QuartoStageTests {
  private func table(_ size: Size = Size(1280, 800), danger: Bool = true) throws -> House {
    var settings = House.friends
    settings[game: "quarto"].switches = ["danger": danger]
    let house = try House(size, game: "quarto", settings: settings)
    house.settle()
    return house
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func theGivenPieceStandsOnTheStageAtTheScaleOfTheBoard(_ size: Size) throws {
    let house = try table(size)
    try QuartoPlay.play(house, ["f", "1.1", "e"])
    let stage = try house.element("stage").frame
    let piece = try house.element("piece.e")
    #expect(stage.inset(-stage.height / 4).contains(piece.frame.center) && piece.value == "in the hand")
    let placed = try house.element("piece.f").frame
    #expect(abs(placed.width / piece.frame.width - 1) < 0.35)
    try house.click("cell.2.2")
    house.settle()
    #expect(house.moves.last == "b2")
  }

  /// The double of the piece stands on the stage already: it does not fly in once more.
  @Test(arguments: [0.1, 2, 30]) func thePreviewedPieceStaysOnTheStage(rest: Double) throws {
    let house = try table()
    let tray = try house.element("piece.3").frame
    house.handle(.pointerMoved(tray.center, time: house.now))
    house.pass(rest)
    try house.click("piece.3")
    let given = try house.element("piece.3").frame
    #expect(try house.element("stage").frame.inset(-20).contains(given))
    house.settle()
    #expect(try house.element("piece.3").frame == given)
    // By key, too.
    try house.click("cell.1.1")
    house.settle()
    house.handle(.pointerLeft)
    house.key(.right)
    house.pass(rest)
    house.key(.enter)
    let hand = try #require(house.stage.elements().first { $0.id.hasPrefix("piece.") && $0.isSelected })
    #expect(try house.element("stage").frame.inset(-20).contains(hand.frame))
  }

  @Test func aPieceIsGivenOnTheStageByDragging() throws {
    let house = try table()
    house.drag(from: try house.element("piece.3").frame.center, to: try house.element("stage").frame.center)
    house.settle()
    #expect(house.moves == ["=3"])
    // And placed from there.
    house.drag(
      from: try house.element("piece.3").frame.center, to: try house.element("cell.4.4").frame.center)
    house.settle()
    #expect(house.moves == ["=3", "d4"])
    // Let go over the board, it goes home.
    let home = try house.element("piece.4").frame
    house.drag(from: home.center, to: try house.element("cell.1.1").frame.center)
    house.settle()
    #expect(try house.moves.count == 2 && house.element("piece.4").frame == home)
  }

  @Test func pointingAtAPieceAsksAndTellsItsDanger() throws {
    for danger in [true, false] {
      let house = try table(danger: danger)
      // Three tall pieces in row 3, and the fourth cell open.
      try QuartoPlay.play(house, ["1", "3.1", "3", "3.2", "5", "3.3"])
      #expect(house.message == "Give your opponent a piece." || house.message == "Give this one?")
      house.handle(.pointerMoved(try house.element("piece.7").frame.center, time: house.now))
      house.pass(0.1)
      #expect(house.message == "Give this one?")
      let words = try house.element("table.message").value
      #expect(words == (danger ? "It is tall: row 3 has three." : "dark · tall · square · solid"))
      house.handle(.pointerMoved(try house.element("piece.2").frame.center, time: house.now))
      house.pass(0.1)
      // Short, but all three are solid as well.
      #expect(
        try house.element("table.message").value
          == (danger ? "It is solid: row 3 has three." : "dark · short · round · solid"))
      house.handle(.pointerMoved(try house.element("piece.a").frame.center, time: house.now))
      house.pass(0.1)
      #expect(try house.element("table.message").value == "dark · short · round · hollow", "a safe one")
      house.handle(.pointerLeft)
      house.pass(0.1)
      #expect(house.message == "Give your opponent a piece.")
    }
  }
}
