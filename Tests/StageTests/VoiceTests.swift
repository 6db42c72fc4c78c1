// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Games by ear: a player who reads nothing but the lines that are spoken, and has nothing but keys.
struct VoiceTests {
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
    #expect(ear.house.outcome != nil && ear.heard.suffix(9).contains(where: isOver), "\(ear.heard.suffix(8))")
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
    func isTray(_ lines: [String]) -> Bool { ear.hears("in the tray", in: lines) }
    // From the corner along the rows and back.
    let row = [Key.right, .right, .right]
    let back = [Key.left, .left, .left]
    let ways = [Key.up, .up, .up] + back + row + [.down] + back + [.down] + row + [.down] + back
    for _ in 0..<60 where ear.house.outcome == nil {
      let places = ear.ask(2).contains("Place this piece.")
      var said = ear.key(.right)
      if places {
        for _ in 0..<4 where isTray(said) { said = ear.key(.left) }
        for way in ways where !said.contains(where: { $0.hasSuffix(", empty") }) {
          said = ear.step(way) { $0.contains(",") && !$0.contains("in the tray") }
        }
      } else {
        for _ in 0..<8 where !isTray(said) { said = ear.key(.right) }
      }
      said = ear.key(.enter)
      if said.contains(where: { $0.contains("wins") }) { break }
    }
    ear.house.pass(20)
    ear.listen()
    #expect(ear.house.outcome != nil, "\(ear.heard.suffix(8))")
    #expect(ear.heard.suffix(9).contains(where: isOver), "\(ear.heard.suffix(8))")
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
    #expect(ear.house.outcome != nil && ear.heard.suffix(9).contains(where: isOver), "\(ear.heard.suffix(8))")
  }

  @Test func aTileSaysWhereItIsAndWhetherItFits() throws {
    let ear = try Ear("pentominoes")
    #expect(ear.key(.character("f")).last == "F, row 1: 2, 3; row 2: 1, 2; row 3: 2, fits")
    #expect(ear.key(.right).last == "F, row 1: 3, 4; row 2: 2, 3; row 3: 3, fits")
    #expect(ear.key(.character("r")).last?.hasPrefix("F, turned right, row 1: 3; ") == true)
    #expect(ear.ask(5).contains("Free round it: row 1: "))
    #expect(ear.hears("Player 1: the F on row 1: ", in: ear.key(.enter)))
    let said = ear.key(.character("l"))
    #expect(said.contains { $0.hasPrefix("L, ") && ($0.hasSuffix("does not fit") || $0.hasSuffix("fits")) })
    #expect(ear.ask(7).contains("F on row 1: ") && ear.ask(7).contains("Free: row 1: "))
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
    #expect(said == ["Spoken hints, on. Says what happens and what has the focus"])
    #expect(ear.key(.enter).isEmpty, "nobody listens any more")
  }

  /// What lies in a column is read by Up and Down; Enter drops from anywhere in it.
  @Test func aColumnIsRead() throws {
    let ear = try Ear("connect-four")
    for column in "443" { ear.key(.character(column)) }
    #expect(ear.key(.right).last == "column 4, 2 discs, amber on top")
    #expect(ear.key(.down).last == "row 2, column 4, amber")
    #expect(ear.key(.down).last == "row 1, column 4, coral")
    #expect(ear.key(.left).last == "row 1, column 3, coral")
    #expect(
      ear.ask(5)
        == "Row 1: empty, empty, coral, coral, empty, empty, empty. Column 3: coral, empty, empty, empty, empty, empty."
    )
    #expect(ear.key(.up).last == "row 2, column 3, empty")
    #expect(ear.key(.enter).first == "Player 2: column 3" && ear.house.moves == ["4", "4", "3", "3"])
    #expect(ear.key(.right).last == "column 4, 2 discs, amber on top", "above the board again")
  }

  /// One's own move is heard once, instructions once, and what a pop-up lay over is not told again.
  @Test func nothingIsToldTwice() throws {
    var settings = Settings()
    settings[game: "connect-four"].first = .you
    settings[game: "connect-four"].opponent = .character(.pebble)
    let ear = Ear(try House(game: "connect-four", settings: settings))
    #expect(ear.hears("Left and Right choose one", in: ear.key(.left) + ear.heard))
    for _ in 0..<2 {
      let said = ear.key(.character("4")) { $0.hasPrefix("Pebble: ") }
      #expect(said.count { $0.contains("column 4") && !$0.hasPrefix("Pebble") } == 1, "\(said)")
      ear.listen()
    }
    #expect(ear.heard.count { $0.contains("Left and Right choose one") } == 1)
    #expect(ear.heard.count { $0.contains("You can still undo") } == 1)
    ear.key(.function(1))
    let back = ear.key(.escape)
    #expect(back.first == "Connect Four" && !ear.hears("Choose", in: back), "\(back)")
    let gone = ear.key(.character("z"), [.control])
    #expect(
      gone.first?.hasPrefix("Taken back: column ") == true && gone.first?.hasSuffix(", column 4") == true)
    #expect(!ear.hears("Taken back", in: ear.key(.character("n"), [.control])), "\(gone)")
  }

  /// A reader reads a dialog by itself when it comes; what changes in it is announced.
  @Test func aDialogIsNotReadTwice() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    house.stage.isHeard = true
    _ = house.stage.narrated()
    house.key(.function(1))
    house.settle()
    #expect(house.stage.narrated().isEmpty)
    house.key(.pageDown)
    house.settle()
    #expect(house.stage.narrated().contains { $0.hasPrefix("Four in a line win.") })
  }

  /// Keys that ask.
  @Test func whatIsAskedIsAnswered() throws {
    let ear = try Ear("reversi")
    #expect(ear.ask(2).contains("Player 1 to move.") && ear.ask(3) == "No move was made yet.")
    #expect(
      ear.ask(6) == "You can play d3, turns 1 disc, c4, turns 1 disc, f5, turns 1 disc, e6, turns 1 disc.")
    #expect(ear.ask(7) == "Row 4: d4 ivory, e4 ink. Row 5: d5 ink, e5 ivory. Ink has 2, ivory 2.")
    let said = ear.key(.character("d")) + ear.key(.character("3"))
    #expect(said.contains("Player 1: d3, turns 1 disc") && !ear.hears("d3, ink", in: said), "\(said)")
    #expect(ear.ask(3) == "Player 1: d3, turns 1 disc" && ear.ask(4) == "No clock runs here.")
    #expect(ear.ask(5).hasPrefix("Row 3: empty, empty, empty, ink, "))
    let past = ear.key(.pageUp)
    #expect(ear.hears("Looking back: after move 0 of 1.", in: past), "\(past)")
    ear.key(.pageDown)
    ear.key(.character("d"))
    #expect(ear.key(.character("4")).contains("There is a disc on d4 already."))
    #expect(ear.ask(8) == "There is a disc on d4 already.")
  }

  /// Board and tray are both read whatever is to be done; what cannot be done is refused with a reason.
  @Test func theTrayIsReadWhileAPieceIsPlaced() throws {
    let ear = try Ear("quarto")
    ear.key(.right)
    let said = (0..<9).flatMap { _ in ear.key(.left) }
    #expect(said.contains { $0.hasSuffix(", empty") }, "the board")
    #expect(ear.key(.enter) == ["Give your opponent a piece first."])
    #expect(ear.ask(7).contains("In the tray: "))
  }

  @Test func aLetterTakesTheFocusToItsTile() throws {
    let ear = try Ear("pentominoes")
    for _ in 0..<2 { ear.key(.tab) }
    #expect(ear.house.stage.top.host.focused != nil)
    #expect(ear.hears("F, row 1", in: ear.key(.character("f"))))
    #expect(ear.house.stage.top.host.focused == nil, "one focus")
    ear.key(.pageDown)
    #expect(ear.heard.last?.hasPrefix("I, ") == true)
    ear.key(.tab)
    #expect(ear.house.stage.top.host.focused != nil, "Tab leads on")
  }

  @Test func nothingIsSaidWhereNobodyListens() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    house.key(.right)
    #expect(house.stage.narrated().isEmpty)
    #expect(house.stage.step([], at: house.now).effects.isEmpty)
  }

  /// Of one's own move a reader hears once: by the focus where that tells of it, else in words.
  @Test func aReaderHearsOfOnesOwnMoveOnce() throws {
    func lines(_ game: String, _ keys: [Key]) throws -> [String] {
      let house = try House(game: game, settings: House.friends)
      house.settle()
      house.stage.isHeard = true
      var lines: [String] = []
      for key in keys {
        _ = house.stage.narrated()
        house.key(key)
        house.settle()
        lines = house.stage.narrated()
      }
      return lines
    }
    let dropped = try lines("connect-four", [.character("4")])
    #expect(!dropped.contains { $0.contains("column 4") }, "\(dropped)")
    let given = try lines("quarto", [.right, .enter])
    #expect(given.count { $0.hasPrefix("Player 1: the ") } == 1, "\(given)")
  }

  /// What stays under another sentence was heard.
  @Test func whatStaysIsNotToldAgain() throws {
    let ear = try Ear("connect-four")
    ear.key(.character("4"))
    let said = ear.key(.character("n"), [.control]).joined(separator: " ")
    #expect(said.split(separator: "Ctrl Z brings").count == 2, "\(said)")
  }

  /// Whoever comes back from a dialog hears where that is; F10 opens the settings, and closes them.
  @Test func theWayBackFromADialogIsTold() throws {
    let ear = try Ear("connect-four")
    ear.key(.function(10))
    #expect(ear.house.popup == "settings")
    let said = ear.key(.function(10))
    #expect(ear.house.popup == nil && said.contains { $0.hasPrefix("column ") }, "\(said)")
  }

  /// A line that is shown is told move by move, and who is ahead where values are shown.
  @Test func aLineIsToldMoveByMove() throws {
    let ear = try Ear("connect-four")
    ear.house.handle(.paste("4 4 1 1 1 1 1 1 5 7 7 7 7 7"))
    ear.listen()
    for _ in 0..<4 where !ear.house.has("hint.next") {
      ear.key(.character("h")) { !$0.hasPrefix("Looking") }
      ear.house.wait { !ear.house.stage.top.scene.isAsking }
      ear.listen()
    }
    #expect(ear.hears("2 of 3, ", in: ear.key(.right)), "\(ear.heard.suffix(4))")
    ear.key(.escape)
    let values = ear.key(.character("a")) {
      $0.contains("wins") || $0.contains("ahead") || $0.contains("even")
    }
    #expect(!ear.hears("Looking", in: values))
  }
}
