// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Quarto
import Synchronization

/// Finishing a line, winning by what is given, the one piece that can be given, and the whole move that holds the draw.
enum QuartoQuarry: Quarry {
  typealias G = Quarto

  static let rules: [[String]] = [[], ["squares"]]
  /// The usual rules have twice as many: days take theirs from them.
  static let quotas: [String: Int] = {
    var quotas: [String: Int] = [:]
    let kinds = ["win-1": 15, "win-2": 30, "win-3": 15, "win": 30, "safe": 30, "hold": 30]
    for (kind, count) in kinds {
      quotas[kind] = 2 * count
      quotas["squares-" + kind] = count
    }
    return quotas
  }()

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
    return position.hand == nil ? (rules + "safe", .safe) : (rules + "hold", .draw)
  }

  /// In half turns: a placement and a gift.
  static func ownMoves(_ goal: Goal) -> Int {
    switch goal {
    case .win, .discs: .max
    case .draw: 2
    default: 4
    }
  }

  static func accepted(_ found: FoundPuzzle, _ line: [Quarto.Position]) -> FoundPuzzle? {
    guard let first = line.first, let last = line.last else { return nil }
    // What is left after the placement alone is half a move.
    if found.goal == .draw { return last.isMidTurn || last.turn == first.turn ? nil : found }
    switch found.goal {
    case .win: break
    case .discs: return last.outcome?.winner == first.turn ? found : nil
    default: return found
    }
    guard last.outcome?.winner == first.turn else { return nil }
    var found = found
    let turns = PuzzleProof.turns(of: first.turn, in: line.dropLast().map(\.turn))
    let isForced =
      turns < 2
      || ForcedLine(first.rules).wins(
        in: turns, with: found.solution.compactMap { Quarto.Move($0) }, from: first)
    let isNamed = !found.pack.hasSuffix("win")
    // A win that some answer puts off is not one in so many turns: it is asked for without a number.
    guard isForced || !isNamed else { return nil }
    found.goal = isForced ? .win(turns: turns) : .discs(1)
    if isForced, !isNamed { found.pack += "-\(turns)" }
    return found
  }

  static func taste(_ move: Quarto.Move, in position: Quarto.Position) -> Int {
    G.ideas(of: move, in: position).reduce(0) { $0 + ($1.isGood ? 1 : -1) }
  }

  /// Fuller boards have no name in the engine, and no puzzle begins there.
  private static let mostNamed = 11

  static func key(_ position: Quarto.Position) -> String {
    guard position.cellsPlayed.count <= mostNamed else { return "\(position.rules) \(position.notation)" }
    let name = naming.withLock { all in
      let one = all[position.rules] ?? Naming(position.rules)
      all[position.rules] = one
      return one.solver.name(SearchPosition(position))
    }
    return "\(position.rules) \(position.hand == nil) \(name)"
  }

  /// One for each kind of rules: its tables take thousands of times as long to make as a name.
  private static let naming = Mutex<[Quarto.Rules: Naming]>([:])

  private final class Naming {
    let solver: Solver

    init(_ rules: Quarto.Rules) { solver = Solver(rules, memory: ValueTable.pages(capacity: 1 << 16)) }
  }
}
