// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

/// The bots of Quarto: five levels, and one that never loses.
public final class QuartoEngine: GameEngine {
  /// What each level does, and the perfect bot.
  public static let levelLines = [
    "Plays at random, sees half its wins", "Never misses a win", "Gives no win away at once",
    "Plans its gifts, counts five cells", "Corners you, counts eight cells", "Never loses",
  ]

  /// The most memory that one table takes, in bytes.
  private static let tableSize = 32 << 20

  private let books: [QuartoRules: GiftBook]
  private let perfect: Mutex<Players>

  /// Made at first use: the tables of masks take a few milliseconds and a megabyte or two.
  private struct Players: ~Copyable {
    var lines: Cabinet?
    var squares: Cabinet?
  }

  /// A class, because an optional of a noncopyable struct cannot be filled in place.
  private final class Cabinet {
    var player: PerfectPlayer
    var levels: LevelPlayer

    init(_ rules: QuartoRules, _ book: GiftBook, capacity: Int) {
      player = PerfectPlayer(rules, book: book, capacity: capacity)
      levels = LevelPlayer(rules)
    }
  }

  public init(resources: Resources) {
    var books: [QuartoRules: GiftBook] = [:]
    for rules in QuartoRules.allCases {
      books[rules] = GiftBook(resources.load("books/quarto-\(rules.rawValue).book"))
    }
    self.books = books
    perfect = Mutex(Players())
  }

  private func cabinet(_ players: inout Players, _ rules: QuartoRules) -> Cabinet {
    if let made = rules == .lines ? players.lines : players.squares { return made }
    let made = Cabinet(rules, books[rules] ?? GiftBook(nil), capacity: Self.tableSize)
    if rules == .lines { players.lines = made } else { players.squares = made }
    return made
  }

  public func choose(
    in position: QuartoPosition, strength: Strength, seed: UInt64, control: SearchControl
  ) -> QuartoMove? {
    guard position.outcome == nil else { return nil }
    return perfect.withLock { players in
      let cabinet = cabinet(&players, position.rules)
      switch strength {
      case .level(let level):
        return cabinet.levels.choose(position, level: level, seed: seed, control)
      case .perfect:
        return cabinet.player.choose(position, control)?.move
      }
    }
  }

  public func hint(in position: QuartoPosition, control: SearchControl) -> Hint<QuartoMove>? {
    guard position.outcome == nil else { return nil }
    let choice = perfect.withLock { cabinet(&$0, position.rules).player.choose(position, control) }
    guard let choice, !control.isStopped else { return nil }
    return Hint(move: choice.move, meaning: Self.meaning(choice))
  }

  public func values(in position: QuartoPosition, control: SearchControl) -> [QuartoMove: Int]? {
    perfect.withLock { cabinet(&$0, position.rules).player.values(position, control) }
  }

  private static func meaning(_ choice: PerfectPlayer.Choice) -> String {
    switch choice.value {
    case 1?:
      guard let distance = choice.distance else { return "wins" }
      return distance == 1 ? "wins at once" : "wins in \(distance)"
    case 0?: return "holds the draw"
    case nil: return "does not lose"
    default: return "loses against best play"
    }
  }
}
