// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Stage

@Suite struct ClipboardTests {
  private func table() throws -> House {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    return house
  }

  @Test func aGameIsCopiedAndPasted() throws {
    let house = try table()
    #expect(try !house.element("table.copy").isEnabled)
    house.type("4435")
    house.key(.character("c"), [.control])
    let text = try #require(house.stage.takeCopied())
    #expect(house.stage.takeCopied() == nil)
    house.key(.character("c"), [.control, .shift])
    #expect(house.stage.takeCopied() == "4435")
    let other = try table()
    other.key(.character("v"), [.control])
    #expect(other.stage.wantsClipboard)
    other.handle(.paste(text))
    #expect(other.moves == ["4", "4", "3", "5"])
    #expect(try other.element("toast").label == "The game is set up.")
    try other.click("table.undo")
    #expect(other.moves.count == 3)
  }

  @Test func aWrongTextChangesNothing() throws {
    let house = try table()
    house.type("44")
    for (text, words) in [
      ("4 4 4 4 4 4 4", "Move 7, 4, is not possible there."), ("", "There is no game on the clipboard."),
      ("nonsense", "What is on the clipboard is no game of Connect Four."),
    ] {
      house.handle(.paste(text))
      #expect(try house.element("toast").label == words)
      #expect(house.moves == ["4", "4"])
    }
  }

  @Test func onTheMenuThereIsNothingToPasteInto() throws {
    let house = try House()
    house.handle(.paste("4 4"))
    #expect(!house.has("toast"))
  }
}
