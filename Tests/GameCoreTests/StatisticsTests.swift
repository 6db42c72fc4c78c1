// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

struct StatisticsTests {
  /// 21 November 2026, 16:20 UTC.
  private static let now = 1_795_278_000
  private static let clock = LocalClock(now: { now })

  private func game(
    daysAgo: Int, _ winner: Seat?, own: Seat? = .first, opponent: Opponent = .character(.bramble)
  ) -> GameRecord {
    var options = GameOptions()
    options.opponent = opponent
    return GameRecord(
      id: "\(daysAgo)", game: "heap", options: options, ownSeat: own, seed: 1, moves: [],
      seconds: Seconds(clamping: Double(daysAgo + 10))
    ).finished(
      Outcome(winner: winner, reason: ""), at: Timestamp(clamping: Self.now - 86_400 * daysAgo)
    ).listed(moves: 3)
  }

  @Test func gamesAreCountedByResultAndRival() {
    let statistics = Statistics(
      [
        game(daysAgo: 0, .first), game(daysAgo: 0, .second),
        game(daysAgo: 1, nil, opponent: .character(.ember)),
        game(daysAgo: 2, .second, own: .second), game(daysAgo: 3, .first, own: nil, opponent: .friend),
      ], Self.clock)
    let all = statistics.games["heap"]
    #expect(all?.won == 2 && all?.lost == 1 && all?.drawn == 1 && all?.shared == 1)
    #expect(all?.counted == 4 && all?.part == 0.625 && all?.best == 10)
    #expect(statistics.rivals[.init(game: "heap", opponent: .character(.ember))]?.drawn == 1)
    #expect(statistics.last?.id == "0")
  }

  @Test(arguments: [
    ([0, 1, 2], 3), ([1, 2], 2), ([0, 0, 1, 3], 2), ([2, 3], 0), ([], 0), ([0], 1), ([1, 1, 1], 1),
  ])
  func aStreakGoesUpToTodayOrYesterday(days: [Int], streak: Int) {
    #expect(Statistics(days.map { game(daysAgo: $0, .first) }, Self.clock).streak == streak)
  }

  @Test func fourWeeksEndToday() {
    let statistics = Statistics([0, 0, 1, 27, 28, 300].map { game(daysAgo: $0, .first) }, Self.clock)
    #expect(statistics.days().count == 28 && statistics.days().reduce(0, +) == 4)
    #expect(statistics.days()[27] == 2 && statistics.days()[26] == 1 && statistics.days()[0] == 1)
  }

  /// The chart of one kind of game is that of all without the others.
  @Test func everyKindHasItsOwnDays() {
    var other = game(daysAgo: 1, .first)
    other.game = "stack"
    let statistics = Statistics([game(daysAgo: 0, .first), game(daysAgo: 1, nil), other, other], Self.clock)
    #expect(statistics.days(of: "heap").suffix(3) == [0, 1, 1])
    #expect(statistics.days(of: "stack").suffix(3) == [0, 2, 0])
    #expect(statistics.days().suffix(3) == [0, 3, 1])
    #expect(statistics.days(of: "chess") == [Int](repeating: 0, count: 28))
  }

  @Test func aPuzzlesBestTimeIsItsOwn() {
    func solved(_ id: String, _ setup: String, _ seconds: Seconds) -> GameRecord {
      var game = game(daysAgo: 1, .first)
      game.id = id
      game.options.setup = setup
      game.seconds = seconds
      return game
    }
    let all = [solved("a", "1", 9), solved("b", "1", 7), solved("c", "2", 30)]
    let statistics = Statistics(all, Self.clock)
    #expect(all.filter(statistics.isQuickest).map(\.id) == ["b", "c"])
  }

  @Test func helpAndGivenMovesWinNothing() {
    var helped = game(daysAgo: 0, .first)
    helped.isHelped = true
    var given = game(daysAgo: 0, .first)
    given.counts = false
    let statistics = Statistics([helped, given, game(daysAgo: 3, nil)], Self.clock)
    let tally = statistics.games["heap"]
    #expect(tally?.won == 0 && tally?.helped == 1 && tally?.drawn == 1 && tally?.best == nil)
    #expect(tally?.part == 0.5, "a draw is half a win")
    #expect(statistics.best.isEmpty && statistics.medals == [.init(game: "heap", setup: nil): .bronze])
    #expect(statistics.days()[27] == 2, "they were played all the same")
  }

  @Test(arguments: [
    (0, 3, 1970, 1, 1), (951_782_400, 1, 2000, 2, 29),
    (1_795_278_000, 5, 2026, 11, 21),
    (-1, 2, 1969, 12, 31), (4_107_542_400, 0, 2100, 3, 1),
  ])
  func theCalendarIsRight(seconds: Int, weekday: Int, year: Int, month: Int, day: Int) {
    let time = LocalTime(seconds: seconds)
    #expect(time.weekday == weekday)
    #expect(time.date == (year, month, day))
  }

  @Test func localTimeMovesMidnight() {
    let clock = LocalClock(now: { Self.now }, offset: { _ in 9 * 3600 })
    #expect(clock.today.date == (2026, 11, 22) && clock.today.clock == "1:20")
  }
}
