// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Games that follow each other at one table: who sits where, and who has won how many.
struct Series: Sendable {
  /// The seat of the person in front of the screen; nil when both are people, and of a puzzle.
  var ownSeat: Seat?
  /// Games won by you and by the other side, as far as it has been announced.
  var score = (own: 0, other: 0)
  /// True when `score` tells of the end of this game.
  var isCounted = false
  var number = 1

  init(_ options: GameOptions, _ info: GameDescriptor) { ownSeat = Self.ownSeat(options, info, game: 1) }

  static func ownSeat(_ options: GameOptions, _ info: GameDescriptor, game number: Int) -> Seat? {
    guard options.opponent != .friend, info.isContest else { return nil }
    switch options.first {
    case .you: return .first
    case .bot: return .second
    case .turns: return number % 2 == 1 ? .first : .second
    }
  }

  /// The score after one more game, or one less.
  /// - Parameter own: the seat whose games are `score.own`.
  func score(after outcome: Outcome, by amount: Int = 1, own: Seat) -> (own: Int, other: Int) {
    guard let winner = outcome.winner else { return score }
    return winner == own ? (score.own + amount, score.other) : (score.own, score.other + amount)
  }
}
