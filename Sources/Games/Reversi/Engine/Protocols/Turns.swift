// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Squares in GTP: a1 is on the upper left.
extension Reversi: GTPGame {
  public static var boardSizes: [String] { ["8", "8 8"] }

  public static func turn(named name: String) -> [Reversi.Move]? {
    ["pass", "pa"].contains(name) ? [.pass] : Reversi.Move(name).map { [$0] }
  }

  public static func name(ofTurn moves: [Reversi.Move]) -> String {
    moves.last?.description.uppercased() ?? "PASS"
  }

  public static func drawn(_ position: Reversi.Position) -> String {
    let rows = (0..<8).map { row in
      "\(row + 1) "
        + (0..<8).map { column in
          let disc = position.disc(on: 8 * row + column)
          return disc == .first ? "X" : disc == .second ? "O" : "."
        }.joined(separator: " ")
    }
    return (["  A B C D E F G H"] + rows).joined(separator: "\n")
  }

  public static func margin(_ position: Reversi.Position) -> Int { position.finalScore(for: .first) }

  public static func turnsLeft(in position: Reversi.Position) -> Int {
    position.empty.nonzeroBitCount / 2
  }
}
