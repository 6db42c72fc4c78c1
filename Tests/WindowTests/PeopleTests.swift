// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  @Suite struct PeopleTests {
    /// Names are typed with real keys; the series and the time that was left are there after the next start.
    @Test func twoPeopleAndTheirSeries() throws {
      try withApp("--game", "connect-four", "--reduced-motion", settings: Prepared.friends) { app in
        try app.waitCalm("the table") { $0.scene == "table" }
        try app.click("plate.other")
        try app.waitCalm("the opponents") { $0.scene == "opponents" && $0.has("opponent.name.own") }
        try app.click("opponent.name.own")
        try app.waitCalm("the field") { $0["opponent.name.own"]?.focused == true }
        for key in ["a", "n", "n", "a"] { try app.key(key) }
        try app.waitCalm("the name") { $0["opponent.name.own"]?.value == "anna" }
        try app.click("opponent.name.other")
        try app.waitCalm("the other field") { $0["opponent.name.other"]?.focused == true }
        for key in ["b", "e", "n"] { try app.key(key) }
        try app.waitCalm("the other name") { $0["opponent.name.other"]?.value == "ben" }
        try app.click("opponent.bestof.3")
        try app.click("opponent.clock.10")
        try app.waitCalm("the terms") {
          $0["opponent.bestof.3"]?.selected == true && $0["opponent.clock.10"]?.selected == true
        }
        try app.click("opponent.play")
        try app.waitCalm("the table again") {
          $0.scene == "table" && $0["plate.you"]?.label.hasPrefix("anna") == true
        }
        try app.playByClicks("1212121")
        let end = try app.wait("the result") {
          $0.has("table.banner") && $0.game?.message == "anna leads, 1 to 0."
        }
        #expect(end["table.banner"]?.label.hasPrefix("anna wins.") == true)
        try app.click("over.rematch")
        try app.waitCalm("the next game") { $0.moves.isEmpty && $0.game?.message == "anna to move." }
        try app.playByClicks("44")
        try app.waitCalm("the clock has begun") {
          $0["plate.you.clock"]?.value != "10:00" || $0["plate.other.clock"]?.value != "10:00"
        }
        #expect(try app.terminate() == 0)
        try app.startAgain(["--game", "connect-four", "--reduced-motion"])
        let table = try app.wait("the game goes on") { $0.moves == ["4", "4"] }
        #expect(table["plate.you"]?.label.hasPrefix("anna, Coral") == true)
        #expect(table["plate.you"]?.value == "1" && table.has("plate.you.clock"))
        #expect(table.game?.message == "anna to move.")
        try app.click("tab.history")
        let list = try app.waitCalm("the history") { $0.has("history.row.1") }
        #expect(list["history.row.1"]?.label.contains("anna and ben, anna") == true)
        // A second click in the same place at once would be the first one's, and is let pass.
        try app.click("history.search")
        try app.waitCalm("the search") { $0.scene == "history" }
        try app.click("history.tab.statistics")
        let figures = try app.waitCalm("the statistics") {
          $0.scene == "statistics" && $0.has("statistics.pair.1")
        }
        #expect(figures["statistics.pair.1"]?.label == "anna 1, ben 0")
        try app.click("history.tab.games")
        try app.waitCalm("the history again") { $0.scene == "history" }
      }
    }
  }
}
