// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// The moves of a game as they are told to somebody who does not see them.
package struct SaidMoves {
  package struct Move: Hashable {
    /// Who made it, and what it was: "You: c4, turns 2 discs".
    package var whole: String
    /// Inside a sentence: "c4".
    package var name: String
    /// Made here: whoever made it knows of it.
    package var isOwn: Bool
  }

  /// Different for every game: another one is not told as moves.
  package var game: String
  package var count: Int
  /// By its place, from 0.
  package var move: (Int) -> Move

  /// - Parameters:
  ///   - own: the seat of the person in front of the screen; nil where all moves are made here.
  ///   - name: what a side is called.
  package init<G: Game>(
    _ line: GameLine<G>, game: String, own: Seat?, name: @escaping (Seat) -> String
  ) {
    (self.game, count) = (game, line.moves.count)
    move = { place in
      let (move, before) = (line.moves[place], line.past[place])
      let seat = G.turn(in: before)
      let words: KeyValuePairs = ["name": name(seat), "move": G.told(move, in: before)]
      return Move(
        whole: tr("{name}: {move}", words), name: G.name(of: move), isOwn: own.map { $0 == seat } ?? true)
    }
  }

  package var last: Move? { count > 0 ? move(count - 1) : nil }
}
