// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

extension ConnectFour {
  /// The bots of Connect Four: five levels of fixed depth, and one that never gives anything away.
  public final class Engine: GameEngine {
    /// What each level does, and the perfect bot.
    public static let levelLines = [
      "Sees its own win, but not yours", "Blocks your four as well", "Sees traps two moves ahead",
      "Sees three moves ahead, builds threats", "Sees five moves ahead, plays for the endgame",
      "Never gives away a win, a draw or a move",
    ]

    /// The most memory that one engine's table takes, in bytes.
    private static let tableSize = 16 << 20
    /// Nodes of the perfect bot; it needs them only far from its book. Nodes and not time, so that equal positions have
    /// equal answers.
    static let patience: UInt64 = 60_000_000
    public static let secondOfWork: UInt64 = 16_000_000

    private let player: Mutex<PerfectPlayer>

    public init(resources: Resources) {
      player = Mutex(PerfectPlayer(resources: resources, capacity: Self.tableSize))
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

    public func hint(in position: ConnectFour.Position, control: SearchControl) -> Hint<ConnectFour.Move>? {
      guard position.outcome == nil else { return nil }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      let answer = player.withLock { $0.hint(in: board, limits: SearchLimits(control: control)) }
      guard let answer, !control.isStopped, let move = ConnectFour.Move(column: answer.column) else {
        return nil
      }
      guard !answer.isForced else {
        return Hint(move: move, meaning: "blocks four", steps: ["Blocks four in column \(move)."])
      }
      return Hint(move: move, meaning: answer.meaning(atPly: board.ply))
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
  /// What the move comes to, in discs that are still to be played.
  func meaning(atPly ply: Int) -> String {
    guard lower == upper else {
      if lower > 0 { return "wins against every answer" }
      if upper < 0 { return "loses against best play" }
      return lower == 0
        ? "holds at least the draw" : "looks best, \(PerfectPlayer.guessPlies) discs ahead"
    }
    if lower > 0 {
      let discs = 22 - lower - ply / 2
      return discs == 1 ? "wins at once" : "wins with your \(ordinal(discs)) disc from now"
    }
    if lower == 0 { return "holds the draw" }
    let discs = 22 + lower - (ply + 1) / 2
    return discs == 1
      ? "loses to the other side's next disc" : "loses to the other side's \(ordinal(discs)) disc from now"
  }
}
