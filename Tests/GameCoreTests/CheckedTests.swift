// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

struct CheckedTests {
  @Test(arguments: [Double.nan, -.infinity, -1, -0.001, 86_400_001, 1e300, .infinity])
  func whatIsNoTimeIsRefusedOrBroughtIn(value: Double) {
    #expect(Seconds(value) == nil)
    let near = Seconds(clamping: value)
    #expect(Seconds(near.value) == near && (0...86_400_000).contains(near.whole))
  }

  @Test(arguments: [0.0, 0.4, 61.5, 86_400_000]) func aTimeStaysWhatItIs(value: Double) {
    #expect(Seconds(value)?.value == value && Seconds(clamping: value).value == value)
  }

  /// The second that runs has not passed: a time that is told is the one that the running clock showed.
  @Test(arguments: [(0.0, 0), (0.99, 0), (43.7, 43), (44, 44)]) func wholeSecondsHavePassed(
    value: Double, whole: Int
  ) {
    #expect(Seconds(clamping: value).whole == whole)
  }

  @Test(arguments: [Int.min, -1, 1_000_001, Int.max]) func whatIsNoCountIsRefusedOrBroughtIn(value: Int) {
    #expect(SeriesCount(value) == nil)
    #expect(SeriesCount(clamping: value).value == (value < 0 ? 0 : 1_000_000))
  }

  @Test(arguments: [Int.min, -1, 253_402_300_800, Int.max]) func everyTimeHasADate(value: Int) {
    #expect(Timestamp(value) == nil)
    let clock = LocalClock(now: { value }, offset: { _ in value })
    #expect((1969...10_000).contains(clock.today.date.year))
    #expect((1...12).contains(clock.today.date.month))
  }
}
