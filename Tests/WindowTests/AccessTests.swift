// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// What the program has to do with the desktop for eyes and ears; the desktop's tools are scripts here.
  @Suite struct AccessTests {
    /// A folder with programs in it, of which each is one shell script, before the usual path.
    private func withTools(_ tools: [String: String], _ body: (_ path: String, _ folder: URL) throws -> Void)
      throws
    {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "quartet-tools-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, script) in tools {
        let file = folder.appending(path: name)
        try ("#!/bin/sh\ncd \(folder.path) || exit 1\n" + script).write(
          to: file, atomically: true, encoding: .utf8)
        chmod(file.path, 0o755)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      try body("\(folder.path):\(path)", folder)
    }

    @Test func contrastFollowsTheDesktopWhileTheProgramRuns() throws {
      let gdbus = """
        if [ "$1" = call ]; then
          echo "({'org.freedesktop.appearance': {'color-scheme': <uint32 0>, 'contrast': <uint32 0>}},)"
          exit
        fi
        while ! [ -e changed ]; do sleep 0.05; done
        echo "/org/freedesktop/portal/desktop: org.freedesktop.portal.Settings.SettingChanged ('org.freedesktop.appearance', 'contrast', <uint32 1>)"
        exec sleep 1000
        """
      try withTools(["gdbus": gdbus]) { path, folder in
        let variables = ["PATH": path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
        try withApp("--game", "reversi", settings: Prepared.friends, variables: variables) { app in
          try app.click("table.settings")
          try app.click("settings.section.access")
          try app.waitCalm("the row") { $0["settings.contrast"]?.value == "off" }
          _ = FileManager.default.createFile(atPath: folder.appending(path: "changed").path, contents: nil)
          try app.waitCalm("the desktop's wish") { $0["settings.contrast"]?.value == "on" }
          // The player's own wish comes first.
          try app.click("settings.contrast")
          try app.waitCalm("the player's wish") { $0["settings.contrast"]?.value == "off" }
        }
      }
    }

    @Test func whatIsSaidIsWrittenDownAndSpoken() throws {
      try withTools(["spd-say": "printf '%s\\n' \"$*\" >> said\n"]) { path, folder in
        let file = folder.appending(path: "lines").path
        let settings = """
          {"spoken-hints": true, "games": {"connect-four": {"opponent": "friend", "next-game": "off"}}}
          """
        try withApp(
          "--game", "connect-four", "--speak", file, settings: settings, variables: ["PATH": path]
        ) { app in
          func lines(_ name: String) -> [String] {
            ((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
              .split(separator: "\n").map(String.init)
          }
          try app.key("Left", "Return")
          try app.waitCalm("the move") { $0.game?.moves.count == 1 }
          try waiting(for: "the lines") {
            lines("lines").contains { $0.contains("Player 1: column") } ? true : nil
          }
          #expect(lines("lines").first == "Connect Four")
          // What lies there is read when it is asked for, and the next disc is dropped where that was heard.
          try app.key("F7")
          let heard = try waiting(for: "the board") {
            lines("lines").last { $0.hasPrefix("Column ") && $0.contains(": coral.") }
          }
          try app.key(heard.filter(\.isNumber))
          try app.waitCalm("the second move") { $0.game?.moves.count == 2 }
          try app.key("F7")
          try waiting(for: "both discs") {
            lines("lines").last?.contains(": coral, amber.") == true ? true : nil
          }
          try waiting(for: "the voice") {
            lines("said").contains { $0.contains("Player 1: column") } ? true : nil
          }
        }
      }
    }
  }
}
