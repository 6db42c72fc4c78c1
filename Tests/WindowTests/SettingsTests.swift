// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

extension WindowTests {
  @Suite struct SettingsTests {
    private func openSettings(_ app: AppDriver) throws -> UITree {
      try app.click("table.settings")
      let tree = try app.waitCalm("the settings") { $0.popup == "settings" }
      #expect(tree.scene == "table")
      #expect(tree["column.4"]?.enabled == false, "what lies below cannot be touched")
      return tree
    }

    private func expectClosed(_ app: AppDriver) throws {
      try app.waitCalm("the table") { $0.popup == nil && !$0.has("settings.close") }
    }

    @Test func theyCloseInEveryWay() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        _ = try openSettings(app)
        try app.click("settings.close")
        try expectClosed(app)

        _ = try openSettings(app)
        try app.key("Escape")
        try expectClosed(app)

        let tree = try openSettings(app)
        let panel = try #require(tree["settings.panel"]).frame
        try app.click(panel[0] + panel[2] / 2, panel[1] / 2)
        try expectClosed(app)
        // A click inside closes nothing.
        _ = try openSettings(app)
        try app.click(panel[0] + 12, panel[1] + panel[3] / 2)
        try app.click("settings.motion")
        try app.wait("the toggle") { $0["settings.motion"]?.value == "on" && $0.popup == "settings" }
      }
    }

    /// Another language is spoken at once, in what lies below, too, and after the next start; the system's own comes back.
    @Test func aLanguageIsSpokenAtOnceAndAfterTheNextStart() throws {
      try withApp(settings: Prepared.friends) { app in
        try app.waitCalm("the menu") { $0["menu.history"]?.label == "History" }
        func choose(_ code: String) throws {
          try app.click("menu.settings")
          try app.waitCalm("the settings") { $0.popup == "settings" }
          try app.click("settings.language")
          try app.waitCalm("the languages") { $0.popup == "languages" }
          try app.click("settings.language." + code)
          try app.waitCalm("the choice") { $0["settings.language." + code]?.selected == true }
          try app.key("Escape")
          try app.waitCalm("the settings") { $0.popup == "settings" }
          try app.key("Escape")
          try app.waitCalm("the menu") { $0.popup == nil }
        }
        try choose("de")
        try app.waitCalm("German") { $0["menu.history"]?.label == "Verlauf" }
        #expect(try app.terminate() == 0)
        try app.startAgain([])
        try app.waitCalm("German again") { $0.scene == "menu" && $0["menu.history"]?.label == "Verlauf" }
        try choose("fr")
        try app.waitCalm("French") { $0["menu.history"]?.label == "Historique" }
        try choose("system")
        try app.waitCalm("the system's") { $0["menu.history"]?.label == "History" }
      }
    }

    @Test func aThemeAppliesAtOnce() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        _ = try openSettings(app)
        try app.click("settings.theme.light")
        try app.waitCalm("the light theme") { $0["settings.theme.light"]?.selected == true }
        let light = try app.display.picture().brightness
        try app.click("settings.theme.dark")
        try app.waitCalm("the dark theme") { $0["settings.theme.dark"]?.selected == true }
        // The tree is written before the picture that belongs to it need be on screen.
        try waiting(for: "a dark screen") {
          try app.display.picture().brightness < 0.6 * light ? true : nil
        }
        try app.click("settings.theme.light")
        try waiting(for: "a light screen") {
          try app.display.picture().brightness > 0.9 * light ? true : nil
        }
      }
    }

    @Test func helpOpensByKeyAndByButton() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.key("F1")
        try app.waitCalm("the help") { $0.popup == "help" && $0.scene == "table" }
        try app.key("Escape")
        try expectClosed(app)
        try app.click("table.help")
        try app.click("help.close")
        try expectClosed(app)
        #expect(try app.waitCalm("the table").scene == "table")
      }
    }

    @Test func soundIsMutedByItsButtonAndStaysSo() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        let before = try app.usable("table.sound").label
        try app.click("table.sound")
        let after = try app.wait("another label") { $0["table.sound"]?.label != before }
        #expect(try app.terminate() == 0)
        try app.startAgain()
        try app.wait("the same label") { $0["table.sound"]?.label == after["table.sound"]?.label }
      }
    }

    @Test func slidersAnswerToPointerAndKeys() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        _ = try openSettings(app)
        try app.click("settings.section.look")
        let tree = try app.waitCalm("the sliders") { $0.has("settings.volume") }
        for id in ["settings.volume", "settings.pace"] {
          let frame = try #require(tree[id]).frame
          let y = frame[1] + frame[3] / 2
          try app.press(frame[0] + 2, y)
          try app.drag(from: (frame[0] + 2, y), to: (frame[0] + frame[2] * 0.5, y))
          try app.release()
          try app.waitCalm("\(id) in the middle") { $0[id]?.value == "50" }
          for _ in 0..<30 where try app.look()?.focus != id {
            let before = try app.look()?.focus
            try app.key("Tab")
            try app.wait("the focus to go on") { $0.focus != before }
          }
          try app.key("Right")
          try app.wait("\(id) to grow") { (Int($0[id]?.value ?? "") ?? 0) > 50 }
        }
      }
    }

    @Test func whoIsChosenSitsDownAndPlays() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.click("plate.door")
        try app.waitCalm("the others") { $0.scene == "opponents" }
        // What can be chosen moves with whoever is chosen.
        try app.click("opponent.pebble")
        try app.waitCalm("Pebble") { $0["opponent.pebble"]?.selected == true }
        try app.click("opponent.first.bot")
        try app.waitCalm("the first move") { $0["opponent.first.bot"]?.selected == true }
        try app.click("opponent.play")
        try app.waitCalm("the bot's move") { $0.moves.count == 1 && $0.game?.turn == "you" }
      }
    }

    @Test func aGameThatIsLeftForAnotherOneIsBroughtBack() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("45")
        try app.click("plate.door")
        try app.waitCalm("the others") { $0.scene == "opponents" }
        // What can be chosen moves with whoever is chosen.
        try app.click("opponent.pebble")
        try app.waitCalm("Pebble") { $0["opponent.pebble"]?.selected == true }
        try app.click("opponent.first.you")
        try app.waitCalm("the first move") { $0["opponent.first.you"]?.selected == true }
        try app.click("opponent.play")
        try app.waitCalm("the next game") { $0.moves.isEmpty && $0.game?.turn == "you" }
        try app.key("ctrl+z")
        try app.waitCalm("the old game") { $0.moves == ["4", "5"] }
      }
    }
  }
}

extension ScreenPicture {
  /// Mean of all channels over a grid of points, 0 to 255.
  var brightness: Double {
    var sum = 0
    var count = 0
    for y in stride(from: 0, to: height, by: 11) {
      for x in stride(from: 0, to: width, by: 11) {
        let (red, green, blue) = self[x, y]
        sum += red + green + blue
        count += 3
      }
    }
    return Double(sum) / Double(max(1, count))
  }
}
