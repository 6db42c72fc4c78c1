// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// Why a move was a mistake, in sentences: first what it let happen, then what follows, then what was better. Coach, review, quest
/// and `quartet analyse` say as much of it as they need.
package struct ExplanationWords: Hashable {
  /// What the move let happen, with who, where and when.
  package var headline: String
  /// The same in a few words, for a row of a list.
  package var brief: String
  /// What follows, what was there before, and what it cost; a better move only where nothing else tells it while a game goes on.
  package var details: [String] = []
  /// What a better move would have done, and which one it is.
  package var better: [String] = []

  /// - Parameters:
  ///   - position: in which the move was made.
  ///   - played: the move, as it is called.
  ///   - isLive: true while the game goes on: what only a search knows of its result is not told then.
  ///   - isAgain: true where another move was taken back before, so that it is time to say which one is better.
  ///   - person: who has a seat.
  package init<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, isLive: Bool = false,
    isAgain: Bool = false, person: (Seat) -> Person
  ) {
    let teller = ExplanationTeller<G>(
      found, of: played, in: position, isLive: isLive, isAgain: isAgain, own: person(position.turn),
      rival: person(position.turn.other))
    (headline, brief) = (teller.headline, teller.brief)
    if found.isOpening, found.fault == .result {
      details = [tr("So early it is too deep to see at a board.")]
    } else {
      (details, better) = (teller.details, teller.better)
    }
  }

  /// Everything, one sentence after the other.
  package var whole: String { ([headline] + details + better).joined(separator: " ") }
}

extension Person {
  /// In the middle of a sentence; nil for "you", which other words go with.
  package var inSentence: String? {
    switch self {
    case .you: nil
    case .bot: tr("the bot")
    case .named(let name): name
    }
  }
}
