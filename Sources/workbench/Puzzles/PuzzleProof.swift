// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Holds a puzzle against an exact solver.
enum PuzzleProof {
  /// What is wrong with a puzzle; nil when at every own move of its line one move alone keeps the goal, that of the line, when the
  /// other side's moves are as good as any, and when the line ends with the goal reached.
  static func fault<G: Game>(of puzzle: PackedPuzzle, _ game: G.Type, by engine: G.Engine) -> String?
  where G.Engine: Evaluating {
    guard let line = G.line(of: puzzle), let first = line.first, let last = line.last, line.count > 1 else {
      return "its line is not legal"
    }
    let side = first.position.turn
    for (position, move) in line {
      guard let move else { continue }
      guard let values = engine.values(in: position, control: SearchControl()) else {
        return "\(position.notation) has no proven values"
      }
      if position.turn == side {
        let kept = values.filter { puzzle.goal.isKept(by: $0.value) }.map(\.key)
        guard kept == [move] else { return "\(kept) keep the goal in \(position.notation), not \(move)" }
      } else if values[move] != values.values.max() {
        return "\(move) is not the best answer in \(position.notation)"
      }
    }
    if case .aim(let aim, _) = puzzle.goal {
      let moves = aim.moves(of: G.self, in: first.position)
      guard moves == [first.move].compactMap({ $0 }) else { return "\(moves) do what is asked for" }
    }
    if case .win(let turns) = puzzle.goal {
      guard last.position.outcome?.winner == side else { return "its line does not end with a win" }
      let found = Self.turns(of: side, in: line.dropLast().map(\.position.turn))
      guard found == turns else { return "it wins in \(found) turns, not in \(turns)" }
    }
    return nil
  }

  /// How many times it comes to be this side's turn; a turn may have several moves.
  static func turns(of side: Seat, in seats: [Seat]) -> Int {
    zip([side.other] + seats, seats).filter { $0 != side && $1 == side }.count
  }
}
