// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import Testing

extension WindowTests {
  /// The program is ended at random instants while somebody plays, and every time everything is found again.
  ///
  /// A handful of times here; `QUARTET_KILLS=200 Scripts/test --filter KillTests` does it as often as that says.
  @Suite struct KillTests {
    static let count = ProcessInfo.processInfo.environment["QUARTET_KILLS"].flatMap { Int($0) } ?? 6

    @Test func nothingIsLostWhenTheProgramIsKilled() throws {
      var random = SystemRandomNumberGenerator()
      try withApp("--game", "connect-four", "--reduced-motion", settings: Prepared.friends) { app in
        var finished: [String] = []
        for round in 1...max(1, Self.count) {
          let isHard = round % 2 == 0
          let keys = (0..<12).map { _ in String(Int.random(in: 1...7, using: &random)) }
          let typing = try app.type(keys, delay: Int.random(in: 5...60, using: &random))
          // The instant is meant to be any instant: nothing depends on it.
          usleep(UInt32.random(in: 0...600_000, using: &random))
          app.child.signal(isHard ? SIGKILL : SIGTERM)
          let status = try app.child.waitForEnding()
          typing.stop()
          // A key that was down when the typing ended would be typed again and again.
          for key in 1...7 { try app.xdotool("keyup", String(key)) }
          #expect(abs(status) == (isHard ? SIGKILL : 0), "\(app.child.standardError)")
          let shown = try #require(try app.look()?.game)
          if shown.outcome != nil && finished.last != shown.position { finished.append(shown.position) }
          try Self.check(app, finished: finished)
          try app.startAgain()
          let again = try #require(try app.waitCalm("the game again").game)
          if shown.outcome == nil {
            // Moves that were in flight may have been made before the end, but none that was seen is missing.
            #expect(again.position.hasPrefix(shown.moves.joined()) || shown.moves.isEmpty, "round \(round)")
          } else {
            #expect(again.position == shown.position || again.moves.isEmpty, "round \(round)")
          }
          if again.outcome != nil {
            if finished.last != again.position { finished.append(again.position) }
            try app.click("over.rematch")
            try app.waitCalm("the next game") { $0.game?.outcome == nil }
          }
        }
      }
    }

    /// The file as SQLite sees it: sound, with every finished game that was seen.
    private static func check(_ app: AppDriver, finished: [String]) throws {
      let database = try DatabaseQueue(path: app.data.appending(path: "quartet.db").path)
      let (soundness, games) = try database.read { db in
        (
          try String.fetchOne(db, sql: "PRAGMA integrity_check"),
          try String.fetchAll(db, sql: "SELECT moves FROM past")
        )
      }
      #expect(soundness == "ok")
      let kept = Set(games.map { $0.replacingOccurrences(of: " ", with: "") })
      for game in finished { #expect(kept.contains(game), "\(game) is not in the history") }
      try database.close()
    }
  }
}

extension AppDriver {
  /// Types without waiting for the end of it; `delay` in milliseconds between the keys.
  func type(_ keys: [String], delay: Int) throws -> Child {
    try Child(
      "xdotool", ["key", "--delay", String(delay)] + keys, environment: ["DISPLAY": display.name],
      errors: folder.appending(path: "typing.log"))
  }
}
