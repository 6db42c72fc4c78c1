// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import Testing

@testable import Stage

/// A player who reads nothing but the lines that are spoken, and has nothing but keys.
package final class Ear {
  package let house: House
  package private(set) var heard: [String] = []

  /// Opens a game between two people.
  package convenience init(_ game: String?) throws {
    var settings = House.friends
    settings.spokenHints = true
    for name in ["quarto", "connect-four", "reversi"] { settings[game: name].nextGame = .off }
    self.init(try House(game: game, settings: settings))
  }

  package init(_ house: House) {
    self.house = house
    house.stage.settings.spokenHints = true
    listen()
  }

  /// Presses a key and listens until nothing moves.
  @discardableResult
  package func key(_ key: Key, _ modifiers: Modifiers = []) -> [String] {
    house.key(key, modifiers)
    return listen()
  }

  /// Asks, as whoever listens does, and hears one answer.
  package func ask(_ number: Int) -> String {
    house.key(.function(number))
    return house.stage.narrated().joined(separator: " ")
  }

  @discardableResult
  package func listen() -> [String] {
    var lines = house.stage.narrated()
    for _ in 0..<40 {
      house.settle()
      let new = house.stage.narrated()
      if new.isEmpty { break }
      lines += new
    }
    heard += lines
    return lines
  }

  /// The same, and lets time pass until a line is heard for which this holds: what others do takes time.
  @discardableResult
  package func key(
    _ key: Key, sourceLocation: SourceLocation = #_sourceLocation, until isMeant: (String) -> Bool
  ) -> [String] {
    var lines = self.key(key)
    // Engines have a clock of their own.
    let end = ContinuousClock.now + .seconds(20)
    while !lines.contains(where: isMeant) {
      guard ContinuousClock.now < end else {
        Issue.record("not heard: \(lines)", sourceLocation: sourceLocation)
        return lines
      }
      house.pass(0.1)
      usleep(500)
      lines += listen()
    }
    return lines
  }

  /// One step of the cursor, and back when it went beyond the edge to what stands beside the board. Nothing where there was
  /// no step.
  package func step(_ way: Key, on isBoard: (String) -> Bool) -> [String] {
    let said = key(way)
    if said.isEmpty || said.contains(where: isBoard) { return said }
    key([.left: .right, .right: .left, .up: .down, .down: .up][way] ?? way)
    return []
  }

  package func hears(_ words: String, in lines: [String]) -> Bool { lines.contains { $0.contains(words) } }
}
