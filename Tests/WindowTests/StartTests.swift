// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  @Suite struct StartTests {
    @Test func theMenuHasFourTilesAndOpensAGame() throws {
      try withApp(settings: Prepared.friends) { app in
        let menu = try app.waitCalm("the menu") { $0.scene == "menu" }
        #expect(menu.popup == nil && menu.game == nil && menu.cursor == nil)
        let tiles = menu.elements("menu.game.")
        #expect(
          tiles.map(\.id).sorted() == [
            "menu.game.connect-four", "menu.game.pentominoes", "menu.game.quarto", "menu.game.reversi",
          ])
        for tile in tiles { #expect(tile.enabled, "\(tile.label)") }
        try app.click("menu.game.connect-four")
        let table = try app.waitCalm("the table") { $0.scene == "table" }
        #expect(table.game?.name == "connect-four" && table.moves.isEmpty)
      }
    }

    @Test func aGameThatWasLeftGoesOnWhereItWas() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("445")
        try app.click("table.back")
        try app.waitCalm("the menu") { $0.scene == "menu" && $0.game == nil }
        try app.click("menu.game.connect-four")
        try app.waitCalm("the game") { $0.moves == ["4", "4", "5"] }
      }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalEndsTheProgramInOrder(signal: Int32) throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("4")
        app.child.signal(signal)
        #expect(try app.child.waitForEnding() == 0)
        #expect(app.child.standardError.isEmpty)
      }
    }

    /// The desktop speaks German, and no locale of German is installed.
    @Test func theLanguageOfTheDesktopIsSpoken() throws {
      try withApp(variables: ["LC_ALL": "", "LANG": "de_DE.UTF-8"]) { app in
        let menu = try app.waitCalm("the menu") { $0.scene == "menu" }
        #expect(menu["menu.history"]?.label == "Verlauf")
      }
    }

    /// The program was copied without its pictures: a window says so, and the log.
    @Test func withoutPicturesASentenceIsShown() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-bare-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let fonts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fonts")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Fonts"), withDestinationURL: fonts.standardizedFileURL)
      let display = try VirtualDisplay.shared()
      defer { display.close() }
      let program = try Child(
        AppDriver.binary.path, [],
        environment: [
          "DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy", "HOME": folder.path,
          "QUARTET_ASSETS": folder.path,
        ], errors: folder.appending(path: "quartet.log"))
      try waiting(for: "words in a window") {
        // Ink and paper, which the empty screen has not.
        let colours = try display.picture().colours
        return colours.contains([0xE2, 0xD4, 0xBC]) && colours.contains([0x33, 0x26, 0x1B]) ? true : nil
      }
      program.signal(SIGTERM)
      #expect(try program.waitForEnding() == 70)
      #expect(program.standardError.contains("The pictures are missing: there is no folder"))
    }

    @Test func closingTheWindowEndsTheProgramInOrder() throws {
      try withApp { app in
        try app.key("alt+F4")
        let status = try app.child.waitForEnding()
        #expect(status == 0, "\(app.child.standardError)")
      }
    }

    @Test func settingsSurviveTheNextStart() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.click("table.settings")
        try app.click("settings.theme.dark")
        try app.click("settings.next.later")
        try app.click("settings.marks")
        try app.wait("the marks") { $0["settings.marks"]?.value == "on" }
        #expect(try app.terminate() == 0)
        try app.startAgain()
        try app.click("table.settings")
        for id in ["settings.next.later", "settings.theme.dark"] {
          try app.turn(to: id)
          try app.wait("\(id) as it was left") { $0[id]?.selected == true }
        }
        try app.turn(to: "settings.marks")
        try app.wait("the marks as they were left") { $0["settings.marks"]?.value == "on" }
      }
    }

    @Test func aDamagedSettingsFileIsToldAndSetAside() throws {
      try withApp(settings: "{\"theme\": \"dar") { app in
        let tree = try app.wait("a toast") { $0.has("toast") }
        #expect(tree["toast"]?.label.contains("settings.damaged-1.json") == true)
        let kept = try String(
          contentsOf: app.data.appending(path: "settings.damaged-1.json"), encoding: .utf8)
        #expect(kept == "{\"theme\": \"dar")
        try app.wait("the toast to go") { !$0.has("toast") }
      }
    }

    @Test(arguments: [
      ["--game", "chess"], ["--window", "10"], ["--window", "0x0"], ["--theme", "blue"], ["--seed", "x"],
      ["--no-such"],
      ["no-such-command"],
    ])
    func aWrongCommandLineIsOneLineAndStatus64(arguments: [String]) throws {
      let (status, errors) = try run(arguments)
      #expect(status == 64)
      #expect(errors.split(separator: "\n").count == 1, "\(errors)")
    }

    @Test(arguments: [[:], ["DISPLAY": ":none"]])
    func withoutADisplayItIsOneLineAndStatus69(display: [String: String]) throws {
      let (status, errors) = try run([], display: display)
      #expect(status == 69)
      #expect(errors.split(separator: "\n").count == 1, "\(errors)")
    }

    /// Runs the program without a display until it ends by itself.
    private func run(_ arguments: [String], display: [String: String] = [:]) throws -> (
      status: Int32, errors: String
    ) {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "quartet-start-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let child = try Child(
        AppDriver.binary.path, arguments,
        environment: display.merging(["HOME": folder.path]) { $1 },
        errors: folder.appending(path: "errors"))
      return (try child.waitForEnding(), child.standardError)
    }
  }
}
