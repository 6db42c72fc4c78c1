// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What Breakthrough says.
extension Breakthrough {
  static let levels = [
    Phrase("Plays at random"), Phrase("Sees what it can capture"), Phrase("Looks two moves ahead"),
    Phrase("Looks three moves ahead"), Phrase("Looks four moves ahead"), Phrase("Looks five moves ahead"),
  ]

  static let rules = [
    Phrase("A piece goes one step forward, straight or aslant, to a free square. Aslant it may capture."),
    Phrase("Whoever reaches the last row, or captures everything, wins. There are no draws."),
  ]

  static let keys =
    [
      KeyHelp(Phrase("Arrow keys"), Phrase("choose a square")),
      KeyHelp(Phrase("Enter"), Phrase("pick a piece, set it down there")),
      KeyHelp(Phrase("a to f, 1 to 6"), Phrase("the same by name: b5 b4")),
      KeyHelp(Phrase("Esc"), Phrase("put the piece down again")),
    ] + KeyHelp.gameWithLetters

  public static func prompt(in position: Position) -> (message: String, help: String) {
    (tr("Your move."), tr("Reach the last row."))
  }

  public static func name(of move: Move) -> String {
    tr("{from} to {to}", ["from": squares.name(move.from), "to": squares.name(move.to)])
  }

  /// Where it goes: a list has room for so much.
  public static func mark(of move: Move) -> String { squares.name(move.to) }

  public static func explain(reason: String) -> String {
    switch reason {
    case "goal": tr("the last row is reached")
    case "captured": tr("everything is captured")
    default: ""
    }
  }

  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    switch position.outcome?.reason {
    case "goal"?: tr("A piece stands on the last row.")
    case "captured"?: tr("One side has lost all its pieces.")
    default: ""
    }
  }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    let move = ["move": name(of: hint.move)] as KeyValuePairs
    return switch hint.meaning {
    case .wins(1): [tr("{move} wins at once.", move)]
    case .wins: [tr("{move} wins.", move)]
    case .good: [tr("{move} is a good move.", move)]
    case .loses: [tr("{move} holds out longest.", move)]
    }
  }
}
