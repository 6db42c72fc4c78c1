// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What a move does, by a name that players have for it: why it is good or bad. Its words are made when they are said.
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
  /// True of what nobody overlooks who looks for it, though it decides nothing by itself: a corner.
  public var isObvious: Bool
  private let words: @Sendable (Telling) -> String?

  /// Where an idea is spoken of: the family of its sentences.
  public enum Telling: Hashable, Sendable {
    /// One sentence about the move that does it: "Column 5 makes two threats, in columns 3 and 7."
    case sentence
    /// What there is to be seen, without the move: "One move makes two threats." Nil where that says nothing.
    case clue
    /// What follows from it: "Only one of them can be blocked." Nil where nothing is to be added.
    case answer
    /// What a move lets happen that allows it, or that is bad in itself: "That lets Bramble make four in column 5."
    /// The name is that of the side that gains; nil for the reader.
    case lets(String?)
    /// What a better move would have done: "Column 5 would have made four." The name is that of the side that loses by it; nil
    /// for the reader.
    case would(String?)
  }

  /// - Parameter words: nil for what is not said of this idea; the plain sentence always is.
  public init(
    _ name: String, _ cells: [String], isGood: Bool, isCertain: Bool = false, explains: Bool = true,
    isObvious: Bool = false, words: @escaping @Sendable (Telling) -> String?
  ) {
    (self.name, self.cells, self.words) = (name, cells, words)
    (self.isGood, self.isCertain, self.explains, self.isObvious) = (isGood, isCertain, explains, isObvious)
  }

  /// Of a game that says one sentence only.
  public init(
    _ name: String, _ cells: [String], isGood: Bool, isCertain: Bool = false,
    _ sentence: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(name, cells, isGood: isGood, isCertain: isCertain) { $0 == .sentence ? sentence() : nil }
  }

  public var sentence: String { words(.sentence) ?? "" }
  public var clue: String? { words(.clue) }
  public var answer: String? { words(.answer) }

  /// - Parameter name: of the side that gains; nil for the reader.
  public func lets(_ name: String?) -> String? { words(.lets(name)) }

  /// - Parameter name: of the side that loses by it; nil for the reader.
  public func would(_ name: String?) -> String? { words(.would(name)) }

  public static func == (a: Idea, b: Idea) -> Bool {
    (a.name, a.cells, a.sentence) == (b.name, b.cells, b.sentence)
      && (a.isGood, a.isCertain, a.explains) == (b.isGood, b.isCertain, b.explains)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cells)
  }
}

/// A game that can say why a move is good or bad.
public protocol Explaining<Position, Move, Engine>: Game {
  /// What a legal move does, what decides before what helps.
  static func ideas(of move: Move, in position: Position) -> [Idea]
}
