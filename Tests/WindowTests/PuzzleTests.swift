// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import CommandKit
import Foundation
import GameCore
import Testing

extension WindowTests {
  /// The shelf and a puzzle in the real window, with real input.
  @Suite struct PuzzleTests {
    /// A pack of the shelf by what it is called and how many are solved.
    private func open(_ label: String, _ app: AppDriver) throws {
      try app.waitCalm("the menu") { $0.scene == "menu" }
      try app.click("menu.puzzles")
      try app.waitCalm("the shelf") { $0.scene == "puzzles" && $0.has("shelf.tab.connect-four") }
      try app.click("shelf.tab.connect-four")
      let shelf = try app.waitCalm("the packs") { $0.has("today.connect-four") }
      let row = try #require(shelf.elements("puzzle.row.").last { $0.label.hasPrefix(label) })
      try app.click(row.id)
      try app.waitCalm("the puzzle") { $0.scene == "puzzle" }
    }

    @Test func aWinInTwoIsSolvedAndItsStarsAreThereAfterTheNextStart() throws {
      try withApp(settings: Prepared.friends) { app in
        try open("Win in 2, Win with 2 moves of your own. 0 of", app)
        let start = try app.waitCalm("the puzzle").moves
        Thread.sleep(forTimeInterval: 2)
        // A drag to nowhere costs nothing.
        let top = try #require(try app.waitCalm("the board")["column.7"]).center
        try app.press(top.x, top.y)
        try app.drag(from: top, to: (x: 1100, y: 500))
        try app.release()
        #expect(try app.waitCalm("the board").moves == start)
        // A wrong move is answered, and both go back when somebody goes on.
        try app.key("7")
        try app.wait("the answer") { $0.moves.count > start.count && $0["puzzle.stars"]?.value == "2" }
        Thread.sleep(forTimeInterval: 2)
        #expect(try app.waitCalm("the answer").moves.count > start.count, "it stays while somebody reads")
        try app.key("Return")
        try app.wait("the way back") { $0.moves == start && $0["puzzle.hint"]?.enabled == true }
        try app.click("column.1")
        try app.waitCalm("the reply") {
          $0.moves.count == start.count + 2 && $0["puzzle.undo"]?.enabled == true
        }
        Thread.sleep(forTimeInterval: 2)
        try app.key("3")
        try app.waitCalm("the end") { $0["puzzle.next"]?.enabled == true && $0["puzzle.stars"]?.value == "2" }
        try app.key("Escape")
        try app.waitCalm("the shelf") {
          $0.elements("puzzle.row.").contains {
            $0.label.hasPrefix("Win in 2, Win with 2 moves of your own. 1 of")
          }
        }
        #expect(try app.terminate() == 0)
        try app.startAgain([])
        try open("Win in 2, Win with 2 moves of your own. 1 of", app)
        #expect(try app.waitCalm("the next one")["puzzle.pack"]?.value?.hasPrefix("1/") == true)
      }
    }

    /// A rush with rests and wrong gestures; its best is on the shelf after the next start.
    @Test func aRushIsPlayedAndItsBestIsThereAfterTheNextStart() throws {
      try withApp(settings: Prepared.friends) { app in
        try app.waitCalm("the menu") { $0.scene == "menu" }
        try app.click("menu.puzzles")
        try app.waitCalm("the shelf") { $0.scene == "puzzles" && $0.has("shelf.tab.connect-four") }
        try app.click("shelf.tab.connect-four")
        try app.waitCalm("its packs") { $0.has("today.connect-four") }
        try app.click("shelf.rush")
        try app.waitCalm("the choice") { $0.has("rush.connect-four") }
        try app.click("rush.connect-four")
        try app.wait("the rush") { $0.scene == "rush" && !$0.elements("column.").isEmpty }
        Thread.sleep(forTimeInterval: 2)
        // A drag to nowhere is no answer.
        let board = try app.wait("the columns") { $0.has("column.1") }
        let top = try #require(board["column.1"]).center
        try app.press(top.x, top.y)
        try app.drag(from: top, to: (x: 1100, y: 500))
        try app.release()
        try app.wait("no mistake") { $0["rush.mistakes"]?.value == "0" }
        // Each column until it is over: some are right, three that are wrong end it.
        for _ in 0..<9 {
          for column in 1...7 where try !app.wait("the rush", { $0.scene == "rush" }).has("rush.result") {
            try app.key(String(column))
            Thread.sleep(forTimeInterval: 1.5)
          }
        }
        let end = try app.waitCalm("the end") { $0.has("rush.result") && $0.has("rush.missed.3") }
        let found = end["rush.runs"]?.value ?? ""
        try app.key("Escape")
        let label = "Connect Four, best \(found)"
        try app.waitCalm("the shelf") { $0.scene == "puzzles" }
        #expect(try app.terminate() == 0)
        try app.startAgain([])
        try app.waitCalm("the menu") { $0.scene == "menu" }
        try app.click("menu.puzzles")
        try app.waitCalm("the shelf") { $0.has("shelf.tab.connect-four") }
        try app.click("shelf.tab.connect-four")
        try app.waitCalm("its packs") { $0.has("today.connect-four") }
        try app.click("shelf.rush")
        try app.waitCalm("the choice") { $0["rush.connect-four"]?.label == label }
      }
    }
  }
}

extension WindowTests.PuzzleTests {
  /// A board is drawn with rests and with a drag to nowhere, named by the keyboard, kept, and played after the next start.
  @Test func aBoardOfOnesOwnIsMadeAndPlayedAfterTheNextStart() throws {
    try withApp(settings: Prepared.friends) { app in
      try app.waitCalm("the menu") { $0.scene == "menu" }
      try app.click("menu.puzzles")
      try app.waitCalm("the shelf") { $0.scene == "puzzles" && $0.has("shelf.tab.pentominoes") }
      try app.click("shelf.tab.pentominoes")
      try app.waitCalm("its packs") { $0.has("make.pentominoes") }
      try app.click("make.pentominoes")
      try app.waitCalm("the editor") { $0["editor.badge"]?.label == "60 squares · 2,339 solutions" }
      try app.click("editor.clear")
      try app.waitCalm("the bare slab") { $0["editor.badge"]?.label == "No square is cut out." }
      Thread.sleep(forTimeInterval: 2)
      let places = try app.waitCalm("the slab")
      for row in 3...5 {
        let from = try #require(places["editor.cell.\(row).5"]).center
        let to = try #require(places["editor.cell.\(row).9"]).center
        try app.press(from.x, from.y)
        try app.drag(from: from, to: to)
        try app.release()
      }
      try app.waitCalm("three tiles") { $0["editor.badge"]?.label.hasPrefix("15 squares · ") == true }
      // A drag that begins beside the slab draws nothing.
      try app.press(640, 780)
      try app.drag(from: (x: 640, y: 780), to: (x: 300, y: 300))
      try app.release()
      try app.click("editor.name")
      try app.waitCalm("the field") { $0["editor.name"]?.focused == true }
      for key in ["r", "a", "f", "t"] { try app.key(key) }
      try app.waitCalm("the name") { $0["editor.name"]?.value == "raft" }
      try app.click("editor.keep")
      try app.waitCalm("the kept board") { $0.has("editor.kept.1") }
      #expect(try app.terminate() == 0)
      try app.startAgain([])
      try app.waitCalm("the menu") { $0.scene == "menu" }
      try app.click("menu.puzzles")
      try app.waitCalm("the shelf") { $0.has("shelf.tab.pentominoes") }
      try app.click("shelf.tab.pentominoes")
      try app.waitCalm("own boards") { $0.has("shelf.own") }
      try app.click("shelf.own")
      let table = try app.waitCalm("the table") { $0.scene == "table" }
      #expect(table.has("tile.P"))
    }
  }
}

extension WindowTests.PuzzleTests {
  /// The puzzle of this very day, solved with rests, shared as card and as text, and found again after the next start.
  @Test func todaysIsSolvedSharedAndFoundAgain() throws {
    let game = try #require(catalog.first { $0.info.name == "connect-four" })
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: Date())
    let day = Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    guard case .packed(let puzzle)? = game.puzzle(of: day, AssetFolder.find().resources)?.task else {
      Issue.record("there is no puzzle on \(day)")
      return
    }
    try withApp(settings: Prepared.friends) { app in
      try app.waitCalm("the menu") { $0.has("menu.learn") }
      try app.click("menu.puzzles")
      try app.waitCalm("the shelf") { $0.has("shelf.tab.connect-four") }
      try app.click("shelf.tab.connect-four")
      try app.waitCalm("its packs") { $0["today.connect-four"]?.enabled == true }
      try app.click("today.connect-four")
      let start = try app.waitCalm("the puzzle") { $0.scene == "puzzle" }.moves.count
      Thread.sleep(forTimeInterval: 2)
      for (index, move) in puzzle.solution.enumerated() where index % 2 == 0 {
        try app.key(move)
        let count = start + min(index + 2, puzzle.solution.count)
        try app.waitCalm("move \(index + 1) and its answer") { $0.moves.count == count }
      }
      let end = try app.waitCalm("the end") { $0["puzzle.next"]?.enabled == true }
      #expect(end["puzzle.stars"]?.value == "3")
      try app.key("Escape")
      try app.waitCalm("the shelf") { $0["today.connect-four"]?.value == "3" }
      try app.click("shelf.calendar")
      try app.waitCalm("the days") { $0.has("today.share") }
      try app.click("today.share")
      try app.wait("the word that it is kept") { $0["toast"]?.label.contains(".png") == true }
      let file = try #require(
        try FileManager.default.contentsOfDirectory(atPath: app.data.path).first { $0.hasSuffix(".png") })
      let card = [UInt8](try Data(contentsOf: app.data.appending(path: file)))
      // Width and height stand behind the signature and the name of the first chunk (PNG specification, 11.2.2).
      func number(_ at: Int) -> Int { card[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(number(16) == 1264 && number(20) == 760)
      try app.click("today.copy")
      try app.wait("the text") { $0["toast"]?.label.contains(".png") != true && $0.has("toast") }
      let text = try app.readClipboard()
      #expect(text.hasPrefix("Quartet, ") && text.contains("1 of 4") && text.contains("\u{1F7E6}"))
      #expect(try app.terminate() == 0)
      try app.startAgain([])
      try app.waitCalm("the menu") { $0["menu.four"]?.value == "1 of 4" }
    }
  }
}
