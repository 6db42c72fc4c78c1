// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The text format of the command line: 64 characters row by row from a1, a space, and the side to move.
extension Reversi.Position {
  public var notation: String {
    let board = (0..<64).map { square in
      switch disc(on: square) {
      case .first: "X"
      case .second: "O"
      case nil: "-"
      }
    }
    return board.joined() + (turn == .first ? " X" : " O")
  }

  /// Reads what `notation` writes.
  /// - Throws: an `EngineError` that says what is wrong and what is allowed.
  public init(parsing text: some StringProtocol) throws(EngineError) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else {
      throw EngineError(
        Fault("a position is 64 characters of the board, a space and the side to move (X or O)."))
    }
    guard parts[0].count == 64 else {
      throw EngineError(
        Fault(
          "the board has {count} characters; it needs 64, a1 b1 .. h1 a2 .. h8.",
          ["count": String(parts[0].count)]))
    }
    var (black, white): (UInt64, UInt64) = (0, 0)
    for (square, character) in parts[0].enumerated() {
      switch character {
      case "X": black |= 1 << UInt64(square)
      case "O": white |= 1 << UInt64(square)
      case "-": break
      default:
        let name = Reversi.Move.name(ofSquare: square)
        throw EngineError(
          Fault(
            "square {square} is '{character}'; a square is X (black), O (white) or - (empty).",
            ["square": name, "character": String(character)]))
      }
    }
    guard parts[1] == "X" || parts[1] == "O" else {
      throw EngineError(
        Fault("the side to move is '{side}'; it is X (black) or O (white).", ["side": String(parts[1])]))
    }
    self.init(black: black, white: white, turn: parts[1] == "X" ? .first : .second)
  }
}
