// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import StageKit
import Testing
import Words

@testable import Review
@testable import Stage

/// What the games add up to: the other side of the history.
struct StatisticsSceneTests {
  private static let today = 1_790_000_000

  /// A game of Connect Four: won by coral, won by amber, and one with a beginning of its own.
  private static let (coral, amber) = ("4 4 4 4 1 2 1 2 1 2 1", "4 4 4 4 1 2 1 2 3 2 3 2")

  private func past(
    _ moves: String, own: Seat?, _ opponent: Opponent = .character(.cork), daysAgo: Int = 0,
    id: String = GameRecord.newID(),
    _ change: (inout GameRecord) -> Void = { _ in }
  ) -> GameRecord {
    var options = GameOptions()
    options.opponent = opponent
    var record = GameRecord(
      id: id, game: "connect-four", options: options, ownSeat: own, seed: 1,
      moves: moves.split(separator: " ").map(String.init), seconds: 100)
    let winner: Seat = moves == Self.coral ? .first : .second
    record = record.finished(
      Outcome(winner: winner, reason: "column"), at: Timestamp(clamping: Self.today - 86_400 * daysAgo))
    change(&record)
    return record
  }

  /// Lost by not blocking, with its review.
  private var lost: GameRecord {
    past("4 1 4 1 4 2 4", own: .second, daysAgo: 3, id: "lost") { record in
      record.outcome = Outcome(winner: .first, reason: "column")
      record.review = GameReview(
        record.moves.enumerated().map { index, move in
          index == 5
            ? ReviewedMove(
              move, values: ["1": -18, "2": -18, "3": -18, "4": 0, "5": -18, "6": -18, "7": -18],
              isWhole: true)
            : ReviewedMove(move, values: [:], isWhole: false)
        })
    }
  }

  private func open(_ past: [GameRecord], _ size: Size = Size(1280, 800)) throws -> House {
    let clock = LocalClock(now: { Self.today })
    let archive = MemoryArchive(past: past, clock: clock)
    let house = try House(size, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    try house.click("history.tab.statistics")
    house.settle()
    #expect(house.stage.top.scene.name == "statistics")
    return house
  }

  @Test(arguments: [0.5, 2, 30.0]) func gamesAddUp(rest: Double) throws {
    var people = past(Self.coral, own: nil, .friend, daysAgo: 1)
    (people.options.people, people.personSeat) = (People("Anna", "Ben"), .second)
    var helped = past(Self.coral, own: .first)
    helped.options.odds = Odds(.first, 1)
    let house = try open(
      [
        past(Self.coral, own: .first), past(Self.coral, own: .first, daysAgo: 1),
        past(Self.amber, own: .first, daysAgo: 2),
        past(Self.coral, own: .second, .character(.flint), daysAgo: 2), people, helped,
      ], Size(1600, 1300))
    house.pass(rest)
    #expect(try house.element("statistics.rival.cork").value == "2-0-1")
    #expect(try house.element("statistics.rival.flint").value == "0-0-1")
    #expect(!house.has("statistics.rival.onyx"), "nobody needs a row of zeros")
    #expect(try house.element("statistics.pair.1").label == "Anna 0, Ben 1")
    #expect(try house.element("statistics.seat.first").value == "2-0-1")
    #expect(try house.element("statistics.seat.second").value == "0-0-1")
    #expect(house.has("statistics.days"))
    #expect(Int(try house.element("statistics.rating").value ?? "") != nil)
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    let opening = try house.element("statistics.opening.1")
    #expect(opening.label.hasPrefix("4 4 4 4: You begin \u{00B7} 3 games, 67 %"), "\(opening.label)")
    // By keyboard and back to the games.
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "history")
  }

  /// A rating is drawn when it is told: not before, and both columns scroll as one.
  @Test(arguments: [PlayerRating.leastGames - 1, PlayerRating.leastGames]) func aRatingIsDrawnWhenItIsTold(
    games: Int
  ) throws {
    let house = try open(
      (0..<games).map { past($0 % 3 == 0 ? Self.amber : Self.coral, own: .first, daysAgo: $0) })
    let isTold = try house.element("statistics.rating").value != ""
    #expect(isTold == (games == PlayerRating.leastGames))
    let label = try #require(house.stage.top.interface.frame(of: "statistics.rating"))
    let hasLine = house.stage.picture().commands.contains { command in
      guard case .text(let words, _, let at, _, _) = command, label.contains(at) else { return false }
      return words == tr("The band holds your strength 19 times in 20.")
    }
    #expect(hasLine == isTold)
    #expect(house.stage.top.interface.areas.map(\.id) == ["statistics"])
  }

  @Test func daysAreCounted() {
    let clock = LocalClock(now: { Self.today })
    let games = [0, 0, 1, 30].map { past(Self.coral, own: .first, daysAgo: $0) }
    let figures = Figures(games, of: "connect-four", clock) { _ in nil }
    let today = clock.today.day
    #expect(figures.days == [today: 2, today - 1: 1, today - 30: 1])
    let places = DayLatticePlaces(weeks: 22, today: today)
    for day in (today - 140)...today {
      let cell = places.cell(of: day)
      #expect(cell.map { places.day(column: $0.column, row: $0.row) } == day)
    }
    #expect(places.cell(of: today)?.column == 21 && places.cell(of: today + 1) == nil)
  }

  @Test func whatCostsMostIsShown() throws {
    let house = try open([lost, past(Self.coral, own: .first)])
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy && house.has("statistics.lesson") }
    #expect(try house.element("statistics.cost").value == "must-block")
    #expect(try house.element("statistics.found").value == "0 of 1")
    house.stage.use("statistics.show", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "history")
    #expect(try house.element("history.list").value == "1" && house.element("history.row.1").value == "lost")
    try house.click("history.showall")
    house.settle()
    #expect(try house.element("history.list").value == "2" && house.has("history.search"))
    try house.click("history.tab.statistics")
    house.settle()
    house.wait(step: 0.01) { house.has("statistics.lesson") }
    house.stage.use("statistics.lesson", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "lesson")
  }

  /// Frames and sentences that say what will stand there.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)]) func nothingWasPlayed(size: Size)
    throws
  {
    let house = try open([], size)
    for game in ["quarto", "connect-four", "reversi", "pentominoes"] {
      let id = "statistics.game." + game
      for _ in 0..<4 where house.stage.top.interface.controls.allSatisfy({ $0.id != id }) || !house.has(id) {
        guard house.has("statistics.game.next") else { break }
        try house.click("statistics.game.next")
        house.settle()
        if house.stage.top.scene.accent
          == house.stage.setup.games.first(where: { $0.info.name == game })?.info.accent
        {
          break
        }
      }
      if house.has(id) { house.stage.use(id, of: house.stage.top) }
      house.settle()
      #expect(house.stage.top.interface.controls.isEmpty == false)
    }
    let words = PaintedText.all(house).map(\.words)
    #expect(!words.isEmpty && words.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
  }

  /// One image of an opening stands for all.
  @Test func openingsAreToldApartByWhatTheyAre() throws {
    let games = House.friends.games.keys
    #expect(!games.isEmpty)
    let house = try House()
    func opening(_ game: String, _ moves: String) -> String? {
      house.stage.setup.games.first { $0.info.name == game }?
        .opening(of: moves.split(separator: " ").map(String.init))?.joined(separator: " ")
    }
    #expect(opening("connect-four", "4 5 5 6 1") == "4 3 3 2")
    #expect(opening("connect-four", "4 3 3 2 1") == "4 3 3 2")
    #expect(opening("connect-four", "4 3 3") == nil)
    for line in ["f5 d6 c3 d3", "d3 f4 e3 f6", "c4 e3 f6 e6", "e6 f4 c3 c4"] {
      #expect(
        opening("reversi", line)?.hasPrefix("f5 d6") == true || line.hasPrefix("d3") || line.hasPrefix("e6"),
        "\(line)")
      #expect(opening("reversi", line)?.hasPrefix("f5 ") == true, "\(line)")
    }
    #expect(opening("quarto", "=0 a1 =1 a2 =3 a3") == nil)
  }
}
