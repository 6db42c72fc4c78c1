// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What a move does, by a name that players have for it: why it is good or bad.
public struct Idea: Hashable, Sendable {
  /// In the field's standard terms, the same in every language: "double threat".
  public var name: String
  /// Ids of the elements that show it.
  public var cells: [String]
  /// True when it speaks for the move, false when against it.
  public var isGood: Bool
  /// True when the rules alone prove that it decides the game; else the sentence says what can be seen, and that it helps is
  /// a rule of thumb.
  public var isCertain: Bool
  /// False of what only answers the other side: it is no reason for what comes of it.
  public var explains: Bool
  /// One sentence about the move that does it: "Column 5 makes two threats: 5 and 6."
  public var sentence: String
  /// What there is to be seen, without the move: "There is a double threat." Nil where that says nothing.
  public var clue: String?
  /// Why the other side's answer does not help, under the sentence; nil where nothing is to be added.
  public var answer: String?

  public init(
    _ name: String, _ cells: [String], isGood: Bool, isCertain: Bool = false, explains: Bool = true,
    clue: String? = nil, answer: String? = nil, _ sentence: String
  ) {
    (self.clue, self.answer) = (clue, answer)
    self.name = name
    self.cells = cells
    self.isGood = isGood
    self.isCertain = isCertain
    self.explains = explains
    self.sentence = sentence
  }
}

/// A game that can say why a move is good or bad.
public protocol Explaining<Position, Move, Engine>: Game {
  /// What a legal move does, what decides before what helps.
  static func ideas(of move: Move, in position: Position) -> [Idea]
}
