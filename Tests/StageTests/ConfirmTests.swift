// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Enter answers every question, also when a pointer led to it.
struct ConfirmTests {
  private func ask(isHarmless: Bool, byKeys: Bool) throws -> House {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    if byKeys { house.key(.tab) } else { house.click(at: Point(5, 5)) }
    house.stage.perform(
      .confirm(
        Confirmation(
          title: "Really?", text: "It is a question.", yes: "Yes", no: "No", request: .shelf,
          isHarmless: isHarmless)))
    house.settle()
    #expect(house.popup == "confirm")
    return house
  }

  @Test(arguments: [true, false], [true, false])
  func enterAnswers(isHarmless: Bool, byKeys: Bool) throws {
    let house = try ask(isHarmless: isHarmless, byKeys: byKeys)
    let focus = isHarmless ? "confirm.yes" : "confirm.no"
    #expect(house.stage.top.host.focused == focus && house.stage.top.host.showsFocus == byKeys)
    house.key(.enter)
    house.settle()
    #expect(house.popup == nil)
    #expect(house.stage.top.scene.name == (isHarmless ? "puzzles" : "table"))
  }

  @Test(arguments: [true, false]) func arrowsAndTabLeadToTheOtherAnswer(isTab: Bool) throws {
    let house = try ask(isHarmless: false, byKeys: false)
    house.key(isTab ? .tab : .right)
    #expect(house.stage.top.host.focused == "confirm.yes" && house.stage.top.host.showsFocus)
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "puzzles")
  }

  @Test(arguments: [true, false]) func escapeSaysNo(isHarmless: Bool) throws {
    let house = try ask(isHarmless: isHarmless, byKeys: false)
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }
}
