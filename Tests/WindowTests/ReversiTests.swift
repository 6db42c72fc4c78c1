// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// Reversi in the real window, with real mouse events.
  @Suite struct ReversiTests {
    private func id(_ square: String) -> String {
      "cell.\(square.dropFirst()).\(Int(square.utf8.first ?? 97) - 96)"
    }

    private func play(_ app: AppDriver, _ squares: String...) throws {
      for square in squares {
        let before = try app.waitCalm("the board").moves.count
        try app.click(id(square))
        try app.wait("move \(before + 1), \(square)") { $0.moves.count > before }
      }
    }

    private func paste(_ app: AppDriver, _ text: String) throws {
      try app.setClipboard(text)
      try app.key("ctrl+v")
    }

    /// Whatever is legal first, until the game is over; passes come by themselves.
    @Test func aWholeGameAgainstTheBot() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi("bot")) { app in
        for _ in 0..<60 {
          let tree = try app.waitCalm("your turn or the end") {
            $0.game?.outcome != nil
              || ($0.game?.turn == "you" && $0.elements("cell.").contains { $0.enabled })
          }
          if tree.game?.outcome != nil { break }
          let square = try #require(tree.elements("cell.").first { $0.enabled })
          try app.click(square.id)
          try app.wait("the move on \(square.id)") { $0.moves.count > tree.moves.count }
        }
        let end = try app.wait("the result") { $0.has("table.banner") && $0.game?.outcome != nil }
        #expect(end.moves.count >= 9)
      }
    }

    @Test func aDragAWrongDropAndAnInterruptedDrag() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        let tree = try app.waitCalm("the board")
        let hand = try #require(tree["piece.hand"]).center
        let d3 = try #require(tree["cell.3.4"]).center
        let h8 = try #require(tree["cell.8.8"]).center
        try app.press(hand.x, hand.y)
        try app.drag(from: hand, to: h8)
        try app.wait("the drag") { $0.cursor?.over == "cell.8.8" }
        try app.release()
        try app.wait("a toast") { $0.has("toast") && $0.cursor == nil }
        try app.waitCalm("the disc at home")
        try app.press(hand.x, hand.y)
        try app.drag(from: hand, to: d3)
        try app.wait("the drag") { $0.cursor?.over == "cell.3.4" }
        try app.key("Escape")
        try app.wait("the end of the drag") { $0.cursor == nil }
        try app.release()
        #expect(try app.waitCalm("the disc at home").moves.isEmpty)
        try app.press(hand.x, hand.y)
        try app.drag(from: hand, to: d3)
        try app.wait("the drag") { $0.cursor?.over == "cell.3.4" }
        try app.release()
        let played = try app.waitCalm("the move") { $0.moves == ["d3"] }
        #expect(played["table.score"]?.value == "4-1")
      }
    }

    /// Arrow keys alone: over the edge of the board to a button, which Enter uses, and back to the same square.
    @Test func arrowsGoFromTheBoardToTheButtonsAndBack() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        try app.waitCalm("the board")
        try app.key("Right")
        try app.wait("the cursor") { $0.focus?.hasPrefix("cell.") == true }
        for _ in 0..<8 {
          let before = try app.waitCalm("a rest")
          guard before.focus?.hasPrefix("cell.") == true else { break }
          try app.key("Up")
          try app.wait("the next step") { $0.focus != before.focus }
        }
        let away = try app.waitCalm("a button")
        #expect(away.focus?.hasPrefix("cell.") == false)
        try app.key("Down")
        let back = try app.wait("the board again") { $0.focus?.hasPrefix("cell.1.") == true }
        #expect(back.moves.isEmpty)
      }
    }

    @Test func aPassAndUndoOverIt() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        try app.waitCalm("the board")
        try paste(app, "XO------" + String(repeating: "-", count: 48) + "XO------ X")
        try app.waitCalm("the position") { $0.game?.position.hasPrefix("XO") == true }
        try play(app, "c1")
        try app.wait("the pass to be shown") {
          $0.game?.message == "No move for Player 2, so Player 1 plays again."
        }
        try app.waitCalm("the pass to be played") { $0.moves == ["c1", "pass"] }
        try app.click("table.undo")
        try app.waitCalm("everything taken back") { $0.moves.isEmpty }
        try app.key("ctrl+shift+z")
        try app.waitCalm("the pass again") { $0.moves == ["c1", "pass"] }
        try play(app, "c8")
        let end = try app.wait("the end") { $0.game?.outcome != nil }
        #expect(end.game?.outcome == "ink wins 6-0")
      }
    }

    @Test func aWipeOutByKeys() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        for (index, square) in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"].enumerated() {
          try app.waitCalm("move \(index + 1) to make") { $0.moves.count == index }
          try app.key(String(square.prefix(1)), String(square.suffix(1)))
          try app.wait("\(square)") { $0.moves.last == square }
        }
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.outcome == "ink wins 13-0")
        #expect(end["table.score"]?.value == "13-0")
      }
    }

    @Test func transcriptsGoodAndBad() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        try app.waitCalm("the board")
        try paste(app, "f5d6c3")
        try app.waitCalm("the game") { $0.moves == ["f5", "d6", "c3"] }
        try paste(app, "f5d6c9")
        let refused = try app.wait("the reason") {
          $0["toast"]?.label == "I read this as a transcript; move 3, “c9”, is not a square."
        }
        #expect(refused.moves == ["f5", "d6", "c3"])
        // What the game itself copies, it reads again.
        try app.key("ctrl+c")
        try app.wait("the copy") { $0["toast"]?.label.hasPrefix("The game is copied") == true }
        try app.click("table.undo")
        try app.waitCalm("a move less") { $0.moves.count == 2 }
        try app.key("ctrl+v")
        try app.waitCalm("the game again") { $0.moves == ["f5", "d6", "c3"] }
      }
    }

    @Test func resizingDuringTheWave() throws {
      try withApp("--game", "reversi", settings: Prepared.reversi()) { app in
        try app.waitCalm("the board")
        try paste(app, "f5d6c3d3c4f4c5b3c2b4e3e6c6f6")
        try app.waitCalm("the game") { $0.moves.count == 14 }
        try app.click(id("g5"))
        try app.resize(760, 1000)
        try app.resize(1000, 700)
        let calm = try app.waitCalm("the last size, at rest") { $0.window.w == 1000 && $0.moves.count == 15 }
        let cell = try #require(calm["cell.5.7"])
        #expect(cell.label == "g5, ink")
      }
    }
  }
}
