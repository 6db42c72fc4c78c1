// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What waits, what does not fit and what is not needed is said.
struct SaidTests {
  /// Only where the result counts is it said what keeps it from counting.
  @Test(arguments: [(Opponent.mine, true), (.character(.pebble), false), (.friend, false)])
  func whatKeepsAGameUnratedIsSaid(opponent: Opponent, isSaid: Bool) throws {
    var settings = Settings()
    settings[game: "connect-four"].opponent = opponent
    settings[game: "connect-four"].first = .you
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    let words = try house.element("table.message").value
    #expect((words == "A hint or a move taken back keeps this game unrated.") == isSaid, "\(words ?? "")")
  }

  @Test(
    arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)], ["quarto", "connect-four", "reversi"])
  func aNewOpponentIsSeenToWait(_ size: Size, _ game: String) throws {
    var settings = Settings()
    settings[game: game].first = .you
    let house = try House(size, game: game, settings: settings)
    house.settle()
    // An own move; the bot may think about it for as long as it likes.
    switch game {
    case "quarto": try house.click("piece.f")
    case "reversi": try house.click("cell.3.4")
    default: house.key(.character("4"))
    }
    #expect(house.moves.count == 1)
    #expect(try !house.element("plate.other").label.contains("Next"))
    try house.click("table.settings")
    house.settle()
    #expect(!house.has("settings.waiting"))
    func choose(_ opponent: Opponent) {
      var settings = house.stage.settings
      settings[game: game].opponent = opponent
      house.stage.change(settings)
      for layer in house.stage.layers { layer.isStale = true }
      house.settle()
    }
    choose(.friend)
    #expect(try house.element("settings.waiting").label == "A friend joins with the next game.")
    #expect(try house.element("plate.other").label.contains("friend"))
    #expect(try house.element("plate.other").label.contains("Next"))
    let drawn = PaintedText.all(house).map(\.words)
    #expect(drawn.contains("A friend joins with the next game."))
    choose(.character(.onyx))
    #expect(try house.element("settings.waiting").label == "Onyx joins with the next game.")
    house.key(.escape)
    house.settle()
    let said = PaintedText.all(house).map(\.words)
    #expect(said.contains { $0.hasPrefix("Next") && $0.contains("Onyx") }, "\(said)")
    try house.click("table.settings")
    house.settle()
    choose(.character(.bramble))
    #expect(!house.has("settings.waiting"), "the one who plays already")
  }

  @Test func aTileThatDoesNotFitTurnedGoesHomeWithAWord() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    house.handle(.paste("IIIII..... IL 2"))
    house.settle()
    #expect(house.moves.count == 1)
    try house.click("tile.I")
    house.key(.character("r"))
    house.settle()
    #expect(house.moves.last == "-I")
    #expect(try house.element("toast").label == "Turned, the I does not fit there: it goes home.")
  }

  @Test func aChoiceOfTilesIsNamed() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    house.handle(.paste("..... ILNPTUVWXYZ 1"))
    house.settle()
    #expect(try house.element("table.heading").value == "1 \u{00D7} 5, 1 of 11 tiles")
    house.handle(.paste("..... I 1"))
    house.settle()
    #expect(try house.element("table.heading").value == "1 \u{00D7} 5")
  }

  @Test func theTrayIsTidiedAtOnceWhileNothingIsPlayed() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    func order() throws -> [Double] {
      try (0..<16).map { number in
        let frame = try house.element("piece." + String(number, radix: 16)).frame
        return (frame.midX * 10).rounded()
      }
    }
    let before = try order()
    try house.click("table.settings")
    house.settle()
    try house.click("settings.switch.grouped")
    house.pass(1)
    house.settle()
    let tidy = try order()
    #expect(tidy != before)
    try house.click("settings.switch.grouped")
    house.pass(1)
    house.settle()
    #expect(try order() == before)
    house.key(.escape)
    house.settle()
    try house.click("piece.f")
    house.settle()
    let played = try order()
    try house.click("table.settings")
    house.settle()
    try house.click("settings.switch.grouped")
    house.pass(1)
    house.settle()
    #expect(try order() == played, "the next game will be tidy")
  }
}
