// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Preferences
import StageKit
import Testing

@testable import Stage

/// One step: inputs in, a frame with its effects out.
struct StepTests {
  private func key(_ character: Character, _ modifiers: Modifiers = [.control]) -> InputEvent {
    .key(.character(character), modifiers, isRepeat: false)
  }

  @Test func effectsComeInOrderAndOnce() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("44")
    _ = house.stage.step([], at: house.now)
    let inputs = [key("c"), key("v"), .key(.function(11), [], isRepeat: false), key("q")]
    let frame = house.stage.step(inputs, at: house.now)
    #expect(frame.effects == [.copy("4 4"), .paste, .toggleFullscreen, .quit])
    #expect(house.stage.step([], at: house.now).effects.isEmpty)
  }

  @Test func soundsHaveTheVolumeAndMutedOnesAreNone() throws {
    var settings = House.friends
    settings.volume = 0.5
    let house = try House(settings: settings)
    house.settle()
    try house.click("menu.history")
    let played = house.stage.step([], at: house.now).effects
    guard case .play(let sounds, let volume)? = played.first else {
      Issue.record("nothing is played: \(played)")
      return
    }
    #expect(!sounds.isEmpty && volume == 0.5)
    house.stage.settings.isMuted = true
    try house.click("history.back")
    #expect(house.stage.step([], at: house.now).effects.isEmpty)
  }

  /// Whatever is asked for twice is the same: painting and describing change nothing.
  @Test(arguments: ["quarto", "connect-four", "reversi", "pentominoes"])
  func lookingChangesNothing(_ game: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    // What is counted comes in a step of its own.
    if game == "pentominoes" { PentominoPlay.waitForBadge(house, "2,339 solutions left") }
    house.settle()
    let (picture, tree) = (house.stage.picture(), house.stage.tree())
    #expect(house.stage.picture() == picture && house.stage.tree() == tree)
    let frame = house.stage.step([], at: house.now, describing: true)
    #expect(frame.tree == tree && frame.picture == picture)
    #expect(house.stage.step([], at: house.now).tree == nil)
  }

  @Test func theDesktopsTextSizeHoldsUntilThePlayerChooses() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.handle(.desktop(DesktopLook(textSize: 125)))
    #expect(house.stage.type.factor == 1.25)
    house.handle(.desktop(DesktopLook(textSize: 300)))
    #expect(house.stage.type.factor == 2)
    house.handle(.desktop(DesktopLook(textSize: 150)))
    try house.click("table.settings")
    house.settle()
    try house.click("settings.text.100")
    #expect(house.stage.type.factor == 1 && house.stage.settings.textSize == 100)
    house.settle()
    // What the desktop wants is left to it again.
    try house.click("settings.text.150")
    #expect(house.stage.type.factor == 1.5 && house.stage.settings.textSize == nil)
    // A window that is larger for the same reason has it already.
    var setup = house.stage.setup
    setup.followsTextSize = false
    let other = Stage(setup, now: 0)
    _ = other.step([.desktop(DesktopLook(textSize: 150))], at: 0)
    #expect(other.type.factor == 1)
  }

  @Test func theTextSizeOfOneRunIsNotKept() throws {
    var settings = House.friends
    settings.textSize = 125
    let house = try House(game: "connect-four", settings: settings)
    #expect(house.stage.type.factor == 1.25)
    try house.click("table.settings")
    house.settle()
    try house.click("settings.text.150")
    house.stage.setup.store.flush()
    #expect(SettingsStore(directory: house.folder).load().settings.textSize == 150)
    #expect(house.stage.type.factor == 1.5)
    var setup = house.stage.setup
    setup.textSize = 200
    let other = Stage(setup, now: 0)
    #expect(other.type.factor == 2 && other.settings.textSize == 200)
    other.perform(
      .change(
        {
          var new = other.settings
          new.pace = 1
          return new
        }()))
    setup.store.flush()
    #expect(SettingsStore(directory: house.folder).load().settings.textSize == 150)
  }
}
