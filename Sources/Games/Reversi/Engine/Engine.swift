// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

extension Reversi {
  /// The bots of Reversi: five levels, and one that makes no mistake in the end.
  public final class Engine: Evaluating {
    /// What is known of a hint's move, in discs more than the other side at the end.
    public enum Meaning: Hashable, Sendable {
      case onlyMove
      case exact(Int)
      /// By the evaluation of a search; not proven.
      case about(Int)
    }

    /// Where the weights of the evaluation are among the resources.
    static let weightsName = "books/reversi.weights"
    public static let secondOfWork: UInt64 = 20_000_000
    /// With more empty squares nobody can tell within a second who wins.
    private static let judgedEmpty = 20

    private let resources: Resources
    private let search = Mutex<Cabinet?>(nil)

    /// Made at the first search: the tables take some ten milliseconds and a few megabytes. A class, because an optional
    /// of a noncopyable struct cannot be filled in place.
    private final class Cabinet {
      var search: Search
      init(_ weights: [UInt8]?) { search = Search(capacity: Search.largest, weights: weights) }
    }

    public init(resources: Resources) { self.resources = resources }

    private func withSearch<Result: Sendable>(_ body: (inout Search) -> Result) -> Result {
      search.withLock { made in
        let cabinet = made ?? Cabinet(resources.load(Self.weightsName))
        made = cabinet
        // While a person thinks, the window needs no tables.
        defer { cabinet.search.release() }
        return body(&cabinet.search)
      }
    }

    public func choose(
      in position: Reversi.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Reversi.Move? {
      choose(in: position, strength: strength, seed: seed, milliseconds: nil, control: control)
    }

    /// - Parameter milliseconds: the most time the perfect bot takes; without it, what it needs.
    func choose(
      in position: Reversi.Position, strength: Strength, seed: UInt64, milliseconds: Int?,
      control: SearchControl
    ) -> Reversi.Move? {
      withSearch { search in
        switch strength {
        case .level(let level):
          LevelPlayer.choose(&search, position, level: level, seed: seed, control)
        case .perfect:
          PerfectPlayer.choose(&search, position, seed: seed, milliseconds: milliseconds, control)?.move
        }
      }
    }

    public func hint(in position: Reversi.Position, control: SearchControl) -> Hint<Reversi.Move, Meaning>? {
      let found = withSearch {
        PerfectPlayer.choose(&$0, position, seed: 1, milliseconds: nil, control)
          .map { Hint(move: $0.move, meaning: Meaning($0)) }
      }
      return control.isStopped ? nil : found
    }

    public func evaluate(
      _ position: Reversi.Position, control: SearchControl, tell: @Sendable (Reversi.Move, MoveValue) -> Void
    ) -> Bool {
      withSearch { Valuer.evaluate(&$0, position, control, tell) }
    }

    /// By an exact search for who wins, if the end is near enough.
    public func bounds(of position: Reversi.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard !position.isOver else { return nil }
      let board = Board(position)
      guard board.emptyCount <= Self.judgedEmpty else { return nil }
      return withSearch { search in
        search.begin(SearchLimits(control: control))
        search.use(exact: Search.middling, rough: Search.small)
        defer { search.meter.tell() }
        let wins = search.principal(board, 0, 1)
        if search.isAborted { return nil }
        if wins > 0 { return 1...1 }
        let holds = search.principal(board, -1, 0)
        if search.isAborted { return -1...0 }
        return holds > -1 ? 0...0 : -1 ... -1
      }
    }

    /// Whether anything of the last question about a position is still kept.
    func remembers(_ position: Reversi.Position) -> Bool {
      search.withLock { $0?.search.knows(Board(position)) ?? false }
    }

    public func rest() { search.withLock { $0 = nil } }

    public static var rivals: [String] { Rival.Kind.allCases.map(\.rawValue) }

    public func choose(in position: Reversi.Position, rival: String, seed: UInt64) -> Reversi.Move? {
      Rival.Kind(rawValue: rival).flatMap { Rival($0).choose(position, seed: seed) }
    }
  }
}

extension Reversi.Engine.Meaning {
  init(_ choice: PerfectPlayer.Choice) {
    if let exact = choice.exact {
      self = .exact(exact)
    } else if let guess = choice.guess {
      self = .about(Int((Double(guess) / Double(Evaluation.unit)).rounded()))
    } else {
      self = .onlyMove
    }
  }
}
