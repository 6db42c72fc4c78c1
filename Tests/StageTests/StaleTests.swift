// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// What is seen is what is so: whatever an event has changed is described anew at once.
@Suite struct StaleTests {
  private func isUpToDate(_ house: House) -> Bool {
    house.pass(0)
    let seen = house.stage.picture()
    for layer in house.stage.layers { layer.isStale = true }
    house.pass(0)
    return house.stage.picture() == seen
  }

  /// Every button of two kinds of controllers, each before and after the other, in every scene that has signs for them.
  @Test(arguments: ["menu", "connect-four", "pentominoes", "settings", "keys"])
  func aControllerIsFollowed(scene: String) throws {
    var settings = House.friends
    settings.motion = .on
    let popups: [String: Popup] = ["settings": .settings, "keys": .keys]
    let isGame = scene != "menu" && popups[scene] == nil
    let house = try House(game: isGame ? scene : nil, settings: settings)
    house.settle()
    house.handle(.pads([.letters, .shapes]))
    if let popup = popups[scene] { house.stage.perform(.popup(popup)) }
    house.settle()
    for button in PadButton.allCases where button != .start && button != .back {
      for pad in [0, 1, 0] {
        house.handle(.pad(button, by: pad, isRepeat: false))
        #expect(isUpToDate(house), "\(button) of \(pad)")
        house.settle()
      }
    }
  }
}
