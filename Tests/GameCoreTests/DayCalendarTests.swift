// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// Days, months, and how many of them in a row.
struct DayCalendarTests {
  private static let today = Day(year: 2026, month: 11, day: 23)

  /// Solved at noon of the day so many days ago, unless it is said otherwise.
  private func solved(
    _ ago: Int, _ game: String = "quarto", stars: Int = 3, time: Seconds = 60, hour: Int = 12,
    own: Bool = true
  ) -> PuzzleTry {
    let day = Self.today.adding(-ago)
    return PuzzleTry(
      game: game, puzzle: "day.\(day)", stars: stars, time: time,
      date: Timestamp(clamping: day.number * 86_400 + hour * 3600), day: own ? day : nil)
  }

  private func streak(_ days: [Int], today: Day = today) -> [Int] {
    let streak = DayCalendar(days.map { solved($0) }).streak(today: today)
    return [streak.days, streak.missed]
  }

  @Test func everyDayHasANumber() {
    var day = Day(year: 1583, month: 1, day: 1)
    let first = day.number
    for number in first..<first + 220_000 {
      #expect(day.number == number && Day(day.description) == day && (0..<7).contains(day.weekday))
      #expect(day.adding(1) > day && day.adding(-1) < day)
      #expect(day.adding(1).weekday == (day.weekday + 1) % 7)
      #expect(day.adding(7).week == day.week + 1 && (day.weekday < 6) == (day.adding(1).week == day.week))
      day = day.adding(1)
    }
    #expect(day.year == 2185)
    #expect(Day(year: 1970, month: 1, day: 1).number == 0 && Day(number: 0).weekday == 3)
  }

  @Test func weekdaysAreThoseOfTheCalendar() {
    // Mondays: the first of 1900 and 2024; and leap days.
    for (year, month, day, weekday) in [
      (1900, 1, 1, 0), (2024, 1, 1, 0), (2016, 2, 29, 0), (2026, 11, 21, 5), (2000, 2, 29, 1),
      (2000, 3, 1, 2),
      (1969, 7, 20, 6), (2100, 2, 28, 6), (2100, 3, 1, 0),
    ] {
      #expect(Day(year: year, month: month, day: day).weekday == weekday, "\(year)-\(month)-\(day)")
    }
  }

  @Test(arguments: [
    "", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-01-00", "x-01-01",
    "-2026-01-01", "2026-01-01-", "+2026-01-01",
  ])
  func otherTextIsNoDay(text: String) { #expect(Day(text) == nil) }

  @Test func monthsAreRowsOfWeeks() {
    let november = CalendarMonth(Self.today)
    let weeks = november.weeks()
    #expect(weeks.count == 6 && weeks[0].prefix(6).allSatisfy { $0 == nil })
    #expect(weeks[0][6] == Day(year: 2026, month: 11, day: 1) && weeks[5][0]?.day == 30 && weeks[5][1] == nil)
    // From Sunday on the first stands in the first place.
    #expect(november.weeks(firstWeekday: 6)[0][0]?.day == 1 && november.weeks(firstWeekday: 6).count == 5)
    #expect(CalendarMonth(Day(year: 2028, month: 2, day: 3)).days == 29)
    #expect(november.adding(2).first == Day(year: 2027, month: 1, day: 1))
    #expect(november.adding(-11).first == Day(year: 2025, month: 12, day: 1))
    #expect(november.adding(-12).adding(12) == november)
    for ago in 0..<600 {
      let month = november.adding(-ago)
      let days = month.weeks().joined().compactMap { $0 }
      #expect(days.count == month.days && days == days.sorted())
      #expect(month.weeks().allSatisfy { $0.count == 7 && $0.contains { $0 != nil } })
    }
  }

  @Test func aQuarterFillsOnItsOwnDay() {
    let calendar = DayCalendar([
      solved(0), solved(0, "reversi", stars: 0), solved(1, "reversi", own: false),
      solved(2, "connect-four", hour: 80),
    ])
    #expect(Set(calendar.solved(on: Self.today).keys) == ["quarto"])
    #expect(calendar.solved(on: Self.today.adding(-1)).isEmpty)
    #expect(calendar.solved(on: Self.today.adding(-2)).isEmpty)
    // The best of a day is told: more stars, then less time.
    let best = DayCalendar([
      solved(0, stars: 2, time: 10), solved(0, stars: 3, time: 50), solved(0, stars: 3, time: 40),
    ])
    #expect(best.solved(on: Self.today)["quarto"]?.time == 40)
  }

  @Test func dayAfterDay() {
    #expect(streak([]) == [0, 0] && streak([0]) == [1, 0] && streak([0, 1, 2]) == [3, 0])
    // A day that has only begun breaks nothing.
    #expect(streak([1, 2, 3]) == [3, 0])
    // Whatever was solved, in whatever order.
    #expect(streak([2, 0, 0, 1]) == [3, 0])
  }

  @Test func oneDayInSevenIsForgiven() {
    #expect(streak([0, 2, 3]) == [3, 1] && streak([2, 3]) == [2, 1])
    #expect(streak([0, 3]) == [1, 0] && streak([3, 4]) == [0, 0])
    // Two days off within seven are too many, eight days apart they are not.
    #expect(streak([0, 2, 3, 4, 5, 6, 8]) == [6, 1])
    #expect(streak([0, 2, 3, 4, 5, 6, 7, 9]) == [8, 2])
    #expect(streak(Array(0..<400)) == [400, 0])
  }

  @Test func aClockThatWasPutBackBreaksNothing() {
    let before = Self.today.adding(-2)
    #expect(streak([0, 1, 2, 3], today: before) == [2, 0])
    #expect(streak([0, 1], today: before) == [0, 0])
    #expect(streak([0], today: Day(year: 1970, month: 1, day: 1)) == [0, 0])
    // And far ahead nothing is in a row.
    #expect(streak([0, 1, 2], today: Day(year: 2105, month: 1, day: 1)) == [0, 0])
  }

  /// Wherever on earth it was noon that day, it counts; the day after, it does not.
  @Test func timeZonesAreCrossed() {
    for hour in [-13, 0, 23, 35] {
      #expect(DayCalendar([solved(0, hour: hour)]).streak(today: Self.today).days == 1)
    }
    for hour in [-15, 36, 60] {
      #expect(DayCalendar([solved(0, hour: hour)]).streak(today: Self.today).days == 0)
    }
  }

  @Test func leapDaysAreDays() {
    let first = Day(year: 2028, month: 2, day: 27)
    let days = (0..<4).map { first.adding($0) }
    #expect(days.map(\.description) == ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"])
    let tries = days.map {
      PuzzleTry(
        game: "quarto", puzzle: "day.\($0)", stars: 1, time: 1, date: Timestamp(clamping: $0.number * 86_400),
        day: $0)
    }
    #expect(DayCalendar(tries).streak(today: first.adding(3)) == DayCalendar.Streak(days: 4))
  }

  /// Every place has its turn before one comes again, and parts of the week do not overlap.
  @Test func placesTakeTurns() throws {
    #expect(DayChoice.place(of: Self.today, among: 6) == nil)
    for count in [7, 8, 14, 50, 240, 330, 1050] {
      let length = count / 7
      var seen: [Set<Int>] = Array(repeating: [], count: 7)
      for number in 0..<7 * length {
        let day = Day(number: -3 + 7 * length * 5 + number)
        let place = try #require(DayChoice.place(of: day, among: count))
        #expect(place.pass == 5 && place.index / length == day.weekday)
        #expect(seen[day.weekday].insert(place.index).inserted)
      }
    }
  }

  /// What the rounds that have begun by November 2026 had for days from the first of December on, eight days apart.
  @Test(arguments: [
    (358, [66, 148, 179, 210, 292]), (240, [48, 69, 124, 145, 200]), (326, [64, 93, 168, 197, 272]),
  ])
  func begunRoundsStay(count: Int, places: [Int]) throws {
    for (number, place) in places.enumerated() {
      let day = Day(year: 2026, month: 12, day: 1).adding(7 * number + number % 7)
      #expect(try #require(DayChoice.place(of: day, among: count)).index == place)
    }
  }

  /// A later round comes to no week again: of two days in a row at most one puzzle follows the one that it followed before. Whoever
  /// plays every day meets none again before the round has nearly been gone through.
  @Test(arguments: [70, 240, 326, 358]) func laterRoundsHaveOtherNeighbours(count: Int) throws {
    let length = count / 7
    let first = Day(year: 2040, month: 1, day: 2)
    let places = try (0..<7 * length * 4).map { number in
      try #require(DayChoice.place(of: first.adding(number), among: count)).index
    }
    var (seen, pairs): ([Int: Int], [[Int]: Int]) = ([:], [:])
    for (number, place) in places.enumerated() {
      if let last = seen[place] { #expect(number - last >= 7 * (length - 6), "\(number)") }
      seen[place] = number
      if number > 0 { pairs[[places[number - 1], place], default: 0] += 1 }
    }
    #expect(seen.count == 7 * length && pairs.values.allSatisfy { $0 == 1 })
  }
}
