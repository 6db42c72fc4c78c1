// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

extension Quarto {
  /// The bots of Quarto: five levels, and one that never loses.
  public final class Engine: Evaluating {
    /// What is known of a hint's move.
    public enum Meaning: Hashable, Sendable {
      /// With that piece of one's own from now on; nil when it is proven only that it wins.
      case wins(Int?)
      case draws, loses
      /// Proven not to lose.
      case safe
      /// Nothing is proven; no win is given away at once.
      case careful
    }

    /// The most memory that one table takes, in bytes.
    private static let tableSize = 32 << 20
    public static let secondOfWork: UInt64 = 12_000_000

    private let books: [Quarto.Rules: GiftBook]
    private let perfect: Mutex<Players>

    /// Made at first use: the tables of masks take a few milliseconds and a megabyte or two.
    private struct Players: ~Copyable {
      var lines: Cabinet?
      var squares: Cabinet?
    }

    /// A class, because an optional of a noncopyable struct cannot be filled in place.
    private final class Cabinet {
      var player: PerfectPlayer
      init(_ rules: Quarto.Rules, _ book: GiftBook) {
        player = PerfectPlayer(rules, book: book, capacity: Quarto.Engine.tableSize)
      }
    }

    public init(resources: Resources) {
      var books: [Quarto.Rules: GiftBook] = [:]
      for rules in Quarto.Rules.allCases {
        books[rules] = GiftBook(resources.load("books/quarto-\(rules.rawValue).book"))
      }
      self.books = books
      perfect = Mutex(Players())
    }

    private func cabinet(_ players: inout Players, _ rules: Quarto.Rules) -> Cabinet {
      if let made = rules == .lines ? players.lines : players.squares { return made }
      let made = Cabinet(rules, books[rules] ?? GiftBook(nil))
      if rules == .lines { players.lines = made } else { players.squares = made }
      return made
    }

    public func choose(
      in position: Quarto.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Quarto.Move? {
      guard position.outcome == nil else { return nil }
      return perfect.withLock { players in
        let cabinet = cabinet(&players, position.rules)
        switch strength {
        case .level(let level):
          return cabinet.player.choose(position, level: level, seed: seed, control)
        case .perfect:
          return cabinet.player.choose(position, control)?.move
        }
      }
    }

    public func hint(in position: Quarto.Position, control: SearchControl) -> Hint<Quarto.Move, Meaning>? {
      guard position.outcome == nil else { return nil }
      let choice = perfect.withLock { cabinet(&$0, position.rules).player.choose(position, control) }
      guard let choice, !control.isStopped else { return nil }
      return Hint(move: choice.move, meaning: Meaning(choice.worth))
    }

    public func evaluate(
      _ position: Quarto.Position, control: SearchControl, tell: @Sendable (Quarto.Move, MoveValue) -> Void
    ) -> Bool {
      perfect.withLock { cabinet(&$0, position.rules).player.evaluate(position, control, tell) }
    }

    public func bounds(of position: Quarto.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard position.outcome == nil else { return nil }
      return perfect.withLock { cabinet(&$0, position.rules).player.bounds(position, control) }
    }

    public func rest() { perfect.withLock { $0 = Players() } }
  }
}

extension Quarto.Engine.Meaning {
  init(_ worth: PerfectPlayer.Worth) {
    self =
      switch worth {
      case .win(let placements): .wins(placements)
      case .draw: .draws
      case .safe: .safe
      case .loss: .loses
      case .unknown: .careful
      }
  }
}
