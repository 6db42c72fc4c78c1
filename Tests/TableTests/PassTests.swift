// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Stage

/// What a step costs: whatever happens in it, its scene is described and laid out once.
struct PassTests {
  @Test(arguments: ["quarto", "connect-four", "reversi", "pentominoes"])
  func aStepIsLaidOutOnce(_ game: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    // What is counted comes in a step of its own.
    if game == "pentominoes" { PentominoPlay.waitForBadge(house, "2,339 solutions left") }
    house.settle()
    let layer = house.stage.top
    let cell = try #require(
      house.stage.elements().first { [.cell, .column, .piece].contains($0.role) && $0.isEnabled }
    ).frame.center
    for input: InputEvent in [
      .wake, .pointerMoved(cell, time: house.now),
      .pointerDown(cell, .left, isTouch: false, time: house.now),
      .pointerUp(cell, .left, isTouch: false, time: house.now),
      .key(.character("4"), [], isRepeat: false), .key(.tab, [], isRepeat: false),
    ] {
      let before = layer.layouts
      _ = house.stage.step([input], at: house.now, describing: true)
      #expect(layer.layouts == before + 1, "\(input)")
    }
    let before = layer.layouts
    _ = (house.stage.picture(), house.stage.tree())
    #expect(layer.layouts == before, "looking lays out nothing")
  }
}
