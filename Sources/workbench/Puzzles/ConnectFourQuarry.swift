// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameCore

/// "Win in 1" to "Win in 4" with one winning move at every step, the one move that does not lose, and the four that is to be blocked.
/// All of them by what a person can see: an open board, other moves that tempt, and an idea that decides and has a name.
enum ConnectFourQuarry: Quarry {
  typealias G = ConnectFour

  static let rules: [[String]] = [[]]
  static let quotas = [
    "block": 41, "win-1": 50, "win-2": 100, "win-3": 40, "win-4": 20, "save": 165,
  ]
  /// Fuller boards are counted out, not played.
  private static let discs = 12...24
  private static let leastColumns = 5
  /// So many other moves do not lose at once.
  private static let leastSensible = 2

  static func isStart(_ position: ConnectFour.Position) -> Bool {
    discs.contains(position.columnsPlayed.count) && position.legalMoves.count >= leastColumns
  }

  static func task(
    _ values: [ConnectFour.Move: Int], in position: ConnectFour.Position
  ) -> (pack: String, goal: Goal)? {
    let best = values.values.max() ?? 0
    let discs = position.columnsPlayed.count
    // A score is 22 less the discs that the winner will have played.
    let turns = 22 - best - discs / 2
    if best > 0, turns <= 4 { return ("win-\(turns)", .win(turns: turns)) }
    guard best >= 0 else { return nil }
    // Where all others lose at once, the four is there already.
    if values.values.allSatisfy({ $0 == best || 22 + $0 - discs / 2 <= 2 }) {
      return ("block", .aim(.block, least: 0))
    }
    return best == 0 ? ("save", .draw) : nil
  }

  static func ownMoves(_ goal: Goal) -> Int {
    switch goal {
    case .win: .max
    case .aim: 1
    default: 4
    }
  }

  static func accepted(_ found: FoundPuzzle, _ line: [ConnectFour.Position]) -> FoundPuzzle? {
    guard let start = line.first, isStart(start),
      let first = found.solution.first.flatMap(ConnectFour.Move.init)
    else { return nil }
    if case .aim(let aim, _) = found.goal { return aim.moves(of: G.self, in: start) == [first] ? found : nil }
    guard tempts(start, besides: first) || found.goal == .win(turns: 1) else { return nil }
    guard case .win = found.goal else { return found }
    guard line.last?.outcome != nil else { return nil }
    return found.goal == .win(turns: 1) || decides(found, line) ? found : nil
  }

  /// True where other moves than the right one are sensible.
  private static func tempts(_ position: ConnectFour.Position, besides right: ConnectFour.Move) -> Bool {
    let sensible = position.legalMoves.filter { move in
      move != right && !G.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
    }
    return sensible.count >= leastSensible
  }

  /// True where an own move of the line before the last decides by an idea that has a name.
  private static func decides(_ found: FoundPuzzle, _ line: [ConnectFour.Position]) -> Bool {
    zip(line, found.solution).contains { position, text in
      guard position.turn == line[0].turn, let move = ConnectFour.Move(text) else { return false }
      return G.ideas(of: move, in: position).contains { $0.isGood && $0.isCertain && $0.name != "wins" }
    }
  }

  static func taste(_ move: ConnectFour.Move, in position: ConnectFour.Position) -> Int {
    3 - abs(move.column - 3)
  }

  static func before(_ position: ConnectFour.Position) -> [ConnectFour.Position] {
    var all = [G.start(GameOptions())]
    for column in position.columnsPlayed {
      guard let move = ConnectFour.Move(column: column), let next = all.last?.playing(move) else { break }
      all.append(next)
    }
    return all.dropLast()
  }

  static func key(_ position: ConnectFour.Position) -> String {
    "\(SearchPosition(columnsPlayed: position.columnsPlayed).canonical.key)"
  }
}
