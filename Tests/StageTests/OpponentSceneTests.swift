// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import Testing

@testable import Stage

/// Where the opponents sit.
@Suite struct OpponentSceneTests {
  private func open(_ game: String = "connect-four", _ size: Size = Size(1280, 800), text: Int = 100) throws
    -> House
  {
    var settings = Settings()
    settings.textSize = text
    settings[game: game].first = .you
    let house = try House(size, game: game, settings: settings)
    house.settle()
    try house.click("table.settings")
    house.settle()
    // In large text it is scrolled to.
    house.stage.use("settings.opponents", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "opponents" && house.popup == nil)
    return house
  }

  /// Neighbours begin and end together, and in the lowest window all six are seen at once.
  @Test(arguments: [Size(1280, 800), Size(720, 560)]) func neighboursAreEquallyHigh(_ size: Size) throws {
    let house = try open("connect-four", size)
    let cards = try Opponent.Character.allCases.map { try house.element("opponent.\($0.rawValue)").frame }
    for card in cards {
      for other in cards where abs(other.midY - card.midY) < card.height / 2 {
        #expect(other.y == card.y && other.height == card.height)
      }
    }
    let play = try house.element("opponent.play").frame
    #expect(cards.allSatisfy { $0.maxY <= play.y }, "\(cards)")
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func whoIsChosenSitsDown(game: String) throws {
    let house = try open(game)
    #expect(try house.element("opponent.bramble").isSelected)
    for rest in [0.5, 2, 30.0] {
      house.pass(rest)
      try house.click("opponent.flint")
      house.settle()
      #expect(try house.element("opponent.flint").isSelected)
      #expect(try house.element("opponent.play").label == "Play Flint")
      try house.click("opponent.cork")
      house.settle()
      #expect(try !house.element("opponent.flint").isSelected)
    }
    try house.click("opponent.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(try house.element("plate.other").label.hasPrefix("Cork"))
    #expect(house.stage.settings[game: game].opponent == .character(.cork))
  }

  /// Of a game that has begun nothing is lost: the new opponent waits, or a new game is begun and undo brings the old one back.
  @Test func aRunningGameGoesOnOrIsBroughtBack() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4455")
    try house.click("plate.other")
    house.settle()
    #expect(house.stage.top.scene.name == "opponents")
    #expect(try house.element("opponent.friend").isSelected)
    try house.click("opponent.onyx")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves.count == 4)
    #expect(try house.element("plate.other").label.contains("Onyx"))
    try house.click("plate.other")
    house.settle()
    try house.click("opponent.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves.count < 4)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves.count == 4)
  }

  @Test func theKeyboardChoosesAndPlays() throws {
    let house = try open()
    for _ in 0..<40 where house.stage.top.host.focused != "opponent.ember" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    #expect(try house.element("opponent.ember").isSelected)
    for _ in 0..<40 where house.stage.top.host.focused != "opponent.play" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(try house.element("plate.other").label.hasPrefix("Ember"))
  }

  /// Before a game against one's own level the table says what keeps it unrated, and no more once that has happened.
  @Test func theTableSaysWhatKeepsAGameUnrated() throws {
    let house = try open()
    try house.click("opponent.mine")
    try house.click("opponent.play")
    house.settle()
    let words = "A hint or a move taken back keeps this game unrated."
    #expect(try house.element("table.message").value == words)
    try house.click("table.hint")
    house.settle()
    house.key(.escape)
    house.settle()
    #expect(try house.element("table.message").value != words)
  }

  @Test(arguments: [
    (Size(1280, 800), 100), (Size(720, 560), 100), (Size(720, 1000), 100), (Size(720, 560), 200),
    (Size(1680, 1100), 150),
    (Size(1920, 700), 100),
  ]) func everybodyHasRoom(size: Size, text: Int) throws {
    let house = try open("reversi", size, text: text)
    #expect(house.has("opponent.pebble") && house.has("opponent.play"))
    let ids = house.stage.top.interface.stops.map(\.control.id)
    for opponent in Opponent.all { #expect(ids.contains("opponent." + opponent.id), "\(ids)") }
    for text in TextTests.texts(house) { #expect(!text.words.contains("…") || text.words == "…") }
  }
}
