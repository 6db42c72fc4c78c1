// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import Words

extension GameRecord {
  package func words(_ game: (any Game.Type)?) -> String {
    let info = game?.info
    if info?.goal != nil {
      let time: KeyValuePairs = ["time": seconds.clock]
      return switch medal {
      case .gold: tr("Solved in {time}, unaided", time)
      case .silver: tr("Solved in {time}, with the counter", time)
      case .bronze: tr("Solved in {time}, with hints", time)
      }
    }
    guard let outcome, let winner = outcome.winner else { return tr("A draw") }
    return person(winner, info).won(game?.words(forReason: outcome.reason) ?? "")
  }

  package func person(_ seat: Seat, _ info: GameDescriptor?) -> Person {
    let name = name(of: seat) ?? info?.name(of: seat, firstPerson: friendSeat).said
    return Person(seat, own: ownSeat, options, name: name ?? tr("One side"))
  }

  /// "Won" with its icon; between two people the winner's name.
  package func result(_ info: GameDescriptor?) -> (word: String, icon: String?) {
    guard let winner = outcome?.winner else { return (tr("Draw"), nil) }
    guard ownSeat != nil else { return (person(winner, info).name, "trophy") }
    guard isWon == true else { return (tr("Lost"), "close") }
    guard info?.goal != nil else { return (tr("Won"), "trophy") }
    return (medal.word, isHelped ? "hint" : "check")
  }
}

extension GameRecord {
  /// "38 \u{2013} 26" of a game that was counted: your count first, between two people that of the winner. Nil of any other game.
  package var countWords: String? {
    guard outcome?.reason != Outcome.time, let count = outcome?.count else { return nil }
    let (own, other) = isWon == false ? (count.other, count.winner) : count
    return tr("{own} – {other}", ["own": String(own), "other": String(other)])
  }
}

extension Game {
  /// Why a game ended, after a colon; that time ran out, or that somebody gave up, is no reason of any game's own.
  package static func words(forReason reason: String) -> String {
    switch reason {
    case Outcome.time: tr("the time ran out")
    case Outcome.resigned: tr("the other side gave up")
    default: explain(reason: reason)
    }
  }
}

extension Medal {
  package var picture: Picture { .asset("pieces/medal-\(rawValue)") }

  /// What it was won with.
  package var word: String {
    switch self {
    case .gold: tr("Unaided")
    case .silver: tr("With counter")
    case .bronze: tr("With hints")
    }
  }
}

extension GameDescriptor {
  /// What the best bot is called.
  package var bestBot: String { isSolved ? tr("Perfect") : tr("Master") }
}

extension GameOptions {
  /// "Flint", "My level", "Friend".
  package var rivalName: String {
    switch opponent {
    case .friend:
      people.both.map { tr("{own} and {other}", ["own": $0.own, "other": $0.other]) }
        ?? people.name(isOwn: false) ?? people.name(isOwn: true) ?? tr("Friend")
    case .character(let character): character.name
    case .mine: tr("My level")
    case .far: far.called ?? tr("A friend far away")
    }
  }

  /// What a friend far away is called in sentences.
  package var farName: String { far.called ?? tr("Friend") }

  /// How strong a bot is: "Level 4", "Perfect", "Your level".
  package func rivalLevel(_ game: GameDescriptor) -> String {
    switch opponent {
    case .character(.onyx): game.bestBot
    case .character(let character): tr("Level {level}", ["level": String(character.number)])
    case .mine: tr("Your level")
    case .friend: ""
    case .far: tr("Far away, by message")
    }
  }
}

extension Seconds {
  /// "1:48", "1:02:07".
  package var clock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return whole < 3600
      ? "\(whole / 60):\(two(whole % 60))" : "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}

/// "1 move", "23 moves".
package func movesInWords(_ count: Int) -> String { trn("{count} move", "{count} moves", count) }
