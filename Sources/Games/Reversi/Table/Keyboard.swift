// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Arrows choose a square and Enter sets a disc; a letter and a digit name a square.
extension Reversi.Table {
  mutating func press(_ key: Key, _ view: View) -> TableResponse<Reversi.Move> {
    switch key {
    case .character(let character):
      if let column = "abcdefgh".firstIndex(of: character) {
        typedColumn = "abcdefgh".distance(from: "abcdefgh".startIndex, to: column)
        return .handled
      }
      guard let column = typedColumn, let row = character.wholeNumberValue, (1...8).contains(row) else {
        return .ignored
      }
      typedColumn = nil
      chosen = 8 * (row - 1) + column
      return propose(8 * (row - 1) + column, view)
    case .left, .right, .up, .down:
      hovered = nil
      guard let square = chosen else {
        chosen = view.position.legalSquares == 0 ? 27 : view.position.legalSquares.trailingZeroBitCount
        return .handled
      }
      let column = square % 8 + (key == .left ? -1 : key == .right ? 1 : 0)
      let row = square / 8 + (key == .up ? -1 : key == .down ? 1 : 0)
      chosen = 8 * clamp(row, 0, 7) + clamp(column, 0, 7)
      return .handled
    case .enter, .space:
      guard let square = chosen else {
        guard view.mayMove else { return .handled }
        chosen = view.position.legalSquares.trailingZeroBitCount % 64
        return .handled
      }
      return propose(square, view)
    default: return .ignored
    }
  }
}
