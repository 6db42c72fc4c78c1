// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A puzzle in one line, for whoever keeps a game: name, title, grade, solutions, raw solutions and the notation of
/// its start, joined by `;`. An unknown number is empty. Tiles that lie at the start are givens.
extension Puzzle {
  public var text: String {
    let numbers = [solutions, raw].map { $0.map(String.init) ?? "" }
    return [name, title, grade.rawValue, numbers[0], numbers[1], Pentominoes.Position(self).notation]
      .joined(separator: ";")
  }

  /// Reads what `text` writes, or a position as on the command line.
  /// - Throws: an `EngineError` that says what is wrong and what is allowed.
  public init(text: some StringProtocol) throws(EngineError) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 6 || parts.count == 1 else {
      throw EngineError("a puzzle is name, title, grade, two numbers and a position, joined by semicolons.")
    }
    let start = try Pentominoes.Position(parsing: parts[parts.count - 1])
    self = start.puzzle
    givens = Pentomino.allCases.compactMap { start.placements[$0] }
    guard parts.count == 6 else { return }
    guard let grade = Grade(rawValue: String(parts[2])) else {
      throw EngineError("the grade is '\(parts[2])'; \(Grade.allowed).")
    }
    self.grade = grade
    (name, title) = (String(parts[0]), String(parts[1]))
    for number in parts[3...4] where !number.isEmpty && Int(number).map({ $0 < 0 }) ?? true {
      throw EngineError("'\(number)' is not a number of solutions.")
    }
    (solutions, raw) = (Int(parts[3]), Int(parts[4]))
  }
}
