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
        "a position is 16 characters of the board, a space and the piece in hand (a hex digit, or -).")
    }
    guard parts[0].count == 16 else {
      throw EngineError(
        "the board has \(parts[0].count) characters; it needs 16, row by row from the top left.")
    }
    var pieces: [Quarto.Piece?] = []
    for (index, character) in parts[0].enumerated() {
      if character == "." {
        pieces.append(nil)
        continue
      }
      guard let piece = Quarto.Piece(String(character)) else {
        throw EngineError("cell \(index + 1) is '\(character)'; a cell is a hex digit from 0 to f, or a dot.")
      }
      guard !pieces.contains(piece) else { throw EngineError("piece \(piece) is on the board twice.") }
      pieces.append(piece)
    }
    var held: Quarto.Piece?
    if parts[1] != "-" {
      guard let piece = Quarto.Piece(String(parts[1])) else {
        throw EngineError("the piece in hand is '\(parts[1])'; it is a hex digit from 0 to f, or -.")
      }
      guard !pieces.contains(piece) else {
        throw EngineError("piece \(piece) is in the hand and on the board.")
      }
      held = piece
    }
    return (pieces, held)
  }
}
