// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  @Suite struct PlayTests {
    private func expectWin(_ tree: UITree, cells: Set<String>) {
      #expect(tree.game?.outcome?.contains("wins") == true)
      #expect(tree["table.banner"] != nil)
      #expect(Set(tree.elements("cell.").filter(\.selected).map(\.id)) == cells)
    }

    @Test func aWholeGameByClicks() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("12233434474")
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.position == "12233434474")
        expectWin(end, cells: ["cell.6.1", "cell.5.2", "cell.4.3", "cell.3.4"])
      }
    }

    @Test func aWholeGameByDrags() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        for (index, column) in "4353627".enumerated() {
          let tree = try app.waitCalm("a board to play on") {
            $0.moves.count == index && $0.has("piece.hand")
          }
          // By turns from the plate of whoever is to move and from above the board.
          let grip = index % 2 == 0 ? tree.elements("plate.").first(where: \.selected) : tree["piece.hand"]
          let from = try #require(grip).center
          let over = try #require(tree["column.\(column)"])
          let to = (x: over.center.x, y: over.frame[1] + (index % 3 == 0 ? -20 : 60))
          try app.press(from.x, from.y)
          try app.drag(from: from, to: to)
          try app.wait("the disc over column \(column)") {
            $0.cursor?.dragging == "piece.hand" && $0.cursor?.over == "column.\(column)"
          }
          try app.release()
          try app.wait("the disc in column \(column)") { $0.moves.count == index + 1 && $0.cursor == nil }
        }
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.position == "4353627")
        expectWin(end, cells: ["cell.6.4", "cell.6.5", "cell.6.6", "cell.6.7"])
      }
    }

    @Test func aDiscLetGoElsewhereGoesHomeAndSaysWhy() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        let tree = try app.waitCalm("the board")
        let from = try #require(tree["piece.hand"]).center
        let away = try #require(tree["table.message"]).center
        try app.press(from.x, from.y)
        try app.drag(from: from, to: away)
        try app.wait("the drag") { $0.cursor?.dragging == "piece.hand" && $0.cursor?.over == nil }
        try app.release()
        let after = try app.wait("a toast") { $0.has("toast") && $0.cursor == nil }
        #expect(after.moves.isEmpty)
      }
    }

    @Test func escapeEndsADrag() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        let tree = try app.waitCalm("the board")
        let from = try #require(tree["piece.hand"]).center
        let to = try #require(tree["column.2"]).center
        try app.press(from.x, from.y)
        try app.drag(from: from, to: to)
        try app.wait("the drag") { $0.cursor?.over == "column.2" }
        try app.key("Escape")
        try app.wait("the end of the drag") { $0.cursor == nil }
        try app.release()
        try app.playByKeys("3")
        #expect(try app.waitCalm("the board").moves == ["3"])
      }
    }

    @Test func aFullColumnIsRefused() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("444444")
        let full = try app.waitCalm("the board")
        #expect(full["column.4"]?.enabled == false && full["column.4"]?.label.contains("full") == true)
        let center = try #require(full["column.4"]).center
        try app.click(center.x, center.y)
        let refused = try app.wait("a toast") { $0.has("toast") }
        #expect(refused["toast"]?.label.contains("full") == true)
        #expect(refused.moves.count == 6)
        try app.wait("the toast to go") { !$0.has("toast") }
        try app.key("4")
        let again = try app.wait("a toast") { $0.has("toast") }
        #expect(again.moves.count == 6 && again.game?.turn == full.game?.turn)
      }
    }

    @Test func aGameByKeysAlone() throws {
      try withApp(settings: Prepared.friends) { app in
        try app.waitCalm("the menu") { $0.scene == "menu" }
        for _ in 0..<12 where try app.look()?.focus != "menu.game.connect-four" {
          let before = try app.look()?.focus
          try app.key("Tab")
          try app.wait("the focus to go on") { $0.focus != before }
        }
        try app.key("Return")
        try app.waitCalm("the table") { $0.scene == "table" }
        // Arrows and Enter, then the digits.
        try app.key("Home", "Right", "Return")
        try app.wait("a disc in column 2") { $0.moves == ["2"] }
        try app.key("End", "Left", "Return")
        try app.wait("a disc in column 6") { $0.moves == ["2", "6"] }
        try app.playByKeys("26262")
        let end = try app.wait("the result") { $0.has("table.banner") }
        expectWin(end, cells: ["cell.3.2", "cell.4.2", "cell.5.2", "cell.6.2"])
        try app.wait("what comes next") { $0.has("over.rematch") }
        try app.key("Escape")
        try app.wait("the menu") { $0.scene == "menu" }
      }
    }

    @Test func aSwipeDownStartsAgain() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("345")
        let board = try app.waitCalm("the board")
        let from = try #require(board["cell.2.4"]).center
        let to = try #require(board["cell.6.4"]).center
        // On a machine that is busy elsewhere a hand may be too slow for a swipe; then it swipes again.
        for _ in 0..<10 {
          try app.press(from.x, from.y)
          try app.drag(from: from, to: to, steps: 6)
          try app.release()
          let after = try app.waitCalm("the board")
          if after.moves.isEmpty { break }
        }
        try app.waitCalm("a new game") {
          $0.moves.isEmpty && $0.elements("piece.").map(\.id) == ["piece.hand"]
        }
      }
    }

    @Test func controlNStartsAgain() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("345")
        try app.waitCalm("the board")
        try app.key("ctrl+n")
        try app.waitCalm("a new game") { $0.moves.isEmpty && $0["table.restart"]?.enabled == false }
      }
    }

    @Test func undoAndRedoBetweenFriends() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("34")
        try app.click("table.undo")
        try app.waitCalm("one move") { $0.moves == ["3"] && $0.elements("piece.").count == 2 }
        try app.key("ctrl+z")
        try app.waitCalm("no move") { $0.moves.isEmpty && $0["table.undo"]?.enabled == false }
        try app.click("table.redo")
        try app.waitCalm("one move") { $0.moves == ["3"] }
        try app.key("ctrl+shift+z")
        let both = try app.waitCalm("both moves") { $0.moves == ["3", "4"] }
        #expect(both["table.redo"]?.enabled == false)
      }
    }

    @Test func theBotAnswersAndUndoTakesBothBack() throws {
      try withApp("--game", "connect-four", settings: Prepared.bot(level: 1, first: "you")) { app in
        for count in [2, 4] {
          try app.key("4")
          let tree = try app.waitCalm("the bot's answer") {
            $0.moves.count == count && $0.game?.turn == "you"
          }
          #expect(tree.moves[count - 2] == "4")
        }
        try app.click("table.undo")
        let tree = try app.waitCalm("the position before") { $0.moves.count == 2 }
        #expect(tree.game?.turn == "you")
      }
    }

    @Test func theBotBeginsWhenItShould() throws {
      try withApp("--game", "connect-four", settings: Prepared.bot(level: 1, first: "bot")) { app in
        try app.waitCalm("the bot's move") { $0.moves.count == 1 && $0.game?.turn == "you" }
      }
    }

    @Test func theHintWinsWhenItCan() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("121212")
        let before = try app.waitCalm("the board")
        try app.key("h")
        let place = try app.waitCalm("where to look") { $0.game?.message != before.game?.message }
        #expect(place.game?.message == "One move makes four.")
        try app.click("table.hint")
        let hint = try app.waitCalm("the hint") { $0.game?.message != place.game?.message }
        #expect(hint.moves.count == 6 && hint.game?.message == "Column 1 makes four.")
        try app.click("hint.play")
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.position == "1212121")
      }
    }

    @Test(arguments: [0.5, 2]) func aLineIsTriedInAReview(rest: Double) throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("1212121")
        try app.wait("the result") { $0.has("over.review") }
        try app.click("over.review")
        // It opens at the mistake that was punished at once; the line begins where the person goes.
        try app.wait("the review, at the mistake") { $0.has("review.try") && $0.moves.count == 6 }
        try app.key("Home")
        try app.wait("the start") { $0.moves.isEmpty }
        Thread.sleep(forTimeInterval: rest)
        try app.click("review.try")
        try app.wait("the board for both sides") { $0.has("review.trial") }
        Thread.sleep(forTimeInterval: rest)
        try app.click("column.4")
        try app.wait("a move of the line") { $0.moves == ["4"] }
        try app.key("3")
        try app.wait("the answer to it") { $0.moves == ["4", "3"] }
        Thread.sleep(forTimeInterval: rest)
        try app.key("ctrl+z")
        try app.wait("a move taken back") { $0.moves == ["4"] && $0.has("review.trial") }
        try app.key("Escape")
        try app.wait("the game again") { $0.scene == "replay" && !$0.has("review.trial") && $0.moves.isEmpty }
      }
    }

    @Test func afterAGameTheNextBeginsByItselfWhereThatIsChosen() throws {
      let soon = Prepared.connectFour("\"opponent\": \"friend\", \"first\": \"you\", \"next-game\": \"soon\"")
      try withApp("--game", "connect-four", settings: soon) { app in
        try app.playByKeys("1212121")
        try app.wait("the countdown") { $0.has("over.rematch") && $0.has("over.next") }
        try app.waitCalm("the next game") {
          $0.moves.isEmpty && $0.game?.outcome == nil && !$0.has("over.rematch")
        }
      }
    }

    @Test func whoStaysIsNotInterrupted() throws {
      let soon = Prepared.connectFour("\"opponent\": \"friend\", \"first\": \"you\", \"next-game\": \"soon\"")
      try withApp("--game", "connect-four", settings: soon) { app in
        try app.playByKeys("1212121")
        try app.wait("the countdown") { $0.has("over.next") }
        try app.move(640, 60)
        try app.waitCalm("the end of the countdown") { !$0.has("over.next") && $0.has("over.rematch") }
        // Longer than the countdown would have been; on a slow machine only kinder.
        sleep(4)
        #expect(try app.waitCalm("the old game").moves.count == 7)
        try app.click("over.rematch")
        try app.waitCalm("the next game") { $0.moves.isEmpty && $0.game?.outcome == nil }
      }
    }
  }
}
