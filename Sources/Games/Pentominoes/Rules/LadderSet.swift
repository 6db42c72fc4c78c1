// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Tiles that together fill 5 x k, k being their number.
public struct LadderSet: Hashable, Sendable {
  public let tiles: PentominoSet
  /// Solutions, nothing folded.
  public let raw: Int
  /// Solutions up to the symmetries of the board.
  public let solutions: Int

  /// Reads `k letters raw solutions`.
  init(_ line: Substring, number: Int) throws(EngineError) {
    let parts = line.split(separator: " ")
    guard parts.count == 4, let count = Int(parts[0]), let tiles = PentominoSet(parts[1]),
      let raw = Int(parts[2]), let solutions = Int(parts[3])
    else {
      throw EngineError(
        "line \(number) of the ladder is '\(line)'; allowed is 'k letters raw solutions'.")
    }
    guard tiles.count == count, (1...12).contains(count), raw > 0, solutions > 0 else {
      throw EngineError("line \(number) of the ladder does not have \(count) tiles and a solution.")
    }
    (self.tiles, self.raw, self.solutions) = (tiles, raw, solutions)
  }

  /// The 5 x k board as a puzzle.
  public var puzzle: Puzzle {
    Puzzle(
      name: "ladder-\(tiles)", title: "5x\(tiles.count)", board: Board(rows: 5, columns: tiles.count),
      allowed: tiles, needed: tiles.count, grade: .easy, solutions: solutions, raw: raw)
  }
}
