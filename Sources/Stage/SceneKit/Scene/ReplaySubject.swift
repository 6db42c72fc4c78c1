// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// A game that can be looked at move by move: finished, or left before it was.
package struct ReplaySubject: Hashable {
  package let record: GameRecord

  package init(_ record: GameRecord) { self.record = record }

  /// Nil for a game that was left.
  package var outcome: Outcome? { record.outcome }
  /// When it ended or was left.
  package var date: Timestamp { record.date }
  package var review: GameReview? { record.review }
  /// The game as it goes on, if it was left.
  package var unfinished: GameRecord? { outcome == nil ? record : nil }

  /// "You won: four on the diagonal", "A draw", "Solved in 4:10".
  package func words(_ game: (any Game.Type)?) -> String {
    outcome == nil ? tr("Not finished yet") : record.words(game)
  }

  /// What a seat is called.
  package func name(of seat: Seat, _ info: GameDescriptor) -> String {
    person(seat, info).name
  }

  package func person(_ seat: Seat, _ info: GameDescriptor) -> Person { record.person(seat, info) }

  package var firstPerson: Seat { record.friendSeat }
}
