// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// Where the window opens, and what of it outlives the program.
  @Suite struct PlaceTests {
    private func place(_ app: AppDriver) throws -> (x: Int, y: Int, maxX: Int, maxY: Int) {
      try app.waitCalm("the menu") { $0.scene == "menu" }
      return try app.frameOnScreen()
    }

    /// Openbox' title bar is 20 pixels high.
    @Test(arguments: [(1366, 768), (1024, 600), (800, 480)])
    func theFirstWindowIsWhollyOnTheScreen(width: Int, height: Int) throws {
      try withApp(on: .screen(width: width, height: height)) { app in
        let frame = try place(app)
        #expect(frame.x >= 0 && frame.y >= 20 && frame.maxX <= width && frame.maxY <= height, "\(frame)")
        #expect(frame.maxX - frame.x >= min(1280, width - 8) && frame.maxY - frame.y >= min(800, height - 60))
      }
    }

    /// It opens where it was, and does not wander by the height of its title bar.
    @Test func placeAndSizeComeBack() throws {
      try withApp(on: .screen(width: 1920, height: 1200)) { app in
        #expect(try place(app).maxX - place(app).x == 1280)
        try app.xdotool("windowmove", app.window, "210", "130", "windowsize", app.window, "1000", "700")
        try app.wait("the other size") { $0.window.w == 1000 && $0.window.h == 700 }
        var last = try place(app)
        for _ in 0..<2 {
          #expect(try app.terminate() == 0)
          try app.startAgain()
          let now = try place(app)
          #expect(now == last)
          last = now
        }
        // The screen that it was on is not there any more.
        #expect(try app.terminate() == 0)
        let text = try String(contentsOf: app.settingsFile, encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.contains("\"window\"") })
        let moved = text.replacingOccurrences(of: line, with: "  \"window\" : \"1000 700 4000 130\",")
        try moved.write(to: app.settingsFile, atomically: true, encoding: .utf8)
        try app.startAgain()
        let found = try place(app)
        #expect(found.maxX <= 1920 && found.maxX - found.x == 1000 && found.maxY - found.y == 700)
      }
    }

    /// Who has copied a move may leave: it is there until something else is copied.
    @Test func whatWasCopiedOutlivesTheWindow() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("44")
        try app.key("ctrl+c")
        try app.wait("it is copied") { $0["toast"]?.label.hasPrefix("The game is copied") == true }
        #expect(try app.terminate() == 0)
        for _ in 0..<2 { #expect(try app.readClipboard() == "4 4") }
        #expect(app.hasHeir)
        try app.setClipboard("something else")
        try waiting(for: "nothing of the program to be left") { app.hasHeir ? nil : true }
        #expect(try app.readClipboard() == "something else")
      }
    }

    /// The next program asks the child, which was there before it.
    @Test(.enabled(if: Compositor.isInstalled, "weston is not installed"))
    func whatWasCopiedOutlivesTheWindowOnWayland() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends, on: .wayland()) { app in
        try app.playByClicks("44")
        try app.key("ctrl+c")
        try app.wait("it is copied") { $0["toast"]?.label.hasPrefix("The game is copied") == true }
        #expect(try app.terminate() == 0)
        #expect(app.hasHeir)
        try app.startAgain()
        try app.waitCalm("the game") { $0.moves == ["4", "4"] }
        try app.key("ctrl+n")
        try app.waitCalm("the next game") { $0.moves.isEmpty }
        try app.key("ctrl+v")
        try app.wait("the game again") { $0.moves == ["4", "4"] }
        try app.playByClicks("5")
        try app.key("ctrl+c")
        try waiting(for: "the child to go", limit: 120) { app.hasHeir ? nil : true }
        // Nor does one outlive the desktop.
        #expect(try app.terminate() == 0)
        #expect(app.hasHeir)
        app.endDesktop()
        try waiting(for: "nothing of the program to be left") { app.hasHeir ? nil : true }
      }
    }

    /// Who has copied nothing leaves nothing.
    @Test func nothingStaysWithoutACopy() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.waitCalm("the table") { $0.scene == "table" }
        #expect(try app.terminate() == 0)
        #expect(!app.hasHeir)
      }
    }

    /// Accents are typed with a dead key, as on most keyboards of Europe.
    @Test func accentsAreTypedWithDeadKeys() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.waitCalm("the table") { $0.scene == "table" }
        try app.click("plate.other")
        try app.click("opponent.name.own")
        try app.waitCalm("the field") { $0["opponent.name.own"]?.focused == true }
        try app.setKeyboard("us", "intl")
        for key in ["a", "dead_acute", "e", "dead_diaeresis", "o"] { try app.key(key) }
        try app.waitCalm("the name") { $0["opponent.name.own"]?.value == "aéö" }
      }
    }
  }
}
