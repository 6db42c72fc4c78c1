// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// What a weaker side gets.
struct OddsTests {
  /// It is kept as the number that it is, of either seat, and is at least one.
  @Test func oddsAreKeptAsTheyAre() {
    for number in -9...9 where number != 0 {
      let odds = Odds(number: number)
      #expect(odds?.number == number && odds?.amount == abs(number))
      #expect(odds?.seat == (number > 0 ? .first : .second))
    }
    for number in [0, 10, -10] { #expect(Odds(number: number) == nil) }
    #expect(Odds(.second, 0).amount == 1 && Odds(.second, 1) == Odds(number: -1))
  }
}
