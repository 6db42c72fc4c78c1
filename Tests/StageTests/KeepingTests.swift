// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Evenings that are broken off and go on.
struct KeepingTests {
  private func evening(_ archive: MemoryArchive, game: String? = "connect-four") throws -> House {
    let house = try House(game: game, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    return house
  }

  @Test func everyMoveIsKeptAtOnce() throws {
    let archive = MemoryArchive()
    let house = try evening(archive)
    #expect(archive.saved.isEmpty, "a table that was only looked at")
    for (count, column) in ["4", "4", "3"].enumerated() {
      house.key(.character(Character(column)))
      #expect(archive.saved["connect-four"]?.moves.count == count + 1)
    }
    house.key(.character("z"), .control)
    #expect(archive.saved["connect-four"]?.undone == ["3"])
    #expect(archive.saved["connect-four"]?.moves == ["4", "4"])
  }

  @Test func aGameGoesOnWithItsUndoHistoryClockAndSeries() throws {
    let archive = MemoryArchive()
    do {
      let house = try evening(archive)
      house.type("1212121")
      #expect(house.outcome == "coral wins column")
      try house.click("over.rematch")
      house.settle()
      house.pass(1)
      house.settle()
      house.type("443")
      house.pass(30)
      house.key(.character("z"), .control)
      house.settle()
      house.handle(.quit)
    }
    let house = try evening(archive, game: nil)
    #expect(try house.element("menu.continue.connect-four").label == "Continue at move 2")
    try house.click("menu.game.connect-four")
    house.settle()
    #expect(house.moves == ["4", "4"])
    #expect(archive.saved["connect-four"].map { $0.seconds >= 30 } == true)
    #expect(archive.saved["connect-four"]?.gameNumber == 2)
    #expect(try house.element("plate.you").value == "1")
    house.key(.character("z"), [.control, .shift])
    house.settle()
    #expect(house.moves == ["4", "4", "3"])
    for _ in 0..<3 { house.key(.character("z"), .control) }
    house.settle()
    #expect(house.moves.isEmpty)
  }

  /// The menu counts moves as the table does, before the table was opened and after it: a gift is half of one.
  @Test func theMenuCountsAsTheTable() throws {
    let moves = ["=5", "b2", "=9", "c3", "=1", "d1", "=2"]
    let saved = GameRecord(
      id: GameRecord.newID(), game: "quarto", options: GameOptions(), ownSeat: nil, seed: 1, moves: moves,
      seconds: 60)
    let house = try evening(MemoryArchive(saved: [saved]), game: nil)
    let before = try house.element("menu.continue.quarto").label
    try house.click("menu.game.quarto")
    house.settle()
    house.key(.escape)
    house.settle()
    #expect(try house.element("menu.continue.quarto").label == before && before == "Continue at move 3")
  }

  /// "Play" means a new game where the last one is over, on this evening and on the next.
  @Test func aGameThatIsOverGivesWay() throws {
    let archive = MemoryArchive()
    do {
      let house = try evening(archive)
      house.type("1212121")
      #expect(house.outcome == "coral wins column")
      house.key(.escape)
      house.settle()
      try house.click("menu.game.connect-four")
      house.settle()
      #expect(house.moves.isEmpty && house.outcome == nil)
      house.type("121212")
      house.key(.escape)
      house.settle()
      try house.click("menu.game.connect-four")
      house.settle()
      #expect(house.moves.count == 6, "what is not over goes on")
      house.type("1")
      house.handle(.quit)
    }
    #expect(archive.past.count == 2)
    let house = try evening(archive, game: nil)
    try house.click("menu.game.connect-four")
    house.settle()
    #expect(house.moves.isEmpty && house.outcome == nil && archive.past.count == 2)
  }

  @Test func theTableWaitsForTheArchive() throws {
    let archive = MemoryArchive()
    var settings = House.friends
    settings[game: "connect-four"].opponent = .character(.bramble)
    settings[game: "connect-four"].first = .bot
    let house = try House(game: "connect-four", settings: settings, archive: archive)
    for _ in 0..<100 { house.pass(0.02) }
    house.key(.character("4"))
    #expect(house.moves.isEmpty && house.stage.isAnimating)
    archive.send(.open)
    house.pass(0)
    #expect(!house.stage.kept.isOpening)
  }

  @Test func aFinishedGameRestsInTheHistoryUntilItIsTakenBack() throws {
    let archive = MemoryArchive()
    let house = try evening(archive)
    house.type("1212121")
    #expect(archive.past.map(\.moves.count) == [7])
    #expect(house.stage.kept.statistics.finished(of: nil) == 1)
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.past.isEmpty)
  }

  /// A game that is over when it comes is kept as what it is: one of two people, pasted, which counts for nobody.
  @Test func aGameFromTheClipboardIsNoGameThatWasPlayed() throws {
    let archive = MemoryArchive()
    let house = try evening(archive)
    house.handle(.paste("[Red \"Ann\"]\n[Yellow \"Ben\"]\n1 2 1 2 1 2 1"))
    house.settle()
    let game = try #require(archive.past.first)
    #expect(house.outcome != nil && archive.past.count == 1)
    #expect(
      !game.counts && game.event == "" && game.ownSeat == nil && game.options.people == People("Ann", "Ben"))
    let statistics = house.stage.kept.history.statistics
    #expect(statistics.games.isEmpty && statistics.people.isEmpty && statistics.streak == 0)
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.past.isEmpty)
    house.key(.character("z"), [.control, .shift])
    house.settle()
    #expect(archive.past.count == 1)
  }

  @Test func anUnreadableGameIsTold() throws {
    let record = GameRecord(
      id: "1", game: "connect-four", options: GameOptions(), ownSeat: nil, seed: 1, moves: ["4", "9"],
      seconds: 3)
    let archive = MemoryArchive(saved: [record])
    let house = try evening(archive, game: nil)
    #expect(try house.element("toast").label == "The saved game could not be read.")
    #expect(archive.saved.isEmpty && !house.has("menu.continue.connect-four"))
  }
}
