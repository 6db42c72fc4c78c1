// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// The window as a screen reader reads it, over the accessibility bus of a real at-spi2-core.
  @Suite(.enabled(if: AccessibilityBus.isInstalled, "at-spi2-core is not installed"))
  struct ScreenReaderTests {
    private func withBus(
      isEnabled: Bool = true, _ arguments: String..., body: (AppDriver, AccessibilityBus) throws -> Void
    ) throws {
      let bus = try AccessibilityBus(isEnabled: isEnabled)
      defer { bus.close() }
      try withApp("--game", "connect-four", settings: Prepared.friends, variables: bus.variables) { app in
        try body(app, bus)
      }
    }

    @Test func theWindowIsRead() throws {
      try withBus { app, bus in
        try bus.find()
        let tree = try app.waitCalm("the board")
        let elements = try waiting(for: "the elements") {
          let elements = try bus.elements()
          return elements.count == tree.elements.count ? elements : nil
        }
        #expect(elements.contains("element_column_2e4"))
        #expect(try bus.name(of: "window") == "Connect Four")
        #expect(try bus.ask("element_group_2ecell", "Accessible.GetRoleName").contains("table"))
        // With its key.
        #expect(try bus.name(of: "element_table_2ehint") == "\(tree["table.hint"]?.label ?? ""). H")
        #expect(try bus.ask("element_table_2ehint", "Accessible.GetRoleName").contains("push button"))
        let frame = try #require(tree["table.hint"]).frame.map { Int($0) }
        #expect(
          try bus.ask("element_table_2ehint", "Component.GetExtents", "1")
            .contains("(\(frame[0]), \(frame[1]), \(frame[2]), \(frame[3]))"))
        // Enabled, sensitive, showing, visible and able to have the focus, for the hint; undo cannot be used yet.
        #expect(try bus.ask("element_table_2ehint", "Accessible.GetState").contains("uint32 1124075776"))
        #expect(try bus.ask("element_table_2eundo", "Accessible.GetState").contains("uint32 1107298304"))
        #expect(try bus.ask("element_table_2eundo", "Action.DoAction", "0").contains("false"))
        #expect(try app.waitCalm("the board").moves.isEmpty)
      }
    }

    /// From the first disc to the last by nothing but what a screen reader can do, and what follows is heard.
    @Test func aGameIsPlayedByActionsAlone() throws {
      try withBus { app, bus in
        try bus.find()
        let heard = try bus.listen()
        defer { heard.stop() }
        for (index, column) in ["1", "2", "1", "2", "1", "2", "1"].enumerated() {
          let object = "element_column_2e" + column
          _ = try waiting(for: "column \(column)") {
            try app.look()?.isCalm == true && bus.ask(object, "Action.DoAction", "0").contains("true")
              ? true : nil
          }
          try app.wait("move \(index + 1)") { $0.moves.count == index + 1 }
        }
        try app.wait("the end") { $0.game?.outcome != nil }
        var lines: [String] = []
        while !lines.contains(where: { $0.contains("Announcement") && $0.contains("Player 1: column 1") }) {
          guard let line = heard.firstLine() else { throw WindowFailure("nothing was announced: \(lines)") }
          lines.append(line)
        }
      }
    }

    @Test func theFocusIsHeardAndThePopUpOpens() throws {
      try withBus { app, bus in
        try bus.find()
        let heard = try bus.listen()
        defer { heard.stop() }
        // What comes first says that it listens.
        #expect(heard.firstLine()?.contains("Monitoring") == true)
        try waiting(for: "the button") {
          try bus.ask("element_table_2esettings", "Action.DoAction", "0").contains("true") ? true : nil
        }
        try app.waitCalm("the settings") { $0.popup == "settings" }
        try app.key("Tab", "Tab")
        let focus = try #require(try app.waitCalm("the focus") { $0.focus != nil }.focus)
        let object = "element_" + focus.replacing(".", with: "_2e").replacing("-", with: "_2d")
        while true {
          guard let line = heard.firstLine() else { throw WindowFailure("the focus was not told") }
          if line.contains(object + ":") && line.contains("('focused', 1") { break }
        }
        try waiting(for: "the panel") { try bus.elements().contains("element_settings_2epanel") ? true : nil }
      }
    }

    @Test func nobodyReadsAndNothingIsOffered() throws {
      try withBus(isEnabled: false) { app, bus in
        try app.playByKeys("4")
        try app.waitCalm("the board")
        #expect(try bus.programs().isEmpty)
      }
    }

    @Test func theGameOutlivesTheBus() throws {
      try withBus { app, bus in
        try bus.find()
        bus.die()
        try app.playByKeys("44")
        try app.key("ctrl+q")
        #expect(try app.child.waitForEnding() == 0)
      }
    }
  }
}
