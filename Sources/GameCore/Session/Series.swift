// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Games that follow each other at one table: who sits where, and who has won how many.
struct Series: Sendable {
  /// The seat of the person in front of the screen; nil when both are people, and of a puzzle.
  var ownSeat: Seat?
  /// Between two people, the seat of whoever has the upper plate and `score.own`.
  var friendSeat: Seat
  /// Whose score it is, as they were called when the last game was counted.
  var people: People
  /// Games won by you and by the other side, as far as it has been announced.
  var score = (own: 0, other: 0)
  /// True when `score` tells of the end of this game.
  var isCounted = false
  var number = 1

  /// - Parameter number: the place of the game in the series, from 1.
  init(_ options: GameOptions, _ info: GameDescriptor, game number: Int = 1) {
    (self.number, people) = (number, options.people)
    (ownSeat, friendSeat) = (nil, .first)
    sit(options, info)
  }

  /// Takes the seats that go with the options and the number.
  mutating func sit(_ options: GameOptions, _ info: GameDescriptor) {
    friendSeat = Self.personSeat(options, info, game: number)
    ownSeat = Self.ownSeat(options, info, game: number)
  }

  static func ownSeat(_ options: GameOptions, _ info: GameDescriptor, game number: Int) -> Seat? {
    guard options.opponent != .friend, info.isContest else { return nil }
    return personSeat(options, info, game: number)
  }

  /// The seat of whoever has the upper plate: the person in front of the screen, or the first of two.
  static func personSeat(_ options: GameOptions, _ info: GameDescriptor, game number: Int) -> Seat {
    switch options.first {
    case .you: return .first
    case .bot: return .second
    case .turns: return number % 2 == 1 ? .first : .second
    }
  }

  /// What the weaker side gets in a game.
  static func odds(_ options: GameOptions, _ info: GameDescriptor, game number: Int) -> Odds? {
    let handicap = options.terms.handicap
    guard let offer = info.handicap, handicap.amount > 0 else { return nil }
    let person = personSeat(options, info, game: number)
    return Odds(handicap.isOwn ? person : person.other, min(handicap.amount, offer.most))
  }

  /// The score of these people: it is nobody else's, and goes with them when they change places.
  func score(of people: People) -> (own: Int, other: Int) {
    let swapped = (own: score.other, other: score.own)
    guard ownSeat == nil, people != self.people else { return score }
    if people == self.people.swapped { return swapped }
    return self.people.fit(people) ? score : self.people.swapped.fit(people) ? swapped : (0, 0)
  }

  /// True when somebody has won more than half of so many games; never of 0.
  func isDecided(_ bestOf: Int) -> Bool { bestOf > 0 && max(score.own, score.other) > bestOf / 2 }

  /// The score after one more game, or one less.
  /// - Parameter own: the seat whose games are `score.own`.
  func score(after outcome: Outcome, by amount: Int = 1, own: Seat, of people: People) -> (
    own: Int, other: Int
  ) {
    let score = score(of: people)
    guard let winner = outcome.winner else { return score }
    return winner == own ? (score.own + amount, score.other) : (score.own, score.other + amount)
  }
}

extension GameOptions {
  /// Where you sit, or the first of two people, in a game of a series that is begun with these options.
  public func personSeat(_ info: GameDescriptor, game number: Int = 1) -> Seat {
    Series.personSeat(self, info, game: number)
  }
}
