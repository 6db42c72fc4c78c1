// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The text format of the command line: sixteen characters row by row, a space, and the piece in hand.
extension Quarto.Position {
  public var notation: String {
    board.map { $0?.description ?? "." }.joined() + " " + (hand?.description ?? "-")
  }

  /// Reads what `notation` writes. The side that must act is called the first seat.
  /// - Throws: an `EngineError` that says what is wrong and what is allowed.
  public init(parsing text: some StringProtocol, rules: Quarto.Rules) throws(EngineError) {
    let (pieces, held) = try Self.read(text)
    self.init(rules: rules)
    try set(board: pieces, hand: held)
  }

  /// Reads what `notation` writes, for a table: the game may be over, and the seats are those of a game that was
  /// played from the empty board.
  /// - Throws: an `EngineError` that says what is wrong and what is allowed.
  public init(setup text: some StringProtocol, rules: Quarto.Rules) throws(EngineError) {
    let (pieces, held) = try Self.read(text)
    self.init(rules: rules)
    try setUp(board: pieces, hand: held)
  }

  private static func read(
    _ text: some StringProtocol
  ) throws(EngineError) -> (board: [Quarto.Piece?], hand: Quarto.Piece?) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else {
      throw EngineError(
        Fault("a position is 16 characters of the board, a space and the piece in hand (a hex digit, or -)."))
    }
    guard parts[0].count == 16 else {
      throw EngineError(
        Fault(
          "the board has {count} characters; it needs 16, row by row from the top left.",
          ["count": String(parts[0].count)]))
    }
    var pieces: [Quarto.Piece?] = []
    for (index, character) in parts[0].enumerated() {
      if character == "." {
        pieces.append(nil)
        continue
      }
      guard let piece = Quarto.Piece(String(character)) else {
        throw EngineError(
          Fault(
            "cell {number} is '{character}'; a cell is a hex digit from 0 to f, or a dot.",
            ["number": String(index + 1), "character": String(character)]))
      }
      guard !pieces.contains(piece) else {
        throw EngineError(Fault("piece {piece} is on the board twice.", ["piece": piece.description]))
      }
      pieces.append(piece)
    }
    var held: Quarto.Piece?
    if parts[1] != "-" {
      guard let piece = Quarto.Piece(String(parts[1])) else {
        throw EngineError(
          Fault(
            "the piece in hand is '{character}'; it is a hex digit from 0 to f, or -.",
            ["character": String(parts[1])]))
      }
      guard !pieces.contains(piece) else {
        throw EngineError(
          Fault("piece {piece} is in the hand and on the board.", ["piece": piece.description]))
      }
      held = piece
    }
    return (pieces, held)
  }
}
