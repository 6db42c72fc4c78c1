// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Which games' puzzles were solved on their own day. Days that were solved later fill nothing.
public struct DayCalendar: Hashable, Sendable {
  /// The best tries of each day, by name of the game.
  private var days: [Day: [String: PuzzleTry]] = [:]
  /// The games of each day whose solution was looked at, by name.
  private var looks: [Day: Set<String>] = [:]

  public init() {}

  public init(_ tries: some Sequence<PuzzleTry>) {
    for entry in tries { add(entry) }
  }

  /// Enters a try if it was one of its own day. Days are compared as on the wall, and the wall may have been anywhere: a try
  /// counts if it ended on that day somewhere on earth, so that nobody loses a day who has gone to another time zone since.
  public mutating func add(_ entry: PuzzleTry) {
    guard let day = entry.day else { return }
    guard entry.isSolved else {
      looks[day, default: []].insert(entry.game)
      return
    }
    let start = day.number * 86_400
    guard (start - 14 * 3600..<start + 36 * 3600).contains(entry.date.value) else { return }
    let known = days[day]?[entry.game]
    if known.map({ ($0.stars, -$0.time.value) < (entry.stars, -entry.time.value) }) ?? true {
      days[day, default: [:]][entry.game] = entry
    }
  }

  /// The first day whose puzzles somebody looked at or solved on it; nil before that.
  public var first: Day? { (days.keys.map { $0 } + looks.keys).min { $0.number < $1.number } }

  /// The games whose puzzle was solved that day, by name, each with how.
  public func solved(on day: Day) -> [String: PuzzleTry] { days[day] ?? [:] }

  /// The games of that day whose solution was looked at, by name, also of those that were solved as well.
  public func looked(on day: Day) -> Set<String> { looks[day] ?? [] }

  /// How many days in a row something was solved.
  public struct Streak: Hashable, Sendable {
    /// Days on which something was solved.
    public var days = 0
    /// Days between them on which nothing was: one in seven at most.
    public var missed = 0

    public init(days: Int = 0, missed: Int = 0) { (self.days, self.missed) = (days, missed) }
  }

  /// Counted back from today. A day that has only begun breaks nothing, and a day off is forgiven if there was none on the
  /// six days after it. Days to come, from before a clock was put back, do not count.
  public func streak(today: Day) -> Streak {
    var streak = Streak()
    var off: Int?
    var offNow = 0
    var number = today.number
    let first = days.keys.map(\.number).min() ?? number
    while number >= first {
      if days[Day(number: number)] != nil {
        streak.days += 1
        (streak.missed, offNow) = (streak.missed + offNow, 0)
      } else if number < today.number {
        if let off, off - number < 7 { break }
        off = number
        offNow += 1
      }
      number -= 1
    }
    return streak
  }
}

/// A month as rows of weeks.
public struct CalendarMonth: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int

  /// The month of a day.
  public init(_ day: Day) { (year, month) = (day.year, day.month) }

  /// So many months later, or earlier.
  public func adding(_ months: Int) -> CalendarMonth {
    let count = 12 * year + month - 1 + months
    let years = Day.quotient(count, 12)
    return CalendarMonth(Day(year: years, month: count - 12 * years + 1, day: 1))
  }

  public var first: Day { Day(year: year, month: month, day: 1) }
  public var days: Int { adding(1).first.number - first.number }

  /// Rows of seven, nil where a week belongs to a month before or after.
  /// - Parameter firstWeekday: with which day weeks begin, 0 for Monday.
  public func weeks(firstWeekday: Int = 0) -> [[Day?]] {
    let empty = (first.weekday - firstWeekday + 7) % 7
    let cells = [Day?](repeating: nil, count: empty) + (0..<days).map { first.adding($0) }
    return stride(from: 0, to: cells.count, by: 7).map { start in
      (start..<start + 7).map { $0 < cells.count ? cells[$0] : nil }
    }
  }
}

extension Game {
  /// A finished game as a try at the puzzle of a day, if that is what it began with.
  public static func dayTry(of record: GameRecord) -> PuzzleTry? {
    guard record.game == info.name, let setup = record.options.setup, record.isWon == true,
      let day = facets.day(ofSetup: setup)
    else { return nil }
    // Who looked at the solution has not solved it; a hint costs stars.
    let stars = !record.isHelped ? 3 : record.hints > 0 ? 1 : 0
    return PuzzleTry(
      game: record.game, puzzle: DayPuzzle.pack, stars: stars, time: record.seconds, date: record.date,
      day: day)
  }
}
