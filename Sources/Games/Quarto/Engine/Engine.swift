// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

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
      /// It draws, and so does every other.
      case free
    }

    /// The most memory that one table takes, in bytes.
    private static let tableSize = 32 << 20
    public static let secondOfWork: UInt64 = 12_000_000

    private let players: [Quarto.Rules: OnDemand<PerfectPlayer>]

    /// Players are made at first use: the tables of masks take a few milliseconds and a megabyte or two.
    public init(resources: Resources) {
      var players: [Quarto.Rules: OnDemand<PerfectPlayer>] = [:]
      for rules in Quarto.Rules.allCases {
        players[rules] = OnDemand {
          PerfectPlayer(rules, ValueBook(rules, resources), capacity: Self.tableSize)
        }
      }
      self.players = players
    }

    private func use<Result: Sendable>(
      _ rules: Quarto.Rules, _ body: (inout PerfectPlayer) -> Result?
    ) -> Result? {
      players[rules]?.use(body) ?? nil
    }

    public func choose(
      in position: Quarto.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Quarto.Move? {
      guard position.outcome == nil else { return nil }
      return use(position.rules) { player in
        switch strength {
        case .level(let level): player.choose(position, level: level, seed: seed, control)
        case .perfect: player.choose(position, control)?.move
        }
      }
    }

    public func hint(in position: Quarto.Position, control: SearchControl) -> Hint<Quarto.Move, Meaning>? {
      guard position.outcome == nil else { return nil }
      let choice = use(position.rules) { $0.choose(position, control) }
      guard let choice, !control.isStopped else { return nil }
      switch choice.worth {
      case .draw, .safe: if drawsAnyhow(position, control) { return Hint(move: choice.move, meaning: .free) }
      default: break
      }
      return Hint(move: choice.move, meaning: Meaning(choice.worth))
    }

    /// True when it is proven that every move draws, with what is left of the budget.
    private func drawsAnyhow(_ position: Quarto.Position, _ control: SearchControl) -> Bool {
      let all = SearchControl(budget: min(control.left, Self.secondOfWork / 2), partOf: control)
      return values(in: position, control: all)?.values.allSatisfy { $0 == 0 } ?? false
    }

    public func hint(
      from values: [Quarto.Move: MoveValue], in position: Quarto.Position
    ) -> Hint<Quarto.Move, Meaning>? {
      guard values.values.allSatisfy(\.isProven), let most = values.values.map(\.score).max(),
        let move = position.legalMoves.first(where: { values[$0]?.score == most })
      else { return nil }
      guard most == 0 else {
        return Hint(move: move, meaning: most < 0 ? .loses : .wins(most > 1 ? 1 : nil))
      }
      return Hint(move: move, meaning: values.values.allSatisfy { $0.score == 0 } ? .free : .draws)
    }

    public func evaluate(
      _ position: Quarto.Position, control: SearchControl, tell: @Sendable (Quarto.Move, MoveValue) -> Void
    ) -> Bool {
      use(position.rules) { $0.evaluate(position, control, tell) } ?? false
    }

    public func bounds(of position: Quarto.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard position.outcome == nil else { return nil }
      return use(position.rules) { $0.bounds(position, control) }
    }

    public func rest() { for player in players.values { player.drop() } }
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
