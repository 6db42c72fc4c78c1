// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// Quarto in the real window, with real mouse events.
  @Suite struct QuartoTests {
    /// Clicks through gifts ("f") and placements ("1.1"), each waited for.
    private func play(_ app: AppDriver, _ steps: [String]) throws {
      for step in steps {
        let before = try app.waitCalm("the board").moves.count
        try app.click(step.contains(".") ? "cell.\(step)" : "piece.\(step)")
        try app.wait("move \(before + 1), \(step)") { $0.moves.count == before + 1 }
      }
    }

    /// Takes the piece to `to` with the button down, and lets it go there.
    private func drag(_ app: AppDriver, _ piece: String, to: (x: Double, y: Double), over: String?) throws {
      let from = try #require(try app.waitCalm("the piece") { $0.has(piece) }[piece]).center
      try app.press(from.x, from.y)
      try app.drag(from: from, to: to)
      try app.wait("the drag of \(piece)") {
        $0.cursor?.dragging == piece && (over == nil || $0.cursor?.over == over)
      }
      try app.release()
      try app.wait("the end of the drag") { $0.cursor == nil }
    }

    @Test func aWholeGameByDrags() throws {
      try withApp("--game", "quarto", settings: Prepared.quarto) { app in
        for (index, entry) in [("0", "1.1"), ("2", "1.2"), ("4", "1.3"), ("8", "1.4")].enumerated() {
          let tree = try app.waitCalm("a gift to make") { $0.moves.count == 2 * index }
          let receiver = try #require(
            ["plate.you", "plate.other"].compactMap { tree[$0] }.first { !$0.selected })
          try drag(app, "piece.\(entry.0)", to: receiver.center, over: nil)
          let given = try app.waitCalm("the gift") { $0.moves.count == 2 * index + 1 }
          let cell = try #require(given["cell.\(entry.1)"])
          try drag(app, "piece.\(entry.0)", to: cell.center, over: "cell.\(entry.1)")
          try app.wait("the placement") { $0.moves.count == 2 * index + 2 }
        }
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.outcome?.contains(" wins ") == true)
        #expect(end.moves == ["=0", "a1", "=2", "b1", "=4", "c1", "=8", "d1"])
      }
    }

    @Test func aWrongDropAndAnInterruptedDrag() throws {
      try withApp("--game", "quarto", settings: Prepared.quarto) { app in
        try play(app, ["5", "1.1", "a"])
        let board = try app.waitCalm("the board")
        let taken = try #require(board["cell.1.1"]).center
        try drag(app, "piece.a", to: taken, over: "cell.1.1")
        let refused = try app.wait("a toast") { $0.has("toast") }
        #expect(refused.moves.count == 3)
        let from = try #require(try app.waitCalm("the piece at home")["piece.a"]).center
        try app.press(from.x, from.y)
        let to = try #require(board["cell.3.3"]).center
        try app.drag(from: from, to: to)
        try app.wait("the drag") { $0.cursor?.over == "cell.3.3" }
        try app.key("Escape")
        try app.wait("the end of the drag") { $0.cursor == nil }
        try app.release()
        #expect(try app.waitCalm("the board").moves.count == 3)
        try play(app, ["3.3"])
      }
    }

    @Test func undoInTheMiddleOfATurn() throws {
      try withApp("--game", "quarto", settings: Prepared.quarto) { app in
        try play(app, ["5", "1.1", "a"])
        try app.click("table.undo")
        let giving = try app.waitCalm("the gift taken back") { $0.moves.count == 2 }
        #expect(giving.game?.message == "Give your opponent a piece.")
        try app.key("ctrl+z")
        let placing = try app.waitCalm("the placement taken back") { $0.moves.count == 1 }
        #expect(placing.game?.message == "Place this piece.")
        try app.key("ctrl+shift+z")
        try app.waitCalm("the placement again") { $0.moves.count == 2 }
      }
    }

    @Test func aGameByKeysAlone() throws {
      try withApp("--game", "quarto", settings: Prepared.quarto) { app in
        for count in 1...4 {
          try app.waitCalm("move \(count) to make") { $0.moves.count == count - 1 }
          // The first arrow chooses, Enter gives or places.
          try app.key("Right")
          if count == 4 { try app.key("Right") }
          try app.key("Return")
          try app.wait("move \(count)") { $0.moves.count == count }
        }
      }
    }

    /// A full board: no line until the last piece, which wins in one game and draws in the other.
    @Test(arguments: [
      (LastPiece.drawn, "draw"), (LastPiece.won, " wins "),
    ])
    func theSixteenthPiece(steps: [String], outcome: String) throws {
      try withApp("--game", "quarto", settings: Prepared.quarto) { app in
        try play(app, steps)
        let end = try app.wait("the result") { $0.has("table.banner") }
        #expect(end.game?.outcome?.contains(outcome) == true)
        #expect(end.moves.count == 32)
      }
    }
  }

  enum LastPiece {
    static let drawn = [
      "a", "2.1", "e", "3.4", "9", "4.1", "b", "1.3",
      "5", "3.3", "6", "1.1", "f", "2.2", "2", "1.4",
      "c", "2.3", "7", "3.1", "8", "3.2", "3", "4.4",
      "d", "1.2", "4", "4.2", "0", "4.3", "1", "2.4",
    ]
    static let won = [
      "c", "2.4", "0", "1.2", "3", "4.3", "b", "4.4",
      "9", "3.3", "5", "3.2", "4", "1.1", "7", "1.3",
      "6", "3.4", "1", "2.2", "e", "2.3", "a", "4.2",
      "d", "1.4", "8", "2.1", "f", "3.1", "2", "4.1",
    ]
  }
}
