// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import GoldenKit
import Testing
import Words

@testable import Stage

struct DatesTests {
  /// Saturday, 21 November 2026, 16:20.
  private static let now = 1_795_278_000

  @Test(arguments: [
    (0, "Today, 16:20"), (1, "Yesterday"), (2, "Thursday"), (6, "Sunday"), (7, "14 Nov"),
    (400, "17 Oct 2025"),
  ])
  func daysHaveNames(daysAgo: Int, words: String) {
    let today = LocalTime(seconds: Self.now)
    #expect(LocalTime(seconds: Self.now - daysAgo * 86_400).words(from: today) == words)
  }

  /// Beside a day the name of a month is bent, by itself it is not.
  @Test(arguments: [
    ("pl", "21 listopada", "listopad", "14 lis"), ("cs", "21. listopadu", "listopad", "14. lis"),
    ("uk", "21 листопада", "листопад", "14 лист."), ("el", "21 Νοεμβρίου", "Νοέμβριος", "14 Νοε"),
    ("de", "21. November", "November", "14. Nov."),
  ])
  func monthsAreBent(language: String, day: String, month: String, short: String) throws {
    let today = Day(year: 2026, month: 11, day: 21)
    let isSpoken: Void? = Language.speaking(language, folder: Repository.assets + "/translations") {
      #expect(today.words == day && CalendarMonth(today).name == month)
      let now = LocalTime(seconds: Self.now)
      #expect(LocalTime(seconds: Self.now - 7 * 86_400).words(from: now) == short)
    }
    #expect(isSpoken != nil, "Scripts/translations --build makes the catalogues")
  }
}
