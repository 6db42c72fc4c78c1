// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameCore

/// "Win in 1" to "Win in 6" with one winning move at every step, and the one move that does not lose.
enum ConnectFourQuarry: Quarry {
  typealias G = ConnectFour

  static let rules: [[String]] = [[]]
  static let longest = 4
  static let quotas = [
    "win-1": 30, "win-2": 60, "win-3": 70, "win-4": 60, "win-5": 40, "win-6": 20, "save": 80,
  ]

  static func isStart(_ position: ConnectFour.Position) -> Bool { position.columnsPlayed.count >= 14 }

  static func task(
    _ values: [ConnectFour.Move: Int], in position: ConnectFour.Position
  ) -> (pack: String, goal: Goal)? {
    let best = values.values.max() ?? 0
    let discs = position.columnsPlayed.count
    // A score is 22 less the discs that the winner will have played.
    let turns = 22 - best - discs / 2
    if best > 0 { return turns <= 6 ? ("win-\(turns)", .win(turns: turns)) : nil }
    // Nobody has to be told to close a line of three.
    guard best == 0, values.values.contains(where: { 22 + $0 - discs / 2 > 2 && $0 < 0 }) else { return nil }
    return ("save", .draw)
  }

  static func accepted(_ found: FoundPuzzle, _ line: [ConnectFour.Position]) -> FoundPuzzle? {
    if case .win = found.goal { return line.last?.outcome == nil ? nil : found }
    return found
  }

  static func key(_ position: ConnectFour.Position) -> String {
    "\(SearchPosition(columnsPlayed: position.columnsPlayed).canonical.key)"
  }
}
