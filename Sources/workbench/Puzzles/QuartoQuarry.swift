// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Quarto

/// Finishing a line, winning by what is given, the one piece that can be given, and the draw.
enum QuartoQuarry: Quarry {
  typealias G = Quarto

  static let rules: [[String]] = [[], ["squares"]]
  static let longest = 4
  static let quotas = Dictionary(
    uniqueKeysWithValues: ["", "squares-"].flatMap { rules in
      [("win-1", 15), ("win-2", 30), ("win-3", 15), ("safe", 30), ("draw", 30)].map { (rules + $0, $1) }
    })

  static func isStart(_ position: Quarto.Position) -> Bool {
    (6...mostNamed).contains(position.cellsPlayed.count)
  }

  static func task(
    _ values: [Quarto.Move: Int], in position: Quarto.Position
  ) -> (pack: String, goal: Goal)? {
    let best = values.values.max() ?? 0
    let rules = position.rules == .squares ? "squares-" : ""
    // How many turns a win takes shows at the end of its line.
    if best > 0 { return position.hand == nil ? nil : (rules + "win", .win(turns: 1)) }
    guard best == 0 else { return nil }
    return position.hand == nil ? (rules + "safe", .safe) : (rules + "draw", .draw)
  }

  static func accepted(_ found: FoundPuzzle, _ line: [Quarto.Position]) -> FoundPuzzle? {
    guard case .win = found.goal else { return found }
    guard let first = line.first, line.last?.outcome?.winner == first.turn else { return nil }
    var found = found
    let turns = PuzzleProof.turns(of: first.turn, in: line.dropLast().map(\.turn))
    found.goal = .win(turns: turns)
    found.pack += "-\(turns)"
    return found
  }

  /// Fuller boards have no name in the engine, and no puzzle begins there.
  private static let mostNamed = 11

  static func key(_ position: Quarto.Position) -> String {
    guard position.cellsPlayed.count <= mostNamed else { return "\(position.rules) \(position.notation)" }
    let solver = Solver(position.rules, memory: ValueTable.pages(capacity: 1 << 16))
    return "\(position.rules) \(position.hand == nil) \(solver.name(SearchPosition(position)))"
  }
}
