// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Reversi

/// Endings with one best move: the only one that wins, one that takes a corner, the last ten squares, the best by discs.
enum ReversiQuarry: Quarry {
  typealias G = Reversi

  static let rules: [[String]] = [[]]
  static let longest = 4
  static let quotas = ["win": 90, "corner": 90, "last-ten": 90, "best": 60]
  private static let corners = [0, 7, 56, 63].map { Reversi.Move.place($0) }

  static func isStart(_ position: Reversi.Position) -> Bool {
    (8...16).contains(position.empty.nonzeroBitCount)
  }

  static func task(
    _ values: [Reversi.Move: Int], in position: Reversi.Position
  ) -> (pack: String, goal: Goal)? {
    let sorted = values.values.sorted(by: >)
    guard sorted.count > 2 else { return nil }
    let (best, next) = (sorted[0], sorted[1])
    if best > 0 && next <= 0 { return ("win", .discs(1)) }
    // Who is so far ahead or behind does not count discs.
    guard best - next >= 4, abs(best) <= 24 else { return nil }
    let move = values.first { $0.value == best }?.key
    // A corner that is there to be taken is no puzzle.
    if move.map(corners.contains) ?? true { return nil }
    return (position.empty.nonzeroBitCount <= 10 ? "last-ten" : "best", .discs(best))
  }

  static func accepted(_ found: FoundPuzzle, _ line: [Reversi.Position]) -> FoundPuzzle? {
    var found = found
    let own = stride(from: 0, to: found.solution.count, by: 1).filter { line[$0].turn == line[0].turn }
    let takesCorner = own.dropFirst().prefix(2).contains { index in
      Reversi.Move(found.solution[index]).map(corners.contains) ?? false
    }
    if takesCorner && found.pack != "win" { found.pack = "corner" }
    return own.count > 1 || found.pack != "last-ten" ? found : nil
  }

  static func key(_ position: Reversi.Position) -> String {
    let board = Board(position).canonical
    return "\(board.own) \(board.other)"
  }
}
