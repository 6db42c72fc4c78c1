// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Games by ear: a player who reads nothing but the lines that are spoken, and has nothing but keys.
@Suite struct VoiceTests {
  /// The end of the evening: what was said since the last key.
  private final class Ear {
    let house: House
    private(set) var heard: [String] = []

    init(_ game: String?) throws {
      var settings = House.friends
      settings.spokenHints = true
      for name in ["quarto", "connect-four", "reversi"] { settings[game: name].nextGame = .off }
      house = try House(game: game, settings: settings)
      listen()
    }

    /// Presses a key and listens until nothing moves.
    @discardableResult
    func key(_ key: Key, _ modifiers: Modifiers = []) -> [String] {
      house.key(key, modifiers)
      return listen()
    }

    @discardableResult
    func listen() -> [String] {
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

    /// One step of the cursor, and back when it went beyond the edge to what stands beside the board. Nothing where there was
    /// no step.
    func step(_ way: Key, on isBoard: (String) -> Bool) -> [String] {
      let said = key(way)
      if said.isEmpty || said.contains(where: isBoard) { return said }
      key([.left: .right, .right: .left, .up: .down, .down: .up][way] ?? way)
      return []
    }

    func hears(_ words: String, in lines: [String]) -> Bool { lines.contains { $0.contains(words) } }
  }

  private func isOver(_ line: String) -> Bool {
    ["wins", "Draw", "draw", "Quarto!", "Solved", "solved", "won"].contains { line.contains($0) }
  }

  @Test func connectFour() throws {
    let ear = try Ear("connect-four")
    #expect(ear.heard.contains("Connect Four"))
    var said = ear.key(.left)
    for turn in 0..<42 where ear.house.outcome == nil {
      // Back and forth between two columns; a full one is told as such.
      if turn > 0 { said = ear.key(turn % 2 == 1 ? .right : .left) }
      for _ in 0..<6 where said.contains(where: { $0.contains("full") }) { said = ear.key(.right) }
      #expect(said.contains { $0.hasPrefix("column ") }, "\(said)")
      said = ear.key(.enter)
      if said.contains(where: isOver) { break }
    }
    ear.house.pass(20)
    said += ear.listen()
    #expect(ear.house.outcome != nil && ear.heard.contains(where: isOver), "\(ear.heard.suffix(8))")
  }

  @Test func reversi() throws {
    let ear = try Ear("reversi")
    /// "c2, empty, turns three".
    func isSquare(_ line: String) -> Bool {
      let letters = Array(line)
      return letters.count > 2 && "abcdefgh".contains(letters[0]) && letters[1].isNumber && letters[2] == ","
    }
    var said = ear.key(.right)
    var (isRight, misses) = (true, 0)
    // Along the rows like the lines of a page, and back, laying wherever that is said to turn something.
    for _ in 0..<6000 {
      if said.contains(where: { $0.contains("turns") && $0.contains("empty") }) {
        said = ear.key(.enter)
        misses = 0
        if said.contains(where: { $0.contains("wins") || $0.contains("Draw") }) { break }
        continue
      }
      misses += 1
      said = ear.step(isRight ? .right : .left, on: isSquare)
      if said.isEmpty {
        said = ear.step(.down, on: isSquare)
        isRight.toggle()
        if said.isEmpty { for _ in 0..<7 { said = ear.step(.up, on: isSquare) } }
      }
      if misses > 200 { break }
    }
    ear.house.pass(20)
    ear.listen()
    #expect(ear.house.outcome != nil, "\(ear.heard.suffix(8))")
    #expect(ear.heard.contains(where: isOver), "\(ear.heard.suffix(8))")
  }

  @Test func quarto() throws {
    let ear = try Ear("quarto")
    // From the corner along the rows and back, until there is something to give or room to place.
    let row = [Key.right, .right, .right]
    let back = [Key.left, .left, .left]
    let ways = [Key.up, .up, .up] + back + row + [.down] + back + [.down] + row + [.down] + back
    for _ in 0..<60 where ear.house.outcome == nil {
      var said = ear.key(.right)
      for way in ways where !said.contains(where: { $0.contains("empty") || $0.contains("tray") }) {
        said = ear.step(way) { $0.contains(",") }
      }
      said = ear.key(.enter)
      if said.contains(where: { $0.contains("wins") }) { break }
    }
    ear.house.pass(20)
    ear.listen()
    #expect(ear.house.outcome != nil, "\(ear.heard.suffix(8))")
    #expect(ear.heard.contains(where: isOver), "\(ear.heard.suffix(8))")
  }

  /// Hints are spoken and played; the last tile is told.
  @Test func pentominoes() throws {
    let ear = try Ear("pentominoes")
    for _ in 0..<200 {
      let said = ear.key(.character("h"))
      if said.contains(where: { $0.contains("olved") }) { break }
      if ear.house.outcome != nil { break }
      ear.house.wait { !ear.house.stage.top.scene.isAsking }
      ear.house.pass(1)
      ear.listen()
    }
    ear.house.pass(20)
    ear.listen()
    #expect(ear.house.outcome != nil && ear.heard.contains(where: isOver), "\(ear.heard.suffix(8))")
  }

  @Test func aTileSaysWhereItIsAndWhetherItFits() throws {
    let ear = try Ear("pentominoes")
    #expect(ear.hears("F, from row 1", in: ear.key(.character("f"))))
    #expect(ear.hears("column 3", in: ear.key(.right)))
    _ = ear.key(.enter)
    let said = ear.key(.character("l"))
    #expect(said.contains { $0.hasPrefix("L, from row") && $0.hasSuffix("fit") || $0.hasSuffix("fits") })
  }

  @Test func controlsSayWhatTheyAreAndHowTheyStand() throws {
    let ear = try Ear("reversi")
    ear.house.stage.perform(.popup(.settings))
    #expect(ear.hears("Settings", in: ear.listen()))
    var said: [String] = []
    // The page of the settings that it stands on is one of the first controls.
    for _ in 0..<40 where !ear.hears("Language and access", in: said) { said = ear.key(.tab) }
    #expect(ear.hears("chosen", in: ear.key(.enter)))
    for _ in 0..<40 where !ear.hears("Spoken hints", in: said) { said = ear.key(.tab) }
    #expect(said == ["Spoken hints, on"])
    #expect(ear.key(.enter).isEmpty, "nobody listens any more")
  }

  @Test func nothingIsSaidWhereNobodyListens() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    house.key(.right)
    #expect(house.stage.narrated().isEmpty)
    #expect(house.stage.step([], at: house.now).effects.isEmpty)
  }
}
