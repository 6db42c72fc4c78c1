// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import StageKit
import Testing

/// The main loop gives back what only the start needed as soon as the stage is at rest, so it must be told of it.
struct RestTests {
  @Test(arguments: ["menu", "connect-four", "pentominoes", "quarto", "reversi"]) func whatOpensComesToRest(
    name: String
  ) throws {
    let house = try House(Size(1366, 768), game: name == "menu" ? nil : name)
    house.settle()
    // The day is looked at once an hour, and at the menu once a minute.
    #expect(house.wake != .nextFrame && house.wake.isRest(at: house.now))
  }

  @Test func whatIsDueSoonIsNoRest() {
    #expect(Wake.never.isRest(at: 5) && Wake.at(65).isRest(at: 5))
    #expect(!Wake.at(5.5).isRest(at: 5) && !Wake.nextFrame.isRest(at: 5))
  }
}
