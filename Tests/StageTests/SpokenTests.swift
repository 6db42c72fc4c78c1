// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing
import Words

@testable import Stage

/// Every word that reaches a picture or the element tree has passed through the catalogue: in the stretched language it
/// ends in its last letter over and over, and whatever does not is a literal that cannot be translated.
struct SpokenTests {
  private func expectSpoken(_ house: House, _ place: String) {
    var texts = house.stage.elements().map(\.label)
    for case .text(let text, _, _, _, _) in house.stage.picture().commands { texts.append(text) }
    #expect(texts.count { $0.hasPrefix("[") } > 5)
    // What goes to a friend far away is the same in every language.
    for text in texts where !text.hasPrefix("quartet ") {
      let words = Unspoken.words(text)
      #expect(words.isEmpty, "\(place): \(text)")
    }
  }

  private func expectSpoken(_ place: String, _ house: () throws -> House) throws {
    try Dialect.isStretched.withValue(true) { expectSpoken(try house(), place) }
  }

  @Test func theTestSeesWhatIsNotSpoken() {
    #expect(Unspoken.words("[Undoooo] Redo") == ["Redo"] && Unspoken.words("[Undoooo] 12 a1").isEmpty)
  }

  @Test func theMenuIsSpoken() throws {
    try expectSpoken("menu") { try House() }
    try expectSpoken("settings") {
      let house = try House()
      try house.click("menu.settings")
      house.settle()
      return house
    }
  }

  @Test(arguments: ["connect-four", "quarto", "reversi", "pentominoes"], [Size(1280, 800), Size(720, 1000)])
  func tablesAreSpoken(game: String, size: Size) throws {
    for popup in [nil, "table.settings", "table.help"] {
      try expectSpoken("\(game) \(popup ?? "")") {
        let house = try House(size, game: game, settings: House.friends)
        house.settle()
        if let popup { try house.click(popup) }
        house.settle()
        return house
      }
    }
  }

  @Test func whatIsPlayedIsSpoken() throws {
    try expectSpoken("Connect Four, over") {
      let house = try House(game: "connect-four", settings: House.friends)
      house.type("4343434")
      house.settle()
      return house
    }
    try expectSpoken("Reversi, under way") {
      let house = try House(game: "reversi", settings: House.friends)
      house.handle(.paste("f5d6c3d3c4f4c5b3c2b4e3e6c6f6"))
      house.settle()
      return house
    }
    try expectSpoken("Quarto, under way") {
      let house = try House(game: "quarto", settings: House.friends)
      try QuartoPlay.play(house, ["f", "1.1", "3", "2.3", "7"])
      return house
    }
    try expectSpoken("a refusal") {
      let house = try House(game: "connect-four", settings: House.friends)
      house.handle(.paste("4 4 x"))
      house.settle()
      return house
    }
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func gamesByMessageAreSpoken(game: String) throws {
    var settings = Settings()
    (settings[game: game].opponent, settings[game: game].first) = (.far, .you)
    func house() throws -> House {
      let house = try House(game: game, settings: settings)
      house.settle()
      let table = try #require(house.stage.table(house.stage.top) as? any HasLegalMoves)
      table.play(table.legal[0])
      house.settle()
      return house
    }
    try expectSpoken("\(game), to be sent", house)
    try expectSpoken("\(game), sent") {
      let house = try house()
      house.key(.character("c"), [.control])
      house.pass(3)
      return house
    }
    try expectSpoken("\(game), on the menu") {
      let house = try house()
      house.stage.pop()
      house.settle()
      return house
    }
    try expectSpoken("\(game), opponents") {
      let house = try house()
      house.stage.perform(.opponents)
      house.settle()
      return house
    }
    try expectSpoken("\(game), who has sent this") {
      let house = try house()
      let moves = game == "quarto" ? ["=1"] : game == "reversi" ? ["f5"] : ["4"]
      let message = FarMessage(game: game, code: "K7QXB", rules: [], moves: moves, turn: .second)
      house.handle(.paste(message.text))
      house.settle()
      #expect(house.popup == "far")
      return house
    }
  }

  @Test func theHistoryIsSpoken() throws {
    try expectSpoken("empty history") {
      let house = try House()
      try house.click("menu.history")
      house.settle()
      return house
    }
  }
}
