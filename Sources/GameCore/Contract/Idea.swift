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
  /// What can be counted of every move, the less the better for whoever makes it; nil where an idea is there or not. Two moves are
  /// compared by it.
  public var measure: Int?
  /// The highest cost, as `Explanation.cost` counts, that it can explain: what is a little better is no reason for a lost game. Nil for
  /// what explains any.
  public var most: Int?
  /// True where it counts the replies that a move leaves: no reason where the best of them is there after the better move, too.
  public private(set) var countsReplies = false
  /// As text, the reply that its words name, where that need not be the best one: no reason where that takes little.
  public private(set) var reply: String?
  /// Ids of more elements that help to see it, and tell no two ideas apart: the discs of the lines that it makes.
  public private(set) var beside: [String] = []
  /// Where to look for a move that ends the game, without the move itself: "Look at row 2." Nil where the clue says it.
  public var place: String? { whereabouts() }
  private var whereabouts: @Sendable () -> String? = { nil }
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
    /// The same of what could be done before the move, too: "That does not stop Bramble from taking the corner a1." Nil where
    /// what it lets happen is said in the same words.
    case still(String?)
    /// What a longer line comes to, where that is not said of a single move: "A few moves later no piece is safe to give."
    case comesTo(String?)
    /// What a better move would have done: "Column 5 would have made four." The name is that of the side that loses by it; nil
    /// for the reader.
    case would(String?)
  }

  /// - Parameter words: nil for what is not said of this idea; the plain sentence always is.
  public init(
    _ name: String, _ cells: [String], isGood: Bool, isCertain: Bool = false, explains: Bool = true,
    isObvious: Bool = false, measure: Int? = nil, most: Int? = nil,
    words: @escaping @Sendable (Telling) -> String?
  ) {
    (self.name, self.cells, self.words) = (name, cells, words)
    (self.isGood, self.isCertain, self.explains, self.isObvious) = (isGood, isCertain, explains, isObvious)
    (self.measure, self.most) = (measure, most)
  }

  /// The same idea with the place where to look for it.
  public func placed(_ place: @escaping @Sendable () -> String?) -> Idea {
    var idea = self
    idea.whereabouts = place
    return idea
  }

  /// The same idea, of which `countsReplies` is true.
  public func countingReplies() -> Idea {
    var idea = self
    idea.countsReplies = true
    return idea
  }

  /// The same idea, whose words name a reply.
  public func naming(reply: String) -> Idea {
    var idea = self
    idea.reply = reply
    return idea
  }

  /// The same idea with more elements by which it is seen.
  public func seen(beside: [String]) -> Idea {
    var idea = self
    idea.beside = beside
    return idea
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

  /// - Parameter name: of the side that gains; nil for the reader.
  public func still(_ name: String?) -> String? { words(.still(name)) ?? words(.lets(name)) }

  /// - Parameter name: of the side that gains; nil for the reader.
  public func comesTo(_ name: String?) -> String? { words(.comesTo(name)) ?? words(.lets(name)) }

  /// - Parameter name: of the side that loses by it; nil for the reader.
  public func would(_ name: String?) -> String? { words(.would(name)) }

  /// - Parameter inPlaces: true where it has to be about the same squares, too.
  public func isSame(as other: Idea, inPlaces: Bool) -> Bool {
    name == other.name && isGood == other.isGood
      && (!inPlaces || cells.isEmpty || !Set(cells).isDisjoint(with: other.cells))
  }

  /// True of what a line comes to though nobody gains by the move itself.
  var endsLine: Bool { words(.comesTo(nil)) != nil }

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
  /// What can be counted of a legal move, and of the others in its place: ideas with a `measure`, the clearest first.
  static func measures(of move: Move, in position: Position) -> [Idea]
  /// What tells two lines of the same length apart for whoever begins both, each with best play after its first move: what the first
  /// comes to, and what the other would have. Nil where nothing does that can be seen.
  static func prospect(of line: [Move], instead other: [Move], from position: Position) -> Idea?
  /// What can be seen of a whole game that a person lost, each in a sentence.
  /// - Parameters:
  ///   - positions: before each move.
  ///   - mistakes: the indices of the person's moves that are told as mistakes; no other is blamed for anything.
  ///   - own: the person's seat.
  ///   - name: of the other side, in the middle of a sentence.
  static func story(
    of moves: [Move], in positions: [Position], mistakes: Set<Int>, own: Seat, name: String
  ) -> [String]
  /// True when the side that is not to move could do with this move what the idea says if it were its turn, so that no move has let
  /// it happen.
  static func stands(_ idea: Idea, of move: Move, in position: Position) -> Bool
  /// True when the side that is not to move could play the move if it were its turn.
  static func couldBePlayed(_ move: Move, outOfTurnIn position: Position) -> Bool
  /// The names of all that a reply turns which could not be played before the move.
  static func opening(of reply: Move, by move: Move, in position: Position) -> [String]
  /// The names of what a move turns so that a reply that could be played before it cannot be played any more; empty where it is not one
  /// thing alone, nil where the reply can still be played or could not be played before.
  static func closing(of reply: Move, by move: Move, in position: Position) -> [String]?
  /// True when a later move of the other side takes what it takes by way of what was wrong with an earlier one.
  static func makesUse(of fault: Idea, _ move: Move, in position: Position) -> Bool
  /// What the moves of a turn of a puzzle's line are for, by the rules alone and by that they keep the goal.
  /// - Parameters:
  ///   - danger: what another move in its place would have allowed; nil where that is not known, or where it is to win.
  ///   - name: of the other side, in the middle of a sentence.
  static func purpose(
    of turn: [Move], for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose
  /// What is wrong with a move that does not keep the goal, and what the other side does with it; nil where the game has no words of
  /// its own for that.
  /// - Parameters:
  ///   - line: what follows, as far as it is known: of a turn with two halves the own second one comes first.
  ///   - value: what is proven of it for whoever made it; nil when nothing is.
  ///   - name: of the other side, in the middle of a sentence.
  static func fault(
    of move: Move, for goal: Goal, line: [Move], value: Int?, in position: Position, name: String
  ) -> Purpose?
  /// What moves are called together, in as few names as can be, and how many of them each name is for.
  static func names(ofAll moves: [Move], in position: Position) -> [(name: String, count: Int)]
}

extension Explaining {
  public static func measures(of move: Move, in position: Position) -> [Idea] { [] }
  public static func stands(_ idea: Idea, of move: Move, in position: Position) -> Bool { false }
  public static func couldBePlayed(_ move: Move, outOfTurnIn position: Position) -> Bool { true }
  public static func makesUse(of fault: Idea, _ move: Move, in position: Position) -> Bool { true }
  public static func opening(of reply: Move, by move: Move, in position: Position) -> [String] { [] }
  public static func closing(of reply: Move, by move: Move, in position: Position) -> [String]? { nil }
  public static func prospect(of line: [Move], instead other: [Move], from position: Position) -> Idea? {
    nil
  }
  public static func story(
    of moves: [Move], in positions: [Position], mistakes: Set<Int>, own: Seat, name: String
  ) -> [String] { [] }
  public static func purpose(
    of turn: [Move], for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose { Purpose() }
  public static func fault(
    of move: Move, for goal: Goal, line: [Move], value: Int?, in position: Position, name: String
  ) -> Purpose? { nil }
  public static func names(ofAll moves: [Move], in position: Position) -> [(name: String, count: Int)] {
    moves.map { (name(of: $0, in: position), 1) }
  }
}
