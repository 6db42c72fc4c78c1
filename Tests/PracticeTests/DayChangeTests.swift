// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// A day ends while the window is open: everything follows, whoever touches it or not.
struct DayChangeTests {
  /// An hour in which the day changes in another way, or does not, in UTC.
  struct Night: CustomStringConvertible, Sendable {
    var description: String
    /// When the clock is changed, and how far local time is ahead before and after.
    var change: String
    var hour: Int
    var before: Int
    var after: Int
    /// The day that ends, and the minutes from the change to the next.
    var day: String
    var minutes: Int

    var time: Int { (Day(change)?.number ?? 0) * 86_400 + hour * 3600 }
  }

  static let nights = [
    Night(
      description: "any", change: "2026-03-01", hour: 23, before: 0, after: 0, day: "2026-03-01", minutes: 60),
    // Clocks go from 0:00 to 1:00: the day has no midnight.
    Night(
      description: "Santiago", change: "2026-09-06", hour: 4, before: -4, after: -3, day: "2026-09-05",
      minutes: 0),
    Night(
      description: "Cairo, spring", change: "2026-04-23", hour: 22, before: 2, after: 3, day: "2026-04-23",
      minutes: 0),
    // From 24:00 to 23:00: midnight is reached twice, and the day begins with the second.
    Night(
      description: "Cairo, autumn", change: "2026-10-29", hour: 21, before: 3, after: 2, day: "2026-10-29",
      minutes: 60),
  ]

  private func wall(_ night: Night, before minutes: Int) -> WallClock {
    WallClock(night.time - 60 * minutes) { ($0 < night.time ? night.before : night.after) * 3600 }
  }

  /// Somebody has been here for a while: days before the first are not looked at.
  private static func archive() -> MemoryArchive {
    let day = Day(year: 2026, month: 1, day: 5)
    return MemoryArchive(tries: [
      PuzzleTry(
        game: "quarto", puzzle: "day.\(day)", stars: 3, time: 9,
        date: Timestamp(clamping: day.number * 86_400 + 43_200),
        day: day)
    ])
  }

  private func house(_ wall: WallClock, _ archive: MemoryArchive = archive()) throws -> House {
    let house = try House(
      settings: House.friends, archive: archive, resources: Sample.resources, wall: wall)
    archive.send(.open)
    house.settle()
    return house
  }

  private func wait(_ house: House) {
    house.wait(step: 0.002) { !house.stage.top.scene.isBusy }
    house.settle()
  }

  /// The days whose puzzle each tile opens, by its control, and those that the calendar has a way to.
  private func expect(_ day: Day, _ house: House, _ place: String) throws {
    wait(house)
    let shelf = try #require(house.stage.top.scene as? ShelfScene)
    #expect(house.stage.day == day, "\(place)")
    #expect(Set(shelf.today.values.map(\.day)) == [day], "\(place)")
    if !shelf.showsDays { house.use("shelf.calendar") }
    for name in ["quarto", "connect-four", "reversi", "pentominoes"] {
      let action = house.stage.top.interface.action(of: "today." + name)
      #expect(action == .today(.open(game: name, day)), "\(place)")
    }
    let interface = house.stage.top.interface
    #expect(interface.action(of: "today.day.\(day)") == .today(.choose(day)), "\(place)")
    #expect(interface.action(of: "today.day.\(day.adding(1))") == nil, "\(place)")
  }

  @Test(arguments: nights) func anOpenShelfFollowsWithinAMinute(_ night: Night) throws {
    let house = try house(wall(night, before: 3))
    house.stage.perform(.shelf)
    let day = try #require(Day(night.day))
    try expect(day, house, "before \(night)")
    house.pass(3 * 60 + 60 * Double(night.minutes) - (house.now - 1000) - 2)
    #expect(house.stage.day == day, "too early: \(night)")
    house.pass(62)
    try expect(day.adding(1), house, "after \(night)")
    #expect(house.stage.day == day.adding(1))
  }

  /// And so does the menu: what was solved belongs to the day before.
  @Test func theMenuFollows() throws {
    let night = Self.nights[0]
    let wall = wall(night, before: 3)
    let day = try #require(Day(night.day))
    let solved = PuzzleTry(
      game: "quarto", puzzle: "day.\(day)", stars: 3, time: 5, date: Timestamp(clamping: night.time), day: day
    )
    let house = try house(wall, MemoryArchive(tries: [solved], clock: wall.clock))
    #expect(try house.element("menu.four").value == "1 of 4")
    house.pass(3 * 60 + 3600 + 60)
    #expect(try house.element("menu.four").value == "0 of 4")
  }

  /// A day and a night at a table: the window wakes once an hour, and never else.
  @Test func waitingCostsNothing() throws {
    let house = try house(wall(Self.nights[0], before: 3))
    house.stage.perform(.openGame("connect-four"))
    house.settle()
    let before = house.steps
    house.pass(86_400)
    #expect((24...30).contains(house.steps - before), "\(house.steps - before)")
  }

  /// Somebody travels, or puts the clock forward.
  @Test func anotherZoneIsAnotherDay() throws {
    let wall = wall(Self.nights[0], before: 120)
    let house = try house(wall)
    house.stage.perform(.shelf)
    let day = try #require(Day("2026-03-01"))
    try expect(day, house, "at home")
    wall.travel(hours: 9)
    house.handle(.pointerMoved(Point(3, 3), time: house.now))
    try expect(day.adding(1), house, "in the east")
    wall.travel(hours: -9)
    house.handle(.focusChanged(true))
    try expect(day, house, "in the west")
    wall.travel(hours: 9)
    house.pass(60)
    try expect(day.adding(1), house, "untouched for a minute")
    // What nobody looks at has an hour.
    house.handle(.focusChanged(false))
    wall.travel(hours: -9)
    let before = house.steps
    house.pass(3600)
    #expect(house.steps - before <= 2)
    try expect(day, house, "untouched for an hour")
  }

  /// Who has begun before midnight has solved the puzzle of that day.
  @Test func aPuzzleThatWasBegunKeepsItsDay() throws {
    let night = Self.nights[0]
    let wall = wall(night, before: -58)
    let archive = MemoryArchive(clock: wall.clock)
    let house = try house(wall, archive)
    let day = try #require(Day(night.day))
    house.stage.perform(.today(.open(game: "connect-four", day)))
    wait(house)
    house.pass(300)
    #expect(house.stage.day == day.adding(1))
    try PuzzleTests.solve(house, PuzzleTests.click)
    #expect(archive.tries.map(\.day) == [day])
    house.key(.escape)
    house.settle()
    #expect(house.stage.kept.calendar.solved(on: day).count == 1)
    #expect(house.stage.kept.calendar.solved(on: day.adding(1)).isEmpty)
  }

  /// The past day that somebody looks at stays, until it is today’s.
  @Test func aChosenDayStays() throws {
    let house = try house(wall(Self.nights[0], before: 3))
    house.stage.perform(.shelf)
    wait(house)
    house.use("shelf.calendar")
    house.stage.use("today.day.2026-03-01", of: house.stage.top)
    wait(house)
    house.stage.use("today.previous", of: house.stage.top)
    house.settle()
    house.stage.use("today.day.2026-02-27", of: house.stage.top)
    wait(house)
    house.pass(2 * 3600)
    wait(house)
    let shelf = try #require(house.stage.top.scene as? ShelfScene)
    #expect(shelf.day == Day("2026-02-27"))
  }
}
