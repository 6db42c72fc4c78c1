// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// A game that bots play to its end.
enum BotGame {
  /// - Parameter levels: 1 to 5, that of each seat.
  static func moves<Played: Game>(
    of type: Played.Type, _ engine: Played.Engine, levels: [Seat: Int], _ random: inout SeededRandom
  ) -> [Played.Move] {
    var (position, moves) = (type.start(GameOptions()), [Played.Move]())
    while position.outcome == nil {
      let strength = Strength.level(levels[position.turn] ?? 1)
      guard
        let move = engine.choose(
          in: position, strength: strength, seed: random.next(), control: SearchControl()),
        let next = position.playing(move)
      else { break }
      moves.append(move)
      position = next
    }
    return moves
  }
}
