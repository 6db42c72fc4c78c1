// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import ConnectFour
@testable import Stage
@testable import Table

/// Two people at one table: their names, their series, their time.
struct PeopleSceneTests {
  private func open(_ house: House) throws {
    try house.click("plate.other")
    house.settle()
    #expect(house.stage.top.scene.name == "opponents")
  }

  private func write(_ name: String, _ field: String, _ house: House) throws {
    try house.click(field)
    for letter in name {
      house.handle(.text(String(letter)))
      house.pass(0.1)
    }
    house.settle()
  }

  private func table(
    _ game: String = "connect-four", archive: MemoryArchive? = nil,
    _ change: (inout GameOptions) -> Void = { _ in }
  ) throws -> House {
    var settings = House.friends
    settings[game: game].nextGame = .off
    change(&settings[game: game])
    let house = try House(game: game, settings: settings, archive: archive)
    archive?.send(.open)
    house.settle()
    return house
  }

  private func named(_ options: inout GameOptions) { options.people = People("Anna", "Ben") }

  /// However long a name is and however large the text, its plate says whose turn it is; and so does that of one against a bot.
  @Test(
    arguments: ["quarto", "connect-four", "reversi"],
    [Size(720, 560), Size(720, 1000), Size(1280, 800), Size(1366, 768), Size(1422, 800)])
  func whoseTurnItIsIsNeverLost(_ game: String, _ size: Size) throws {
    for (text, opponent) in [
      (100, Opponent.friend), (150, .friend), (200, .friend), (200, .character(.bramble)),
    ] {
      var settings = House.friends
      settings.textSize = text
      settings[game: game].opponent = opponent
      settings[game: game].people = People("Maximiliane-Wilhelmine X", "Bartholomäus-Ferdinand Y")
      let house = try House(size, game: game, settings: settings)
      house.settle()
      let plate = try house.element("plate.you").frame
      let words = PaintedText.all(house).filter { plate.contains($0.frame.center) }.map(\.words)
      let turn = opponent == .friend ? "To move" : "Your turn"
      #expect(words.contains { $0.hasSuffix(turn) }, "\(text) %: \(words)")
      // What begins on a plate ends on it.
      let other = try house.element("plate.other").frame
      let beyond = PaintedText.all(house).filter {
        other.contains(Point($0.frame.x, $0.frame.center.y)) && $0.frame.maxX > other.maxX
      }
      #expect(beyond.isEmpty, "\(text) %: \(beyond.map(\.words))")
    }
  }

  @Test(arguments: [0.5, 2, 30.0]) func namesAreTypedAndStay(rest: Double) throws {
    let house = try table()
    try open(house)
    try write("Anna", "opponent.name.own", house)
    house.pass(rest)
    try write("Ben", "opponent.name.other", house)
    house.pass(rest)
    house.key(.escape)
    house.handle(.pointerMoved(Point(5, 5), time: house.now))
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(try house.element("plate.you").label.hasPrefix("Anna, Coral"))
    #expect(try house.element("plate.other").label.hasPrefix("Ben, Amber"))
    #expect(house.message == "Anna to move.")
    house.type("1212121")
    house.pass(rest + 1)
    #expect(try house.element("table.banner").label.hasPrefix("Anna wins."))
    #expect(house.message == "Anna leads, 1 to 0.")
    try house.click("over.rematch")
    house.settle()
    // The colours have changed hands, the point has not.
    #expect(try house.element("plate.you").label.hasPrefix("Anna, Amber"))
    #expect(try house.element("plate.you").value == "1")
    #expect(house.message == "Ben to move.")
    #expect(house.stage.settings[game: "connect-four"].people == People("Anna", "Ben"))
  }

  /// By keyboard alone, with names that played here.
  @Test func namesAreOffered() throws {
    let archive = MemoryArchive()
    let house = try table(archive: archive, named)
    house.type("1212121")
    house.pass(2)
    try open(house)
    for _ in 0..<60 where house.stage.top.host.focused != "opponent.name.own" { house.key(.tab) }
    for _ in 0..<4 { house.key(.backspace) }
    #expect(
      !house.has("opponent.name.own.1") || house.stage.settings[game: "connect-four"].people.own.isEmpty)
    #expect(try house.element("opponent.name.own.1").label == "Anna")
    house.handle(.text("b"))
    house.settle()
    #expect(!house.has("opponent.name.own.1"), "Ben sits on the other side")
    house.key(.backspace)
    house.key(.tab)
    #expect(house.stage.top.host.focused == "opponent.name.own.1")
    house.key(.enter)
    house.settle()
    #expect(house.stage.settings[game: "connect-four"].people == People("Anna", "Ben"))
    #expect(try house.element("opponent.score").label == "So far: Anna 1, Ben 0.")
    try house.click("opponent.swap")
    house.settle()
    #expect(house.stage.settings[game: "connect-four"].people == People("Ben", "Anna"))
    #expect(try house.element("opponent.score").label == "So far: Ben 0, Anna 1.")
  }

  @Test func theHistoryTellsPeopleByName() throws {
    let archive = MemoryArchive()
    let house = try table(archive: archive, named)
    house.type("1212121")
    house.pass(2)
    try house.click("tab.history")
    house.settle()
    let row = try house.element("history.row.1").label
    #expect(row.hasPrefix("Connect Four, Anna and Ben, Anna, 7 moves"), "\(row)")
    for letter in "ben" { house.key(.character(letter)) }
    house.settle()
    #expect(house.has("history.row.1"))
  }

  @Test func aSeriesOfThreeIsWon() throws {
    let house = try table {
      named(&$0)
      ($0.terms.bestOf, $0.first) = (3, .you)
    }
    house.type("1212121")
    house.pass(2)
    #expect(house.message == "Anna leads, 1 to 0.")
    try house.click("over.rematch")
    house.settle()
    house.type("1212121")
    house.pass(2)
    #expect(house.message == "Anna wins the series, 2 to 0.")
    #expect(try house.element("table.message").value == "The next game begins a new series.")
    try house.click("over.rematch")
    house.settle()
    #expect(try house.element("plate.you").value == "0")
  }

  /// Between the games of a series the next one may begin by itself; its end waits for somebody.
  @Test(arguments: [10, 30.0]) func theEndOfASeriesWaits(rest: Double) throws {
    let house = try table {
      named(&$0)
      ($0.terms.bestOf, $0.first, $0.nextGame) = (3, .you, .soon)
    }
    house.type("1212121")
    house.pass(rest)
    #expect(house.moves.isEmpty && house.outcome == nil)
    house.type("1212121")
    house.pass(rest)
    #expect(house.message == "Anna wins the series, 2 to 0.")
  }

  // MARK: - Time

  @Test(arguments: [0.5, 2, 30.0]) func theClockStandsUnderAPopup(rest: Double) throws {
    let house = try table {
      named(&$0)
      $0.terms.time = TimeControl(minutes: 5)
    }
    house.pass(rest)
    #expect(try house.element("plate.you.clock").value == "5:00")
    house.type("1")
    house.pass(10.5)
    let left = try house.element("plate.other.clock").value
    #expect(left == "4:49" || left == "4:50", "\(left ?? "")")
    try house.click("table.settings")
    house.settle()
    let before = house.stage.elements().count
    house.pass(rest)
    #expect(house.stage.elements().count == before)
    house.key(.escape)
    house.settle()
    let after = try house.element("plate.other.clock").value ?? ""
    #expect(["4:48", "4:49", "4:50"].contains(after), "\(after)")
    house.handle(.focusChanged(false))
    house.pass(rest)
    house.handle(.focusChanged(true))
    house.pass(0.1)
    #expect(try ["4:48", "4:49", "4:50"].contains(house.element("plate.other.clock").value ?? ""))
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func timeThatRunsOutLosesTheGame(game: String)
    throws
  {
    let archive = MemoryArchive()
    let house = try table(game, archive: archive) {
      named(&$0)
      $0.terms.time = TimeControl(minutes: 5)
    }
    if game == "connect-four" {
      house.type("4")
    } else if game == "reversi" {
      house.type("f")
      house.key(.character("5"))
      house.settle()
    } else {
      let piece = try #require(house.stage.elements().first { $0.id.hasPrefix("piece.") })
      house.click(at: piece.frame.center)
      house.settle()
    }
    try #require(!house.moves.isEmpty)
    house.pass(301)
    house.pass(1)
    #expect(house.outcome?.hasSuffix("wins time") == true, "\(house.outcome ?? "none")")
    let banner = try house.element("table.banner").label
    #expect(banner == "Anna wins. The time of Ben ran out.", "\(banner)")
    #expect(!(try house.element("table.undo").isEnabled))
    // The button is drawn where it is told to be.
    let rematch = try house.element("over.rematch").frame
    let words = house.stage.picture().commands.compactMap { command in
      if case .text("Next game", _, let at, _, _) = command { at } else { nil }
    }
    #expect(words.contains { rematch.contains($0) }, "\(words)")
    #expect(archive.past.first?.outcome == Outcome(winner: .first, reason: Outcome.time))
    try house.click("over.review")
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    house.key(.escape)
    house.settle()
    try house.click("tab.history")
    house.settle()
    #expect(try house.element("history.row.1").label.contains("Anna and Ben, Anna"))
  }

  // MARK: - Head start

  @Test func cornersAreGiven() throws {
    let house = try table("reversi") {
      named(&$0)
      ($0.terms.handicap, $0.first) = (Handicap(2, isOwn: false), .you)
    }
    #expect(try house.element("table.message").value == "Ben has 2 corners.")
    let position = try #require(house.stage.layers.compactMap { $0.scene.game }.last).position
    #expect(
      position.first == "O" && position.dropFirst(63).first == "O" && position.filter { $0 == "O" }.count == 4
    )
  }

  /// The first disc in the middle is offered no more, and an old game that began with it goes on.
  @Test func anOldGameWithTheFirstDiscGoesOn() throws {
    var options = GameOptions()
    (options.opponent, options.odds) = (.friend, Odds(.first, 1))
    let saved = GameRecord(
      id: GameRecord.newID(), game: "connect-four", options: options, ownSeat: nil, seed: 1, moves: ["4"],
      seconds: 5)
    let archive = MemoryArchive(saved: [saved])
    let house = try House(game: "connect-four", settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    #expect(house.moves == ["4"])
    #expect(house.stage.layers.compactMap { $0.scene.game }.last?.position == "44")
    #expect(try discs(house) == ["4 first", "4 second"])
  }

  /// In the lowest window, with the longest names: who wins is told in full.
  @Test func longNamesHaveRoomInTheLowestWindow() throws {
    var settings = House.friends
    settings[game: "connect-four"].people = People("Wilhelmina Montgomery-Wu", "Maximiliane Featherstone")
    settings[game: "connect-four"].showsValues = true
    let house = try House(Size(720, 560), game: "connect-four", settings: settings)
    house.settle()
    func texts(_ id: String) throws -> [PaintedText] {
      let frame = try house.element(id).frame
      return PaintedText.all(house).filter { frame.contains($0.frame.center) }
    }
    // Names break at their hyphens.
    func whole(_ texts: [PaintedText]) -> String { texts.map(\.words).joined().filter { $0 != " " } }
    house.type("41212")
    try house.wait(step: 0.25) { try house.element("table.verdict").label.contains("Montgomery-Wu wins") }
    house.settle()
    let verdict = try texts("table.verdict")
    #expect(whole(verdict) == (try house.element("table.verdict").label).filter { $0 != " " })
    #expect(verdict.allSatisfy { $0.frame.maxX <= 720 && $0.frame.height >= 12 }, "\(verdict)")
  }

  /// The discs that are seen, in the order in which they came.
  private func discs(_ house: House) throws -> [String] {
    let scene = try #require(house.stage.layers.compactMap { $0.scene as? TableScene<ConnectFour> }.last)
    return scene.table.simulation.discs.map { "\($0.column + 1) \($0.seat)" }
  }

  /// Anna is copied somewhere else and takes Ben's place.
  @Test func aNameIsPasted() throws {
    let house = try table { ($0.opponent, $0.people) = (.friend, People("Ben", "")) }
    try open(house)
    try house.click("opponent.name.own")
    house.key(.character("a"), [.control])
    house.key(.character("v"), [.control])
    #expect(house.stage.effects.contains(.paste))
    house.handle(.paste("Anna"))
    #expect(house.stage.settings[game: "connect-four"].people.own == "Anna")
  }

  @Test func aPastedGameSaysThatItIsNotRated() throws {
    let house = try table { $0.opponent = .character(.pebble) }
    house.handle(.paste("4455"))
    house.settle()
    #expect(try house.element("table.message").value == "This game is not rated.")
  }

  /// Three flat pieces in a row, and one side is to give.
  @Test(arguments: Seat.allCases) func whoSeesDangersSeesThemAlone(seat: Seat) throws {
    for (moves, giver) in [("=0 a1 =2 b1 =4 c1", Seat.second), ("=0 a1 =2 b1 =4 c1 =9 d4", .first)] {
      var options = GameOptions()
      (options.opponent, options.odds) = (.friend, Odds(seat, 1))
      options.people = People("Anna", "Ben")
      let saved = GameRecord(
        id: GameRecord.newID(), game: "quarto", options: options, ownSeat: nil, seed: 1,
        moves: moves.split(separator: " ").map(String.init), seconds: 9)
      let house = try House(game: "quarto", settings: House.friends, archive: MemoryArchive(saved: [saved]))
      house.stage.setup.archive?.send(.open)
      house.settle()
      #expect(house.moves.count == saved.moves.count)
      let marked = house.stage.elements().count { $0.value == "in the tray, would hand over a win" }
      #expect((marked > 0) == (giver == seat), "\(giver) gives, \(seat) may see")
    }
  }
}
