// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Reversi.Engine {
  /// What a move is worth, for another program.
  struct Judged {
    var move: Reversi.Move
    /// In eighths of a disc, for the side that plays it.
    var value: Int
    var isExact: Bool
    /// How many moves ahead was looked.
    var depth: Int
  }

  /// With so few empty squares every move is solved, unless less is asked for.
  private static let solved = 14
  /// How far it is looked otherwise.
  private static let usual = 10

  /// What every move is worth, a forced pass, too; the best first. None when the game is over or the search was stopped.
  func judge(_ position: Reversi.Position, depth: Int?, control: SearchControl) -> [Judged] {
    let board = Board(position)
    let empty = board.emptyCount
    let depth = min(empty, depth ?? (empty <= Self.solved ? empty : Self.usual))
    return withSearch { search in
      search.begin(SearchLimits(control: control))
      search.use(exact: Search.middling, rough: Search.middling)
      defer { search.meter.tell() }
      var judged: [Judged] = []
      for move in position.legalMoves {
        let child = move.square.map { search.child(board, $0) } ?? board.passed
        // Nothing is set by a pass.
        let left = move == .pass ? depth : depth - 1
        let isExact = left >= child.emptyCount
        let value =
          isExact
          ? search.score(child).map { -$0 * Evaluation.unit }
          : 0 - search.evaluate(child, depth: max(1, left), SearchLimits(control: control))
        guard let value, !search.isAborted else { return [] }
        judged.append(Judged(move: move, value: value, isExact: isExact, depth: depth))
      }
      return judged.sorted { ($0.value, $1.move.square ?? 0) > ($1.value, $0.move.square ?? 0) }
    }
  }
}
