// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

extension ConnectFour {
  /// The bots of Connect Four: five levels of fixed depth, and one that never gives anything away.
  public final class Engine: Evaluating {
    /// What is known of a hint's move; moves are counted as discs of the winner that are still to be played.
    public enum Meaning: Hashable, Sendable {
      /// It prevents four in a row, and nothing else does.
      case blocks
      /// In so many moves; nil when it is proven only that it does.
      case wins(Int?)
      case loses(Int?)
      case draws
      /// At least a draw.
      case holds
      /// Nothing is proven; the best by a search of so many discs, or, without one, at a glance.
      case looksBest(plies: Int?)
    }

    /// The most memory that one engine's table takes, in bytes.
    private static let tableSize = 16 << 20
    /// Nodes of the perfect bot; it needs them only far from its book. Nodes and not time, so that equal positions have
    /// equal answers.
    static let patience: UInt64 = 60_000_000
    public static let secondOfWork: UInt64 = 16_000_000

    private let player: Mutex<PerfectPlayer>

    public init(resources: Resources) {
      let player = PerfectPlayer(
        resources: resources, capacity: Self.tableSize, threads: Processors.forSearch)
      self.player = Mutex(player)
    }

    public func choose(
      in position: ConnectFour.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> ConnectFour.Move? {
      guard position.outcome == nil else { return nil }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      switch strength {
      case .level(let number):
        return Level.number(number).choose(in: board, seed: seed, limits: SearchLimits(control: control))
          .flatMap { ConnectFour.Move(column: $0) }
      case .perfect:
        let limits = SearchLimits(control: control, nodes: Self.patience)
        let answer = player.withLock { $0.answer(in: board, limits: limits) }
        return control.isStopped ? nil : answer.flatMap { ConnectFour.Move(column: $0.column) }
      }
    }

    public func hint(in position: ConnectFour.Position, control: SearchControl) -> Hint<
      ConnectFour.Move, Meaning
    >? {
      guard position.outcome == nil else { return nil }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      let answer = player.withLock { $0.hint(in: board, limits: SearchLimits(control: control)) }
      guard let answer, !control.isStopped, let move = ConnectFour.Move(column: answer.column) else {
        return nil
      }
      guard !answer.isForced else {
        return Hint(move: move, meaning: .blocks)
      }
      return Hint(move: move, meaning: answer.meaning(atPly: board.ply))
    }

    /// Scores: 22 less the discs that the winner will have played, negative for the loser.
    public func evaluate(
      _ position: ConnectFour.Position, control: SearchControl,
      tell: @Sendable (ConnectFour.Move, MoveValue) -> Void
    ) -> Bool {
      guard position.outcome == nil else { return true }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      return player.withLock { player in
        player.evaluate(board, control) { column, score in
          if let move = ConnectFour.Move(column: column) { tell(move, MoveValue(score)) }
        }
      }
    }

    public func hint(
      from values: [ConnectFour.Move: MoveValue], in position: ConnectFour.Position
    ) -> Hint<ConnectFour.Move, Meaning>? {
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      if let forced = board.forcedColumn.flatMap({ ConnectFour.Move(column: $0) }) {
        return Hint(move: forced, meaning: .blocks)
      }
      // In the middle more is possible.
      let best = values.max {
        ($0.value.score, -abs($0.key.column - 3)) < ($1.value.score, -abs($1.key.column - 3))
      }
      guard let best, best.value.isProven else { return nil }
      let score = best.value.score
      let answer = PerfectPlayer.Answer(column: best.key.column, lower: score, upper: score)
      return Hint(move: best.key, meaning: answer.meaning(atPly: board.ply))
    }

    public func bounds(of position: ConnectFour.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard position.outcome == nil else { return nil }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      return player.withLock { $0.signs(of: board, limits: SearchLimits(control: control)) }
    }

    public func rest() { player.withLock { $0.release() } }
  }
}

extension PerfectPlayer.Answer {
  /// What the move comes to, after so many discs.
  func meaning(atPly ply: Int) -> ConnectFour.Engine.Meaning {
    guard lower == upper else {
      if lower > 0 { return .wins(nil) }
      if upper < 0 { return .loses(nil) }
      return lower == 0 ? .holds : .looksBest(plies: guessPlies)
    }
    if lower > 0 { return .wins(22 - lower - ply / 2) }
    return lower == 0 ? .draws : .loses(22 + lower - (ply + 1) / 2)
  }
}
