// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// Pentominoes in the real window, with real mouse events.
  @Suite struct PentominoTests {
    /// Three tiles with one solution up to symmetry: UUFFP / UFFPP / UUFPP.
    private let small = "...../...../..... FPU 3"

    private func open(_ app: AppDriver) throws {
      try app.waitCalm("the board")
      try app.setClipboard(small)
      try app.key("ctrl+v")
      try app.waitCalm("the small board") { $0.has("cell.3.5") && !$0.has("cell.4.1") }
    }

    private func badge(_ app: AppDriver, _ words: String) throws {
      try app.wait("the badge: \(words)") { $0["table.badge"]?.label == words }
    }

    /// Takes a tile by its middle to the middle of a square, with what `turns` does on the way.
    private func carry(
      _ app: AppDriver, _ tile: String, to cell: String, _ turns: (AppDriver) throws -> Void = { _ in }
    ) throws {
      let tree = try app.waitCalm("the board")
      let from = try #require(tree["tile.\(tile)"]).center
      let to = try #require(tree[cell]).center
      try app.press(from.x, from.y)
      try app.drag(from: from, to: to)
      try app.wait("the drag of \(tile)") { $0.cursor?.dragging == "tile.\(tile)" && $0.cursor?.over == cell }
      try turns(app)
      try app.waitCalm("the tile over the square")
      try app.release()
      try app.waitCalm("the end of the drag") { $0.cursor == nil }
    }

    @Test func aPuzzleIsSolvedByDragsWithTurningAndFlipping() throws {
      try withApp("--game", "pentominoes", settings: Prepared.quarto) { app in
        try open(app)
        try badge(app, "1 solution left")
        // There and back with the wheel and the right button; then it lies as before.
        try carry(app, "F", to: "cell.2.3") { app in
          try app.xdotool("click", "5")
          try app.xdotool("click", "4")
          try app.xdotool("click", "3")
          try app.xdotool("click", "3")
        }
        try badge(app, "1 solution left")
        try carry(app, "U", to: "cell.2.1") { app in try app.key("r") }
        try carry(app, "P", to: "cell.2.5") { app in
          try app.xdotool("click", "5")
          try app.xdotool("click", "5")
        }
        let end = try app.wait("the banner") {
          $0["table.banner"]?.label.contains("the only solution") == true
        }
        #expect(end.moves == ["F0r1c2", "U1r1c1", "P2r1c4"])
      }
    }

    @Test func aWrongDropFliesBackToTheBoard() throws {
      try withApp("--game", "pentominoes", settings: Prepared.quarto) { app in
        try open(app)
        try carry(app, "F", to: "cell.2.3")
        try carry(app, "U", to: "cell.2.1") { app in try app.key("r") }
        // The board is busy: nothing fits around there.
        try carry(app, "U", to: "cell.1.4")
        let refused = try app.wait("the reason") { $0.has("toast") }
        #expect(refused.moves.count == 2)
        let back = try app.waitCalm("the tile at its old place") { $0["tile.U"]?.value == "U1r1c1" }
        #expect(back.moves.count == 2)
        try app.click("table.undo")
        try app.waitCalm("one tile less") { $0.moves.count == 1 && $0["tile.U"]?.label == "tile U, at home" }
      }
    }

    @Test func hintStepsAndTheStateOfNoSolution() throws {
      try withApp("--game", "pentominoes", settings: Prepared.quarto) { app in
        try open(app)
        try carry(app, "F", to: "cell.2.2")
        try badge(app, "No solution from here")
        for words in [
          "There is no solution from here.", "Without the F there would be a solution.", "Take the F off.",
        ] {
          try app.click("table.hint")
          try app.wait(words) { $0.game?.message.hasPrefix(words) == true }
        }
        try app.click("table.hint")
        try app.waitCalm("the F at home") { $0.moves.last == "-F" }
        try badge(app, "1 solution left")
      }
    }

    @Test func aPuzzleIsChosenFromTheShelf() throws {
      try withApp("--game", "pentominoes", settings: Prepared.quarto) { app in
        try app.waitCalm("the board")
        try app.click("table.puzzles")
        try app.wait("the shelf") { $0.popup == "starts" && $0.has("starts.group.starter") }
        try app.click("starts.group.starter")
        try app.wait("the starters") { $0.has("puzzle.double-P") }
        try app.click("puzzle.double-P")
        let tree = try app.waitCalm("the puzzle") {
          $0.popup == nil && $0["table.heading"]?.label == "Twice the P"
        }
        #expect(tree.elements("cell.").count == 20)
        try app.key("f", "Return")
        try app.waitCalm("a tile by keys") { $0.moves.count == 1 }
      }
    }
  }
}
