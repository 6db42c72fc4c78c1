// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import GameCore

/// When a mistake comes back: whatever the clock does, and however often it is tried.
struct SpacingTests {
  private let start = Day(year: 2026, month: 2, day: 26)

  /// Solved each time it was due, as the days from the first one.
  @Test func itComesBackAfterTheIntervalsAndThenNoMore() {
    var spacing = Spacing()
    #expect(spacing.isDue(on: start) && spacing.next == nil)
    var (days, day) = ([Int](), start)
    while !spacing.isLearned, day < start.adding(100) {
      if spacing.isDue(on: day) {
        spacing.add(isFirstTry: true, on: day)
        days.append(day.number - start.number)
      }
      day = day.adding(1)
    }
    #expect(days == [0, 1, 4, 11, 32])
    #expect(!spacing.isDue(on: start.adding(1000)) && spacing.next == nil)
  }

  @Test func whoFailsStartsOverAtOneDay() {
    var spacing = Spacing()
    for days in [0, 1, 4] { spacing.add(isFirstTry: true, on: start.adding(days)) }
    spacing.add(isFirstTry: false, on: start.adding(5))
    #expect(spacing.next == start.adding(6), "before it was due, too")
    spacing.add(isFirstTry: true, on: start.adding(6))
    #expect(spacing.next == start.adding(9))
    var failed = Spacing()
    for _ in 0..<3 { failed.add(isFirstTry: false, on: start) }
    #expect(failed.next == start.adding(1) && !failed.isDue(on: start))
  }

  @Test func aSecondTryOnTheSameDayProvesNothing() {
    var spacing = Spacing()
    for _ in 0..<5 { spacing.add(isFirstTry: true, on: start) }
    #expect(spacing.next == start.adding(1) && !spacing.isLearned)
    var failed = Spacing()
    failed.add(isFirstTry: false, on: start)
    failed.add(isFirstTry: true, on: start)
    #expect(failed.next == start.adding(1))
    failed.add(isFirstTry: true, on: start.adding(40))
    #expect(failed.next == start.adding(43), "late is not early")
  }

  private func attempt(_ stars: Int, at time: Int, _ id: String = "own.a.3") -> PuzzleTry {
    PuzzleTry(
      game: "connect-four", puzzle: id, stars: stars, time: 3, date: Timestamp(clamping: time))
  }

  /// The clock stood a year ahead when it was solved: it comes back tomorrow all the same.
  @Test func aClockThatWasPutBackKeepsNothingAway() {
    let noon = start.number * 86_400 + 43_200
    let own = OwnTries([attempt(3, at: noon + 365 * 86_400)])
    let spacing = own.spacing("connect-four", "own.a.3", LocalClock(now: { noon }))
    #expect(spacing.next == start.adding(1))
  }

  /// Days are those on the wall: half an hour later it is another day in Auckland, and not in Honolulu.
  @Test func daysAreThoseOnTheWall() {
    let noon = start.number * 86_400 + 43_200
    let own = OwnTries([attempt(3, at: noon - 1800)])
    for (hours, isDue) in [(12, true), (0, false), (-10, false)] {
      let clock = LocalClock(now: { noon }, offset: { _ in hours * 3600 })
      let spacing = own.spacing("connect-four", "own.a.3", clock)
      #expect(spacing.isDue(on: clock.today.calendarDay) == isDue, "\(hours)")
    }
  }

  @Test func whatIsTakenOutStaysOutUntilItIsPutBack() {
    let mistake = OwnMistake(
      game: "connect-four", date: 1, lost: .win,
      puzzle: PackedPuzzle(
        id: "own.a.3", grade: 3, goal: .draw, switches: [], position: "44", solution: ["4"]))
    let clock = LocalClock(now: { 5000 })
    let out = mistake.mark(isOut: true, at: 1000)
    let back = mistake.mark(isOut: false, at: 1000)
    #expect(OwnMistake.isOwn(out.puzzle) && OwnMistake.isOwn(back.puzzle) && !OwnMistake.isOwn("win-3.001"))
    func isOut(_ tries: [PuzzleTry]) -> Bool {
      OwnTries(tries).spacing("connect-four", "own.a.3", clock).isOut
    }
    #expect(isOut([out]) && !isOut([out, back]) && isOut([back, out]))
    #expect(isOut([out, attempt(3, at: 2000)]), "a try does not bring it back")
    let other = OwnTries([out]).spacing("connect-four", "own.a.5", clock)
    #expect(!other.isOut && other.isDue(on: clock.today.calendarDay))
  }
}
