// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import Testing

extension WindowTests {
  @Suite struct KeepingTests {
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
    func aGameGoesOnAfterTheNextStart(signal: Int32) throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("4453")
        try app.key("ctrl+z")
        try app.waitCalm("the undo") { $0.moves.count == 3 }
        app.child.signal(signal)
        _ = try app.child.waitForEnding()
        try app.startAgain([])
        let menu = try app.waitCalm("the menu") { $0.scene == "menu" }
        #expect(menu["menu.continue.connect-four"]?.label == "Continue at move 3")
        #expect(menu["menu.game.connect-four"]?.label.contains("continue at move 3") == true)
        try app.click("menu.game.connect-four")
        try app.waitCalm("the game") { $0.moves == ["4", "4", "5"] && $0["table.redo"]?.enabled == true }
        try app.key("ctrl+shift+z")
        try app.waitCalm("what was undone") { $0.moves == ["4", "4", "5", "3"] }
      }
    }

    @Test func aDatabaseThatIsNoneIsToldAndSetAside() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("4")
        #expect(try app.terminate() == 0)
        let file = app.data.appending(path: "quartet.db")
        try Data(repeating: 7, count: 9000).write(to: file)
        try app.startAgain()
        // A copy of that day lies beside it; whoever says no is told what has become of the file.
        try app.waitCalm("the question") { $0.popup == "confirm" && $0["confirm.no"]?.focused == true }
        try app.key("Return")
        let tree = try app.wait("a toast") { $0.popup == nil && $0.has("toast") }
        #expect(tree["toast"]?.label.contains("quartet.damaged-1.db") == true)
        try app.playByClicks("55")
        let kept = try Data(contentsOf: app.data.appending(path: "quartet.damaged-1.db"))
        #expect(kept == Data(repeating: 7, count: 9000))
      }
    }

    @Test func aFinishedGameIsReplayedAfterTheNextStart() throws {
      try withApp("--game", "connect-four", "--reduced-motion", settings: Prepared.friends) { app in
        try app.playByClicks("1212121")
        try app.wait("the result") { $0.has("table.banner") }
        #expect(try app.terminate() == 0)
        try app.startAgain(["--reduced-motion"])
        try app.waitCalm("the menu") { $0.scene == "menu" && $0.has("menu.four") }
        try app.click("menu.history")
        let list = try app.waitCalm("the game") { $0.scene == "history" && $0.has("history.row.1") }
        #expect(list["history.row.1"]?.label.hasPrefix("Connect Four, Friend, Coral, 7 moves") == true)
        try app.key("Return")
        // It opens at the mistake that was punished at once.
        try app.waitCalm("the replay") {
          $0.scene == "replay" && $0.moves == Array("121212").map(String.init)
        }
        try app.key("Home")
        try app.waitCalm("the start") { $0.moves.isEmpty }
        try app.key("Right", "Right", "Right")
        try app.waitCalm("three moves") { $0.moves == ["1", "2", "1"] }
        try app.key("End")
        try app.waitCalm("the end") { $0.moves.count == 7 }
        try app.key("Escape")
        try app.click("history.export")
        try app.waitCalm("where to") { $0.popup == "export" && $0["export.name"]?.focused == true }
        try app.key("Return")
        let told = try app.wait("a toast") { $0["toast"]?.label.contains("written to") == true }
        #expect(told["toast"]?.label.hasPrefix("1 finished game written to “quartet") == true)
        try app.click("history.delete")
        try app.waitCalm("an empty history") { $0.has("history.empty") && $0.has("toast.undo") }
        // What was written comes back from the list of files, and goes again.
        try app.click("history.import")
        try app.waitCalm("the files") {
          $0.popup == "import" && $0["import.file.1"]?.value?.hasPrefix("quartet-") == true
        }
        try app.key("Return")
        try app.wait("the game again") { $0.popup == nil && $0["toast"]?.label == "1 game added." }
        try app.key("ctrl+z")
        try app.wait("an empty history") { $0.has("history.empty") }
        try app.key("ctrl+z")
        try app.waitCalm("the game again") { $0.has("history.row.1") }
      }
    }

    @Test func twoWindowsPlayAtTheSameTime() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("44")
        let tree = app.folder.appending(path: "second.json")
        let second = try Child(
          AppDriver.binary.path,
          ["--data-dir", app.data.path, "--ui-tree", tree.path, "--game", "connect-four", "--mute"],
          environment: ["DISPLAY": app.display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"],
          errors: app.folder.appending(path: "second.log"))
        try waiting(for: "the second window to say that it is not the first") {
          let text = (try? String(contentsOf: tree, encoding: .utf8)) ?? ""
          return text.contains("Another window keeps the running games") ? true : nil
        }
        second.signal(SIGTERM)
        #expect(try second.waitForEnding() == 0)
        #expect(try app.terminate() == 0)
        try app.startAgain()
        try app.waitCalm("the game of the first window") { $0.moves == ["4", "4"] }
      }
    }

    @Test func aSavedGameThatCannotBeReadIsTold() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("45")
        #expect(try app.terminate() == 0)
        let database = try DatabaseQueue(path: app.data.appending(path: "quartet.db").path)
        try database.write { try $0.execute(sql: "UPDATE running SET moves = '4 9'") }
        try database.close()
        try app.startAgain([])
        let tree = try app.wait("a toast") { $0.has("toast") }
        #expect(tree["toast"]?.label == "The saved game could not be read.")
        #expect(!tree.has("menu.continue.connect-four"))
        try app.click("menu.game.connect-four")
        try app.waitCalm("an empty board") { $0.scene == "table" && $0.moves.isEmpty }
      }
    }
  }
}
