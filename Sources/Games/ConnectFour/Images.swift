// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Left and right can change places. Colours cannot: coral begins.
extension ConnectFour: Imaging {
  /// Four discs; of two that are mirrored, the one further to the left.
  public static func opening(_ moves: [String]) -> [String]? {
    guard moves.count >= 4 else { return nil }
    let first = Array(moves.prefix(4))
    return [first, first.map(mirrored)].min { $0.joined() < $1.joined() }
  }

  public static func imageCount(of puzzle: PackedPuzzle) -> Int { 2 }

  public static func image(_ number: Int, of puzzle: PackedPuzzle) -> PackedPuzzle {
    guard number == 1 else { return puzzle }
    var image = puzzle
    image.position = mirrored(puzzle.position)
    image.solution = puzzle.solution.map(mirrored)
    image.danger = puzzle.danger.map(mirrored)
    return image
  }

  /// Digits of columns from the other side.
  private static func mirrored(_ columns: String) -> String {
    columns.map { $0.wholeNumberValue.map { String(Position.columns + 1 - $0) } ?? String($0) }.joined()
  }
}
