// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension ConnectFour.Position {
  /// The digits of the columns played, "-" for the empty board.
  public var notation: String {
    columnsPlayed.isEmpty ? "-" : columnsPlayed.map { String($0 + 1) }.joined()
  }

  /// Reads what `notation` writes.
  /// - Throws: an `EngineError` that says at which move the text is wrong, and what is allowed there.
  public init(parsing text: some StringProtocol) throws(EngineError) {
    self.init()
    if text.isEmpty { throw EngineError("the position is missing; - is the empty board.") }
    if text == "-" { return }
    for (index, character) in text.enumerated() {
      guard let move = ConnectFour.Move(String(character)) else {
        throw EngineError("move \(index + 1) is '\(character)'; a move is a column from 1 to 7.")
      }
      guard let next = playing(move.column) else {
        throw EngineError(refusal(of: move, number: index + 1))
      }
      self = next
    }
  }

  private func refusal(of move: ConnectFour.Move, number: Int) -> String {
    if outcome != nil {
      return "move \(number) comes after the end: the game is over after move \(columnsPlayed.count)."
    }
    let free = legalColumns.map { String($0 + 1) }.joined(separator: ", ")
    return "move \(number) is in column \(move), which is full; free are \(free)."
  }
}
