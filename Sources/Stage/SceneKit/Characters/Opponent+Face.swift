// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import Words

extension Opponent {
  /// How they look; nil of a person.
  package var face: Picture? { face(.calm) }

  /// The same in a mood, which the bot of one's own level has none of.
  package func face(_ mood: FaceMotion.Mood) -> Picture? {
    switch self {
    case .friend, .far: nil
    case .mine: .asset("pieces/opponent-mine")
    case .character(let character): .asset("pieces/opponent-\(character.rawValue)\(mood.rawValue)")
    }
  }

  /// How they play, in one line.
  package func style(_ game: GameDescriptor?) -> String {
    switch self {
    case .friend: tr("Two players take turns with one mouse, or one each.")
    case .far: tr("Each move is a line of text that any message can carry. No account, no server.")
    case .mine: tr("Plays as well as you do, and follows you.")
    case .character(let character): game?.levels.dropFirst(character.number - 1).first?.said ?? ""
    }
  }
}

extension PlayerRating {
  /// What is known of it, in a line.
  package var words: String {
    guard isKnown else {
      let left = Self.leastGames - games
      return trn(
        "Your rating is told after {count} more rated game.",
        "Your rating is told after {count} more rated games.", left)
    }
    return tr("Your rating, give or take {margin}", ["margin": String(margin)])
  }

  /// Which games it is told by, while it is not; nil once it is.
  package var condition: String? {
    isKnown
      ? nil : tr("A game is rated without hints, values, warnings, moves taken back and head starts.")
  }

  /// What has changed in thirty days; nil when nothing has, or nothing is known.
  package var change: String? {
    guard isKnown, let monthAgo, monthAgo != rating else { return nil }
    return rating > monthAgo
      ? tr("Up {points} in a month", ["points": String(rating - monthAgo)])
      : tr("Down {points} in a month", ["points": String(monthAgo - rating)])
  }
}
