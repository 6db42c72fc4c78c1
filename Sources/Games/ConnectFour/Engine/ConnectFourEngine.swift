// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

/// The bots of Connect Four: five levels of fixed depth, and one that never gives anything away.
public final class ConnectFourEngine: GameEngine {
  /// What each level does, and the perfect bot.
  public static let levelLines = [
    "Sees its own win, but not yours", "Blocks your four as well", "Sees traps two moves ahead",
    "Sees three moves ahead, builds threats", "Sees five moves ahead, plays for the endgame",
    "Never gives away a win, a draw or a move",
  ]

  /// The most memory that one engine's table takes, in bytes.
  private static let tableSize = 16 << 20
  /// The perfect bot thinks no longer than this; it needs it only far from its book.
  private static let patience = 5000

  private let player: Mutex<PerfectPlayer>

  public init(resources: Resources) {
    player = Mutex(PerfectPlayer(resources: resources, capacity: Self.tableSize))
  }

  public func choose(
    in position: ConnectFourPosition, strength: Strength, seed: UInt64, control: SearchControl
  ) -> ConnectFourMove? {
    guard position.outcome == nil else { return nil }
    let board = SearchPosition(columnsPlayed: position.columnsPlayed)
    switch strength {
    case .level(let number):
      return Level.number(number).choose(in: board, seed: seed, limits: SearchLimits(control: control))
        .flatMap { ConnectFourMove(column: $0) }
    case .perfect:
      return answer(in: board, control).flatMap { ConnectFourMove(column: $0.column) }
    }
  }

  public func hint(in position: ConnectFourPosition, control: SearchControl) -> Hint<ConnectFourMove>? {
    guard position.outcome == nil else { return nil }
    let board = SearchPosition(columnsPlayed: position.columnsPlayed)
    guard let answer = answer(in: board, control), let move = ConnectFourMove(column: answer.column) else {
      return nil
    }
    return Hint(move: move, meaning: answer.meaning(atPly: board.ply))
  }

  public func value(of position: ConnectFourPosition, control: SearchControl) -> Int? {
    guard position.outcome == nil else { return nil }
    let board = SearchPosition(columnsPlayed: position.columnsPlayed)
    let limits = SearchLimits(control: control, milliseconds: Self.patience)
    return player.withLock { $0.score(of: board, limits: limits) }?.signum()
  }

  private func answer(
    in board: SearchPosition, _ control: SearchControl
  ) -> PerfectPlayer.Answer? {
    let limits = SearchLimits(control: control, milliseconds: Self.patience)
    let answer = player.withLock { $0.answer(in: board, limits: limits) }
    return control.isStopped ? nil : answer
  }
}

extension PerfectPlayer.Answer {
  /// What the move comes to, in own moves.
  func meaning(atPly ply: Int) -> String {
    guard lower == upper else {
      if lower > 0 { return "wins" }
      if upper < 0 { return "loses, as far as is known" }
      return lower == 0 ? "holds at least the draw" : "looks best, not proven"
    }
    if lower > 0 {
      let moves = 22 - lower - ply / 2
      return moves == 1 ? "wins at once" : "wins in \(moves)"
    }
    return lower == 0 ? "holds the draw" : "loses in \(22 + lower - (ply + 1) / 2)"
  }
}
