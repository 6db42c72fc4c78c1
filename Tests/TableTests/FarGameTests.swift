// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import GoldenKit
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

/// Two houses that know nothing of each other but texts.
struct FarGameTests {
  static func house(
    _ game: String, _ first: FirstMove, _ friend: String, _ size: Size = Size(1280, 800),
    archive: MemoryArchive? = nil, percent: Int = 100
  ) throws -> House {
    var settings = Settings()
    settings.textSize = percent
    settings[game: game].opponent = .far
    (settings[game: game].first, settings[game: game].far.name) = (first, friend)
    settings[game: game].showsValues = true
    settings[game: game].coach = .explains
    let house = try House(size, game: game, settings: settings, archive: archive)
    archive?.send(.open)
    house.settle()
    return house
  }

  /// Plays a move of this game by hand.
  func play(_ move: String, _ game: String, _ house: House) throws {
    switch game {
    case "connect-four": house.key(.character(Character(move)))
    case "reversi": for letter in move { house.key(.character(letter)) }
    default:
      let letters = Array(move.utf8)
      try house.click(
        move.hasPrefix("=") ? "piece.\(move.dropFirst())" : "cell.\(letters[1] - 48).\(letters[0] - 96)")
    }
    house.settle()
  }

  func legal(_ house: House) -> [String] {
    let table = house.stage.layers.compactMap { house.stage.table($0) }.last
    return (table as? any HasLegalMoves)?.legal ?? []
  }

  func copy(_ house: House) throws -> String {
    house.key(.character("c"), [.control])
    return try #require(house.takeCopied())
  }

  func paste(_ text: String, _ house: House) {
    house.handle(.paste(text))
    house.settle()
  }

  func said(_ house: House) -> String? { (try? house.element("toast"))?.label }

  /// What cannot be seen at this table is not switched by its key.
  @Test(arguments: ["connect-four", "quarto", "reversi"]) func valuesAreNotSwitchedUnseen(game: String) throws
  {
    let house = try Self.house(game, .you, "Ben")
    let before = house.stage.settings[game: game].showsValues
    house.key(.character("a"), [.control])
    house.settle()
    #expect(house.stage.settings[game: game].showsValues == before)
  }

  // MARK: - Whole games

  @Test(arguments: zip(["connect-four", "quarto", "reversi"], [30, 0.5, 2]))
  func aWholeGameGoesToAndFro(game: String, rest: Double) throws {
    let (anna, ben) = (try Self.house(game, .you, "Ben"), try Self.house(game, .bot, "Anna"))
    #expect(try anna.element("plate.other").label.hasPrefix("Ben, Far away"))
    #expect(ben.message == "Anna begins." && !anna.has("table.hint") && !anna.has("table.values"))
    var random = SeededRandom(seed: UInt64(rest * 10))
    var (mover, other) = (anna, ben)
    for _ in 0..<200 where anna.outcome == nil || ben.outcome == nil {
      mover.pass(rest)
      // A turn may have two halves, and a pass in it.
      for _ in 0..<40 where !mover.has("far.send") {
        if let move = legal(mover).filter({ $0 != "pass" }).randomElement(using: &random),
          mover.message?.hasPrefix("No move") != true
        {
          try play(move, game, mover)
        }
        mover.pass(2.5)
      }
      #expect(mover.has("far.send"), "\(mover.message ?? "") \(mover.moves)")
      if mover.outcome == nil { #expect(mover.message?.hasPrefix("Your move is made. Send it to") == true) }
      let text = try copy(mover)
      mover.pass(rest)
      if mover.outcome == nil { #expect(mover.message?.hasPrefix("Waiting for") == true) }
      // It does no harm to send it twice, or back to whoever wrote it.
      paste(text, mover)
      #expect(said(mover)?.hasPrefix("That is your own move.") == true)
      paste(text, other)
      other.pass(rest)
      #expect(other.moves.starts(with: mover.moves))
      paste(text, other)
      #expect(said(other) == "You have that one already.")
      other.pass(4)
      mover.pass(4)
      (mover, other) = (other, mover)
      if !mover.has("far.answer") || mover.outcome != nil { continue }
      // Who moved has to move again: the other side had to pass.
      (mover, other) = (other, mover)
    }
    #expect(anna.moves == ben.moves && anna.moves.count > 6)
    #expect(anna.outcome != nil && ben.outcome != nil)
    let sides: [String] = [anna, ben].map { String($0.outcome?.prefix { $0 != " " } ?? "") }
    #expect(Set(sides) == ["you", "friend"] || Set(sides) == ["draw"], "\(sides)")
  }

  @Test func everythingByButtons() throws {
    let (anna, ben) = (
      try Self.house("connect-four", .you, "Ben"), try Self.house("connect-four", .bot, "Anna")
    )
    anna.key(.character("4"))
    anna.settle()
    #expect(try anna.element("far.send").label == "Copy move")
    #expect(try anna.element("far.text").label.hasPrefix("quartet connect-four "))
    try anna.click("far.send")
    let text = try #require(anna.takeCopied())
    let undo = try anna.element("table.undo")
    #expect(!undo.isEnabled && undo.label == "Undo: what was copied stands")
    try ben.click("far.answer")
    #expect(ben.stage.effects.contains(.paste))
    ben.stage.effects.removeAll()
    paste(text, ben)
    #expect(ben.moves == ["4"] && ben.message == "Choose a column.")
    // By the keyboard alone.
    ben.key(.character("4"))
    ben.settle()
    for _ in 0..<30 where ben.stage.top.host.focused != "far.send" { ben.key(.tab) }
    ben.key(.enter)
    let answer = try #require(ben.takeCopied())
    for _ in 0..<30 where anna.stage.top.host.focused != "far.answer" { anna.key(.tab) }
    anna.key(.enter)
    #expect(anna.stage.effects.contains(.paste))
    paste(answer, anna)
    #expect(anna.moves == ["4", "4"] && anna.message == "Choose a column.")
  }

  @Test(arguments: [0.5, 2, 30.0]) func undoEndsWhereItIsSent(rest: Double) throws {
    let anna = try Self.house("connect-four", .you, "Ben")
    anna.key(.character("4"))
    anna.pass(rest)
    #expect(try anna.element("table.undo").isEnabled)
    anna.key(.character("z"), [.control])
    anna.pass(rest + 1)
    #expect(anna.moves.isEmpty && !anna.has("far.send"))
    anna.key(.character("3"))
    anna.pass(rest + 1)
    _ = try copy(anna)
    #expect(try !anna.element("table.undo").isEnabled)
    anna.key(.character("z"), [.control])
    anna.pass(rest)
    #expect(anna.moves == ["3"])
    // Neither hint nor values nor coach, whatever is chosen for other games.
    anna.key(.character("h"))
    anna.key(.character("a"))
    anna.pass(rest)
    #expect(!anna.has("table.verdict") && !anna.has("hint.play") && anna.message == "Waiting for Ben.")
  }

  // MARK: - What is pasted

  @Test func whatDoesNotBelongIsExplained() throws {
    let (anna, ben) = (
      try Self.house("connect-four", .you, "Ben"), try Self.house("connect-four", .bot, "Anna")
    )
    try play("4", "connect-four", anna)
    paste(try copy(anna), ben)
    try play("4", "connect-four", ben)
    let answer = try copy(ben)
    for (text, words) in [
      ("", "There is no move of a friend on the clipboard."),
      ("4 4 3", "There is no move of a friend on the clipboard."),
      (answer.replacing("4 4", with: "4 5"), "This message is not whole any more. Have it sent once more."),
      (String(answer.dropLast(12)), "This message is not whole any more. Have it sent once more."),
    ] {
      paste(text, anna)
      #expect(said(anna) == words && anna.moves == ["4"])
    }
    guard case .messages(let read) = FarMessage.read(answer, games: ["connect-four"]) else {
      Issue.record("\(answer)")
      return
    }
    for moves in [["4", "4", "4"], ["4", "8"], ["3", "4"], ["4", "4", "3", "3"]] {
      var other = read[0]
      other.moves = moves
      paste(other.text, anna)
      #expect(said(anna) == "This is not an answer to move 1." && anna.moves == ["4"], "\(moves)")
    }
    paste("Hello!\n> " + answer.replacing("\n", with: "\n> ") + "\nBen", anna)
    #expect(anna.moves == ["4", "4"])
  }

  @Test func anotherGameIsOpenedOnlyIfThatIsWanted() throws {
    let archive = MemoryArchive()
    let ben = try Self.house("connect-four", .bot, "Anna", archive: archive)
    let (anna, cleo) = (
      try Self.house("connect-four", .you, "Ben"), try Self.house("connect-four", .you, "Ben")
    )
    try play("4", "connect-four", anna)
    try play("5", "connect-four", cleo)
    paste(try copy(anna), ben)
    #expect(ben.moves == ["4"])
    try play("1", "connect-four", ben)
    let toAnna = try copy(ben)
    // Somebody who is not known yet.
    paste(try copy(cleo), ben)
    #expect(ben.popup == "far")
    let button = try ben.element("far.play")
    #expect(!button.isEnabled && button.label == "First the name")
    ben.key(.enter)
    #expect(ben.popup == "far")
    for letter in "Cleo" { ben.handle(.text(String(letter))) }
    ben.settle()
    ben.key(.enter)
    ben.settle()
    #expect(ben.moves == ["5"] && archive.unfinished.map(\.moves) == [["4", "1"]])
    #expect(try ben.element("plate.other").label.hasPrefix("Cleo"))
    try play("2", "connect-four", ben)
    paste(try copy(ben), cleo)
    try play("3", "connect-four", cleo)
    paste(toAnna, anna)
    #expect(said(anna) == "Ben has played column 1.")
    try play("7", "connect-four", anna)
    let fromAnna = try copy(anna)
    paste(fromAnna, ben)
    #expect(ben.popup == "confirm" && ben.moves == ["5", "2"])
    #expect(try ben.element("confirm.panel").label.hasPrefix("This belongs to a game with Anna."))
    ben.key(.escape)
    ben.settle()
    #expect(ben.moves == ["5", "2"])
    paste(fromAnna, ben)
    try ben.click("confirm.yes")
    ben.settle()
    #expect(ben.moves == ["4", "1", "7"] && ben.message == "Choose a column.")
    #expect(archive.unfinished.map(\.moves) == [["5", "2"]])
    // Both wait in the history; an answer there goes to its own game.
    try ben.click("tab.history")
    ben.settle()
    #expect(try ben.element("history.unfinished.1").label.contains("Move 2, waits for Cleo"))
    try ben.click("history.answer.1")
    #expect(ben.stage.effects.contains(.paste))
    paste(try copy(cleo), ben)
    #expect(ben.stage.top.scene.name == "table" && ben.moves == ["5", "2", "3"])
    #expect(archive.unfinished.map(\.moves) == [["4", "1", "7"]])
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func theMenuWaits(size: Size) throws {
    let archive = MemoryArchive()
    let ben = try Self.house("connect-four", .bot, "Anna", size, archive: archive)
    let anna = try Self.house("connect-four", .you, "Ben")
    ben.stage.pop()
    ben.settle()
    #expect(try ben.element("menu.game.connect-four").label == "Connect Four, Waits for Anna")
    try play("4", "connect-four", anna)
    let first = try copy(anna)
    try ben.click("menu.answer.connect-four")
    #expect(ben.stage.effects.contains(.paste))
    paste("nothing of ours", ben)
    #expect(said(ben) == "There is no move of a friend on the clipboard.")
    ben.pass(1)
    // The first text of a game that is awaited begins it.
    paste(first, ben)
    #expect(ben.stage.top.scene.name == "table" && ben.moves == ["4"])
    try play("3", "connect-four", ben)
    let second = try copy(ben)
    // After the next start it waits as well.
    let next = try House(size, archive: MemoryArchive(saved: Array(archive.saved.values)))
    next.stage.setup.archive?.send(.open)
    next.settle()
    #expect(try next.element("menu.game.connect-four").label == "Connect Four, Waits for Anna")
    try next.click("menu.wait.connect-four")
    next.settle()
    #expect(next.moves == ["4", "3"] && next.message == "Waiting for Anna.")
    next.stage.pop()
    next.settle()
    paste(second, anna)
    try play("3", "connect-four", anna)
    next.pass(1)
    try next.click("menu.answer.connect-four")
    paste(try copy(anna), next)
    #expect(next.stage.top.scene.name == "table" && next.moves == ["4", "3", "3"])
  }

  /// The friend's rules are those of the game.
  @Test func rulesComeWithTheFirstText() throws {
    let anna = try Self.house("quarto", .you, "Ben")
    var settings = anna.stage.settings
    settings[game: "quarto"].switches = ["squares": true, "danger": true]
    anna.stage.change(settings)
    anna.settle()
    try play("=f", "quarto", anna)
    let text = try copy(anna)
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("quartet ") && $0.hasSuffix(" squares") })
    let ben = try Self.house("quarto", .bot, "Anna")
    #expect(!ben.has("table.variant"))
    paste(text, ben)
    #expect(ben.moves == ["=f"] && ben.has("table.variant"))
  }

  /// Whatever lies on the clipboard, at any table and on the menu.
  @Test func nothingBreaksIt() throws {
    let (anna, ben) = (
      try Self.house("reversi", .you, "Ben"), try Self.house("reversi", .bot, "Anna")
    )
    try play("f5", "reversi", anna)
    let text = try copy(anna)
    var random = SeededRandom(seed: 4)
    let menu = try House()
    for round in 0..<60 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round.isMultiple(of: 30) { bytes += Array(repeating: UInt8(ascii: "q"), count: 300_000) }
      let damaged = String(decoding: bytes, as: UTF8.self)
      for house in [anna, ben, menu] {
        house.handle(.paste(damaged))
        if house.popup != nil { house.stage.pop() }
      }
      #expect(anna.moves == ["f5"])
      if !ben.moves.isEmpty { break }
    }
  }

  /// What was chosen for a friend at the table is not meant for one far away.
  @Test func aSeriesStaysWithTheFriendAtTheTable() throws {
    var settings = House.friends
    settings[game: "connect-four"].terms.bestOf = 3
    settings[game: "connect-four"].terms.time = TimeControl(minutes: 5)
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    #expect(PaintedText.all(house).contains { $0.words.contains("best of 3") })
    settings[game: "connect-four"].opponent = .far
    settings[game: "connect-four"].far.name = "Ben"
    house.stage.change(settings)
    house.settle()
    #expect(!PaintedText.all(house).contains { $0.words.contains("best of") })
    #expect(!house.has("plate.you.clock"))
  }

  /// Where opponents sit: chosen, named and begun by keys.
  @Test func theFriendIsChosenByKeys() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    try house.click("plate.other")
    house.settle()
    house.stage.use("opponent.far", of: house.stage.top)
    house.settle()
    #expect(try !house.element("opponent.play").isEnabled)
    for _ in 0..<60 where house.stage.top.host.focused != "opponent.far.name" { house.key(.tab) }
    for letter in "Ben" { house.handle(.text(String(letter))) }
    house.settle()
    #expect(try house.element("opponent.play").label == "Play Ben")
    #expect(!house.has("opponent.clock.5") && !house.has("opponent.bestof.3"))
    house.stage.use("opponent.first.you", of: house.stage.top)
    for _ in 0..<60 where house.stage.top.host.focused != "opponent.play" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    house.handle(.pointerMoved(Point(5, 5), time: house.now))
    house.pass(1)
    #expect(house.stage.top.scene.name == "table" && house.message == "Choose a column.")
    #expect(try house.element("plate.other").label == "Ben, Far away, by message")
  }
}
