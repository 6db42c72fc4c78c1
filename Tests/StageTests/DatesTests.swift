// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import Stage

@Suite struct DatesTests {
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

  @Test(arguments: [
    (0, "this afternoon."), (9, "this morning."), (24, "yesterday afternoon."), (48, "on Thursday."),
  ])
  func theLastGameIsSaidInASentence(hoursAgo: Int, end: String) {
    let time = LocalTime(seconds: Self.now - hoursAgo * 3600)
    #expect(
      time.lastPlayed("Quarto", from: LocalTime(seconds: Self.now)) == "Last played: Quarto, \(end)")
  }
}
