// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Reversi

/// All positions that were studied so far, what they are worth by what is known of those behind them, and which to study next.
struct BookPlan {
  private(set) var studies: [Board: BookStudy] = [:]

  /// How much weaker a move of the other side has to be, in eighths of a disc, to be played by one in 2.7 as many.
  private static let temperature = 16.0
  /// A move that was not valued is thought worse than the best by at least this.
  private static let unvalued = BookStudy.kept + 4

  /// The deeper study of a board counts.
  mutating func add(_ study: BookStudy) {
    if let known = studies[study.board], known.depth >= study.depth { return }
    studies[study.board] = study
  }

  /// From few discs to many.
  private var inOrder: [BookStudy] {
    studies.values.sorted {
      ($1.board.emptyCount, $0.board.own, $0.board.other) < (
        $0.board.emptyCount, $1.board.own, $1.board.other
      )
    }
  }

  /// The mean of what the positions before a board that was not studied say of it, for the side to move there.
  func leaves() -> [Board: Int] {
    var sums: [Board: (sum: Int, count: Int)] = [:]
    for study in studies.values {
      for move in study.moves where studies[move.after] == nil {
        guard let value = move.value else { continue }
        sums[move.after, default: (0, 0)].sum -= value
        sums[move.after, default: (0, 0)].count += 1
      }
    }
    return sums.mapValues { Int((Double($0.sum) / Double($0.count)).rounded()) }
  }

  /// The value of every board that was studied, negamax from the leaves.
  func values(_ leaves: [Board: Int]) -> [Board: Int] {
    var values: [Board: Int] = [:]
    for study in inOrder.reversed() {
      values[study.board] = study.moves.compactMap { values[$0.after] ?? leaves[$0.after] }.map { -$0 }.max()
    }
    return values
  }

  /// The boards that were not studied, most likely first.
  func wanted() -> [Board] {
    byChance { board in
      studies[board] == nil && board.moves != 0 && board.emptyCount >= OpeningBook.leastEmpty
    }
  }

  /// The boards that were studied less deep and have good moves that lead out of what was studied, most likely first.
  func wantedAgain(depth: Int) -> [Board] {
    byChance { board in
      guard let study = studies[board], study.depth < BookStudy.depth(board, depth) else { return false }
      return study.moves.contains { $0.value != nil && studies[$0.after] == nil }
    }
  }

  /// Boards in the order in which games of the bot reach them: most likely first.
  ///
  /// The bot plays as `OpeningBook` chooses; the other side plays any move, weaker ones less often.
  private func byChance(_ isWanted: (Board) -> Bool) -> [Board] {
    let leaves = leaves()
    let values = values(leaves)
    // How often the bot reaches a board, where the bot is to move and where the other side is.
    var reached: [Board: (bot: Double, other: Double)] = [Board.start.canonical: (1, 1)]
    for study in inOrder {
      guard let chance = reached[study.board] else { continue }
      let worth = study.moves.map { values[$0.after] ?? leaves[$0.after] }.map { $0.map { -$0 } }
      let best = worth.compactMap { $0 }.max() ?? 0
      let guessed = study.moves.map(\.guess).max() ?? 0
      let losses = zip(study.moves, worth).map { move, value in
        value.map { best - $0 } ?? max(Self.unvalued, guessed - move.guess)
      }
      let chosen = losses.map { Double(OpeningBook.weight(loss: $0)) }
      let good = chosen.reduce(0, +)
      let likely = losses.map { exp(-Double($0) / Self.temperature) }
      let all = likely.reduce(0, +)
      for (index, move) in study.moves.enumerated() {
        reached[move.after, default: (0, 0)].other += chance.bot * chosen[index] / good
        reached[move.after, default: (0, 0)].bot += chance.other * likely[index] / all
      }
    }
    return reached.filter { isWanted($0.key) }.map { (board: $0.key, chance: $0.value.bot + $0.value.other) }
      .sorted { ($0.chance, $1.board.own, $1.board.other) > ($1.chance, $0.board.own, $0.board.other) }
      .map(\.board)
  }
}
