// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// The end of a game on its board, the moves in the rail and what is taken along, with real input.
  @Suite struct EndTests {
    @Test func theEndIsLookedAtAndGoneOnFrom() throws {
      let still = Prepared.connectFour("\"opponent\": \"friend\", \"first\": \"you\", \"next-game\": \"off\"")
      try withApp("--game", "connect-four", settings: still) { app in
        try app.playByKeys("1212121")
        let open = try app.wait("the result") { $0.has("over.rematch") }
        #expect(open["table.banner"]?.label == "Player 1 wins. Four in a column, with move 7.")
        let board = try #require(open["cell.6.3"]).center
        try app.click(board.x, board.y)
        try app.waitCalm("the last position") {
          $0["over.position"]?.label == "Show the result" && $0.has("over.rematch")
        }
        try app.click("over.position")
        try app.waitCalm("the end") { $0["over.position"]?.label == "Last position" }
        try app.click("move.3")
        try app.waitCalm("the board after three moves") { $0["cell.3.1"]?.value == "empty" }
        try app.click("move.3")
        try app.waitCalm("the end again") { $0["cell.3.1"]?.value != "empty" && $0.has("over.review") }
        try app.click("over.review")
        try app.waitCalm("the game to look at") { $0.scene == "replay" || $0.scene == "review" }
        try app.key("Escape")
        try app.waitCalm("the table") { $0.scene == "table" && $0.has("over.rematch") }
        try app.click("over.rematch")
        try app.waitCalm("the next game") { $0.moves.isEmpty && $0.game?.outcome == nil }
      }
    }

    @Test func aPictureOfTheBoardIsKept() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("44")
        for number in 1...2 {
          try app.click("table.share")
          try app.waitCalm("what can be shared") { $0.popup == "share" }
          try app.click("share.picture")
          try app.wait("the word that it is kept") { $0["toast"]?.label.contains(".png") == true }
          let files = try FileManager.default.contentsOfDirectory(atPath: app.data.path)
            .filter { $0.hasSuffix(".png") }
          #expect(files.count == number)
          for file in files {
            let bytes = try Data(contentsOf: app.data.appending(path: file))
            #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && bytes.count > 20_000)
          }
        }
      }
    }
  }
}
