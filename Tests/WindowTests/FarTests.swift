// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  @Suite struct FarTests {
    private static func settings(_ friend: String, first: String) -> String {
      Prepared.connectFour("\"opponent\": \"far\", \"far-name\": \"\(friend)\", \"first\": \"\(first)\"")
    }

    /// What one window has copied comes to the other one in a mail, and is pasted there.
    private func carry(_ from: AppDriver, _ to: AppDriver, _ moves: [String]) throws {
      try from.key("ctrl+c")
      try from.waitCalm("it is copied") { $0.game?.message.hasPrefix("Waiting for") == true }
      let text = try from.readClipboard()
      #expect(text.hasPrefix("Your turn, ") && text.contains("\nquartet connect-four "))
      try to.setClipboard("Hello,\n\n> " + text.replacingOccurrences(of: "\n", with: "\n> ") + "\nsee you")
      try to.key("ctrl+v")
      try to.waitCalm("the answer") { $0.moves == moves && $0.game?.turn == "you" }
    }

    /// Two programs with two folders, two screens and nothing in common but texts; one of them is ended in between.
    @Test func twoProgramsPlayEachOther() throws {
      let arguments = ["--game", "connect-four", "--reduced-motion"]
      try withApp(arguments[0], arguments[1], arguments[2], settings: Self.settings("Ben", first: "you")) {
        anna in
        try withApp(arguments[0], arguments[1], arguments[2], settings: Self.settings("Anna", first: "bot")) {
          ben in
          try anna.waitCalm("the table") { $0.scene == "table" }
          let first = try ben.waitCalm("the table") { $0.scene == "table" }
          #expect(
            first.game?.message == "Anna begins."
              && first["plate.other"]?.label == "Anna, Far away, by message")
          try anna.playByClicks("4")
          let made = try anna.waitCalm("the move") { $0.moves == ["4"] && $0.has("far.send") }
          #expect(made.game?.message == "Your move is made. Send it to Ben.")
          try carry(anna, ben, ["4"])
          try ben.playByClicks("3")
          try ben.click("far.send")
          try ben.waitCalm("it is copied") { $0.game?.message == "Waiting for Anna." }
          #expect(try ben.waitCalm("no way back")["table.undo"]?.enabled == false)
          // The window is closed while the move is on its way, and the answer pasted on the menu.
          let text = try ben.readClipboard()
          #expect(try anna.terminate() == 0)
          try anna.startAgain(["--reduced-motion"])
          let menu = try anna.waitCalm("the menu") {
            $0["menu.game.connect-four"]?.label == "Connect Four, Waits for Ben"
          }
          #expect(menu.has("menu.answer.connect-four") && menu.has("menu.wait.connect-four"))
          try anna.setClipboard(text)
          try anna.click("menu.answer.connect-four")
          try anna.waitCalm("the answer") { $0.scene == "table" && $0.moves == ["4", "3"] }
          try anna.key("ctrl+v")
          try anna.wait("it is known") { $0["toast"]?.label == "You have that one already." }
          var moves = ["4", "3"]
          for (mover, other, column) in [
            (anna, ben, "4"), (ben, anna, "3"), (anna, ben, "4"), (ben, anna, "3"),
          ] {
            try mover.playByClicks(column)
            moves.append(column)
            try mover.waitCalm("the move") { $0.moves == moves && $0.has("far.send") }
            try carry(mover, other, moves)
          }
          try anna.playByClicks("4")
          try anna.wait("the end") { $0.has("table.banner") && $0.has("far.send") }
          try anna.click("far.send")
          try anna.wait("it is sent") { !$0.has("far.send") }
          try ben.setClipboard(try anna.readClipboard())
          try ben.click("far.answer")
          let end = try ben.wait("the end there") { $0.has("table.banner") }
          #expect(
            end["table.banner"]?.label.hasPrefix("Anna wins.") == true
              && end.game?.outcome == "friend wins column")
        }
      }
    }

    /// With the bot opposite: said while it thinks, played when it has moved.
    @Test func whatIsClickedWhileTheBotThinksComesNext() throws {
      try withApp("--game", "connect-four", settings: Prepared.bot(level: 1, first: "you")) { app in
        try app.waitCalm("the table") { $0.scene == "table" }
        try app.key("4")
        try app.wait("the own disc") { $0.moves.first == "4" }
        try app.key("2")
        let next = try app.wait("what comes next, or has come") {
          $0.has("table.premove") || $0.moves.count > 2
        }
        if next.moves.count == 1 { #expect(next["table.premove"]?.value == "2") }
        try app.wait("it is played") { $0.moves.count > 2 && $0.moves[2] == "2" }
      }
    }
  }
}
