// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// Who has a seat, as sentences need it: languages conjugate.
package enum Person: Hashable {
  case you
  /// One without a name.
  case bot
  /// A character, or, between two people, what the seat is called.
  case named(String)

  /// - Parameters:
  ///   - options: of the game, which say who sits opposite.
  ///   - name: what the seat is called between two people.
  package init(_ seat: Seat, own: Seat?, _ options: GameOptions, name: String) {
    if own == nil {
      self = .named(name)
    } else if own == seat {
      self = .you
    } else {
      self =
        options.opponent == .far
        ? .named(options.farName) : options.opponent.character.map { .named($0.name) } ?? .bot
    }
  }

  /// On a plate.
  package var name: String {
    switch self {
    case .you: tr("You")
    case .bot: tr("Bot")
    case .named(let name): name
    }
  }

  /// At the beginning of a sentence; nil for "you", which other words go with.
  package var subject: String? {
    switch self {
    case .you: nil
    case .bot: tr("The bot")
    case .named(let name): name
    }
  }

  /// "You lead", beside a graph.
  package var leads: String {
    switch self {
    case .you: tr("You lead")
    case .bot: tr("The bot leads")
    case .named(let name): tr("{name} leads", ["name": name])
    }
  }

  /// "You win", a title.
  package var wins: String {
    switch self {
    case .you: tr("You win")
    case .bot: tr("The bot wins")
    case .named(let name): tr("{name} wins", ["name": name])
    }
  }

  /// The same of a game that is long over.
  package func won(_ reason: String) -> String {
    switch self {
    case .you: reason.isEmpty ? tr("You won") : tr("You won: {reason}", ["reason": reason])
    case .bot: reason.isEmpty ? tr("The bot won") : tr("The bot won: {reason}", ["reason": reason])
    case .named(let name):
      reason.isEmpty
        ? tr("{name} won", ["name": name]) : tr("{name} won: {reason}", ["name": name, "reason": reason])
    }
  }

  /// How a game by message ended that had no end on the board.
  package var gaveUp: String {
    switch self {
    case .you: tr("You gave up.")
    case .bot: tr("The bot gave up.")
    case .named(let name): tr("{name} gave up.", ["name": name])
    }
  }

  /// Why a game was lost that had no end on the board.
  package var ranOut: String {
    switch self {
    case .you: tr("Your time ran out.")
    case .bot: tr("The bot's time ran out.")
    case .named(let name): tr("The time of {name} ran out.", ["name": name])
    }
  }

  /// The end of a series of a certain length.
  package func winsSeries(_ won: String, to lost: String) -> String {
    switch self {
    case .you: tr("You win the series, {own} to {other}.", ["own": won, "other": lost])
    case .bot: tr("The bot wins the series, {own} to {other}.", ["own": won, "other": lost])
    case .named(let name):
      tr("{name} wins the series, {own} to {other}.", ["name": name, "own": won, "other": lost])
    }
  }

  /// Why the other side moves again.
  package func passed(to other: Person) -> String {
    switch (self, other) {
    case (.you, .named(let name)): tr("No move for you, so {name} plays again.", ["name": name])
    case (.named(let name), .you): tr("No move for {name}, so you play again.", ["name": name])
    case (.you, _): tr("No move for you, so the bot plays again.")
    case (.bot, _): tr("No move for the bot, so you play again.")
    case (.named(let name), _):
      tr("No move for {name}, so {other} plays again.", ["name": name, "other": other.name])
    }
  }
}
