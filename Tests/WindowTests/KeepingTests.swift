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
        let tree = try app.wait("a toast") { $0.has("toast") }
        #expect(tree["toast"]?.label.contains("quartet.damaged-1.db") == true)
        try app.playByClicks("55")
        let kept = try Data(contentsOf: app.data.appending(path: "quartet.damaged-1.db"))
        #expect(kept == Data(repeating: 7, count: 9000))
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
