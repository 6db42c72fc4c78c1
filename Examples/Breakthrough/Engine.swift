// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Breakthrough {
  /// Looks a few moves ahead by the plain rules (alpha-beta), and counts pieces and how far they have come.
  public final class Engine: GameEngine {
    /// In how many moves the side that moves wins or loses, as far as it was seen.
    public enum Meaning: Hashable, Sendable {
      case wins(Int)
      case loses, good
    }

    private static let win = 10_000
    private static let depth = 5

    public init(resources: Resources) {}

    public static var secondOfWork: UInt64 { 100_000 }

    private struct Search {
      let control: SearchControl
      private var nodes: UInt64 = 0
      private(set) var isStopped: Bool

      init(_ control: SearchControl) { (self.control, isStopped) = (control, control.hasGivenUp) }

      /// Best for the side to move; nothing counts once it was stopped.
      mutating func score(_ position: Position, depth: Int, _ alpha: Int, _ beta: Int) -> Int {
        if let outcome = position.outcome { return outcome.winner == position.turn ? win : -win }
        guard depth > 0, !isStopped else { return position.estimate }
        nodes += 1
        if nodes.isMultiple(of: 256) {
          control.spend(256)
          isStopped = control.hasGivenUp
        }
        var best = -win
        for move in position.legalMoves where best < beta && !isStopped {
          best = max(best, score(of: move, in: position, depth: depth, max(alpha, best), beta))
        }
        return best
      }

      /// For whoever moves; sooner wins and later losses are better.
      mutating func score(of move: Move, in position: Position, depth: Int, _ alpha: Int, _ beta: Int) -> Int
      {
        guard let next = position.playing(move) else { return -win }
        let score = -score(next, depth: depth - 1, -beta - 1, -alpha + 1)
        return abs(score) > win / 2 ? score - score.signum() : score
      }
    }

    /// What every move is worth; nil when the search was stopped.
    private func scores(
      _ position: Position, depth: Int, _ control: SearchControl
    ) -> [(move: Move, score: Int)]? {
      var search = Search(control)
      let scores = position.legalMoves.map { move in
        (move, search.score(of: move, in: position, depth: depth, -Self.win, Self.win))
      }
      return search.isStopped ? nil : scores
    }

    /// The first level plays at random; the others look further and further ahead.
    public func choose(
      in position: Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Move? {
      let depth = if case .level(let level) = strength { level - 1 } else { Self.depth }
      guard let scores = scores(position, depth: depth, control) else { return nil }
      var random = SeededRandom(seed: seed)
      let best = scores.map(\.score).max()
      return scores.filter { depth <= 0 || $0.score == best }.randomElement(using: &random)?.move
    }

    public func hint(in position: Position, control: SearchControl) -> Hint<Move, Meaning>? {
      guard let best = scores(position, depth: Self.depth, control)?.max(by: { $0.score < $1.score }) else {
        return nil
      }
      let plies = Self.win - best.score
      return Hint(
        move: best.move,
        meaning: plies < Self.win / 2
          ? .wins((plies + 1) / 2) : best.score < -Self.win / 2 ? .loses : .good)
    }

    public func bounds(of position: Position, control: SearchControl) -> ClosedRange<Int>? {
      guard let best = scores(position, depth: Self.depth, control)?.map(\.score).max() else { return nil }
      return best > Self.win / 2 ? 1...1 : best < -Self.win / 2 ? -1 ... -1 : nil
    }
  }
}

/// Solves as far as the engine sees.
final class Console: EngineConsole {
  private let engine: Breakthrough.Engine

  init(resources: Resources) { engine = Breakthrough.Engine(resources: resources) }

  func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
    do throws(TranscriptError) {
      let game = try Breakthrough.read(transcript: line, GameOptions())
      let start = game.setup.flatMap { Breakthrough.Position($0) } ?? Breakthrough.Position()
      let position = game.moves.reduce(start) { $0.playing($1) ?? $0 }
      let bounds = engine.bounds(of: position, control: SearchControl())
      return position.outcome != nil ? "-1" : bounds.map { String($0.lowerBound) } ?? "?"
    } catch { throw EngineError(error.message) }
  }

  func bench(threads: Int) throws(EngineError) -> BenchReport {
    let (control, start) = (SearchControl(), Clock.wall())
    _ = engine.hint(in: Breakthrough.Position(), control: control)
    return BenchReport(nodes: control.spent, seconds: Clock.wall() - start)
  }
}

extension Breakthrough.Position {
  /// Pieces, and how far they have come, for the side to move.
  var estimate: Int {
    board.indices.reduce(0) { sum, square in
      guard let seat = board[square] else { return sum }
      let steps = seat == .first ? 5 - square / 6 : square / 6
      return sum + (seat == turn ? 1 : -1) * (20 + steps * steps)
    }
  }
}
