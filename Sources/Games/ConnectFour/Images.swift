// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Left and right can change places. Colours cannot: coral begins.
extension ConnectFour: Imaging {
  public static func imageCount(of puzzle: PackedPuzzle) -> Int { 2 }

  public static func image(_ number: Int, of puzzle: PackedPuzzle) -> PackedPuzzle {
    guard number == 1 else { return puzzle }
    var image = puzzle
    image.position = mirrored(puzzle.position)
    image.solution = puzzle.solution.map(mirrored)
    return image
  }

  /// Digits of columns from the other side.
  private static func mirrored(_ columns: String) -> String {
    columns.map { $0.wholeNumberValue.map { String(Position.columns + 1 - $0) } ?? String($0) }.joined()
  }
}
