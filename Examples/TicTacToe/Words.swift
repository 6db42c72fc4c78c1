// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What tic-tac-toe says.
extension TicTacToe {
  static let levels = [
    Phrase("Plays at random"), Phrase("Never misses a win"), Phrase("Sees your next move"),
    Phrase("Looks three moves ahead"), Phrase("Looks four moves ahead"), Phrase("Never loses"),
  ]

  static let rules = [
    Phrase("Take turns setting a mark on one of the nine cells."),
    Phrase("Three of your marks in a line win: across, down or on a diagonal. A full board is a draw."),
  ]

  static let keys =
    [
      KeyHelp(Phrase("Arrow keys"), Phrase("choose a cell")), KeyHelp(Phrase("Enter"), Phrase("set a mark")),
      KeyHelp(Phrase("1 to 9"), Phrase("set a mark by number")),
    ] + KeyHelp.game

  public static func prompt(in position: Position) -> (message: String, help: String) {
    (tr("Your move."), tr("Three in a line win."))
  }

  public static func explain(reason: String) -> String {
    switch reason {
    case "row": tr("three in a row")
    case "column": tr("three in a column")
    case "diagonal": tr("three on a diagonal")
    case "full": tr("the board is full")
    default: ""
    }
  }

  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    switch position.outcome?.reason {
    case "row"?: tr("Three in a row.")
    case "column"?: tr("Three in a column.")
    case "diagonal"?: tr("Three on a diagonal.")
    case "full"?: tr("The board is full, and nobody has three in a line.")
    default: ""
    }
  }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    let cell = ["cell": hint.move.description] as KeyValuePairs
    return switch hint.meaning {
    case .wins(1): [tr("Cell {cell} wins at once.", cell)]
    case .wins: [tr("Cell {cell} wins.", cell)]
    case .draws: [tr("Cell {cell} holds the draw.", cell)]
    case .loses: [tr("Cell {cell} loses against best play.", cell)]
    case .looksBest: [tr("Cell {cell} looks best.", cell)]
    }
  }
}
