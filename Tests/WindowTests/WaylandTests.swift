// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// The same program on the other display server. Where weston is missing the test says so.
  @Suite(.enabled(if: Compositor.isInstalled, "weston is not installed")) struct WaylandTests {
    @Test func aShortEvening() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends, on: .wayland()) { app in
        // Both servers are there, and the program is on Wayland: on the other one there is weston alone.
        #expect(throws: (any Error).self) {
          try app.xdotool("search", "--pid", String(app.child.process.processIdentifier))
        }
        try app.playByKeys("4")
        try app.playByClicks("4")
        // From above the board into the second column.
        let tree = try app.waitCalm("the board") { $0.has("piece.hand") }
        let from = try #require(tree["piece.hand"]).center
        let to = try #require(tree["column.2"])
        try app.press(from.x, from.y)
        try app.drag(from: from, to: (x: to.center.x, y: to.frame[1] + 40))
        try app.wait("the disc over the column") { $0.cursor?.over == "column.2" }
        try app.release()
        try app.wait("the disc in the column") { $0.moves == ["4", "4", "2"] }

        try app.resize(1000, 700)
        try app.wait("the new size") { $0.window.w == 1000 && $0.window.h == 700 }
        try app.playByClicks("7")

        // What is copied here can be pasted here.
        _ = try app.waitCalm("the board")
        try app.key("ctrl+c")
        try app.wait("that it is copied") { $0.has("toast") }
        try app.key("ctrl+n")
        try app.waitCalm("an empty board") { $0.moves.isEmpty }
        try app.key("ctrl+v")
        try app.wait("the game again") { $0.moves == ["4", "4", "2", "7"] }

        try app.key("ctrl+q")
        #expect(try app.child.waitForEnding() == 0)
        let complaints = app.child.standardError.split(separator: "\n").filter {
          // libdecor speaks of its plugins, which draw window frames and are not part of this program.
          !$0.contains("plugin") && !$0.contains("No plugins found")
        }
        #expect(complaints.isEmpty, "\(complaints)")
      }
    }

    /// Wayland is named and does not answer: the window opens on X11, and the log says why.
    @Test func whereWaylandDoesNotAnswer() throws {
      try withApp("--game", "connect-four", variables: ["WAYLAND_DISPLAY": "nobody"]) { app in
        try app.playByKeys("4")
        try app.key("ctrl+q")
        #expect(try app.child.waitForEnding() == 0)
        #expect(
          app.child.standardError.contains("cannot be opened (wayland)")
            && app.child.standardError.contains("Trying x11."), "\(app.child.standardError)")
      }
    }
  }
}
