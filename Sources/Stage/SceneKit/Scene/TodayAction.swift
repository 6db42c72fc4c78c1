// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

/// What can be done with the puzzles of days.
package enum TodayAction: Hashable, Sendable {
  /// `TodayState.next`, or the shelf when all are solved.
  case solve
  /// A game's puzzle of a day, today or earlier.
  case open(game: String, Day)
  /// The first lesson of a game that was not gone through.
  case lessons(game: String)
  /// The four of a day, in the place of today's.
  case choose(Day)
  /// Those of one's own mistakes in a game that are due.
  case mistakes(game: String)
  /// Another month of the calendar.
  case turn(by: Int)
  /// Leaves a puzzle of today for another game's, or for where one came from.
  case goOn(game: String?)
  /// The day as text, as a card.
  case copy, share
}
