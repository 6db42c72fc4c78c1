// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// A game that is taught: its rules one by one on a small board, and lessons that are played on the real one. Both are data;
/// what is claimed in them is proven by a test, with the game's rules and engine.
public protocol Teaching<Position, Move, Engine>: Game {
  /// Easy ones first; names are unique within the game.
  static var lessons: [Lesson] { get }
  /// What the game is about, in one line, for somebody who has never seen it.
  static var aim: Phrase { get }
  /// What somebody knows who has gone through all lessons, in one line.
  static var learned: Phrase { get }
  /// Three to five, as they are under these options.
  static func shownRules(_ options: GameOptions) -> [ShownRule]
  /// The name of the lesson that teaches an idea best, by the name of the idea.
  static func lesson(on idea: String) -> String?
  /// Why this very move misses what is asked for, or what one that is right comes to, where a step cannot say it of all alike.
  static func remark(on move: Move, at step: LessonStep, isRight: Bool, in position: Position)
    -> LessonRemark?
}

/// What is said of one move of a lesson, with the ids of what shows it.
public struct LessonRemark: Hashable, Sendable {
  public var words: String
  public var cells: [String]

  public init(_ words: String, _ cells: [String] = []) { (self.words, self.cells) = (words, cells) }
}

extension Teaching {
  public static func remark(
    on move: Move, at step: LessonStep, isRight: Bool, in position: Position
  ) -> LessonRemark? { nil }
  public static func lesson(on idea: String) -> String? { nil }
}

/// One thing to learn, in one step or more.
public struct Lesson: Hashable, Sendable {
  /// Stable, for what is kept and for ids: "two-threats".
  public var name: String
  public var title: Phrase
  /// What it is about, in a few words.
  public var caption: Phrase
  /// At least one.
  public var steps: [LessonStep]

  public init(_ name: String, _ title: Phrase, _ caption: Phrase, _ steps: [LessonStep]) {
    (self.name, self.title, self.caption, self.steps) = (name, title, caption, steps)
  }
}

/// A position, what to do in it, and what is said about that.
public struct LessonStep: Hashable, Sendable {
  /// Where it begins: see `GameOptions.setup`.
  public var setup: String?
  /// Played from there before the lesson begins, as text, parted by blanks.
  public var moves: String
  /// What is to be learnt, and what is to be done.
  public var sentence: Phrase
  public var detail: Phrase
  /// Ids of elements that glow.
  public var cells: [String]
  /// The move that the hand shows; nil where it is to be found.
  public var shown: String?
  /// Buttons of the game's own that the hand uses on the way: a tile is turned.
  public var turns: [String]
  /// The moves that are right: all that keep every claim, and no others.
  public var right: [String]
  public var claims: [LessonClaim]
  /// Why it was right.
  public var why: Phrase
  /// What is said of particular wrong moves.
  public var wrong: [String: Phrase]
  /// What is said of all others of which the ideas of the game say nothing.
  public var miss: Phrase
  /// What follows a right move, shown on the board: the other side's answer, and so on; only where one move is right. A win by force
  /// is played out to its end.
  public var answers: String

  public init(
    setup: String? = nil, after moves: String = "", _ sentence: Phrase, _ detail: Phrase,
    cells: [String] = [], shows shown: String? = nil, turns: [String] = [], right: [String],
    _ claims: [LessonClaim], why: Phrase, wrong: [String: Phrase] = [:], miss: Phrase, answers: String = ""
  ) {
    (self.setup, self.moves, self.sentence, self.detail) = (setup, moves, sentence, detail)
    (self.cells, self.shown, self.turns, self.right) = (cells, shown, turns, right)
    (self.claims, self.why, self.wrong, self.miss) = (claims, why, wrong, miss)
    self.answers = answers
  }
}

extension LessonStep {
  /// True of a move that is not meant and as good as the one that is: the rules alone prove that it decides the game. Where a win
  /// is there to be taken nothing else is as good.
  public func isAccepted<G: Game>(_ move: G.Move, of game: G.Type, in position: G.Position) -> Bool {
    !claims.contains(.wins)
      && G.facets.ideas(of: move, in: position).contains { $0.isGood && $0.isCertain }
  }
}

/// What the right moves of a step have in common, and no other move has.
public enum LessonClaim: Hashable, Sendable {
  /// Allowed by the rules.
  case legal
  /// Ends the game and wins it.
  case wins
  /// Wins against every answer.
  case winsByForce
  /// Keeps the best result that there is: a win, else a draw; of a puzzle, that it can still be solved.
  case keepsBest
  /// An idea of the game says so of the move, by its name: see `Idea`.
  case has(String)
  case lacks(String)
  /// Leaves the other side fewer moves than any other does.
  case leavesFewestMoves
}

/// A rule of the game with a small board on which it is shown.
public struct ShownRule: Hashable, Sendable {
  public var title: Phrase
  /// Two or three sentences at most.
  public var words: Phrase
  /// See `LessonStep`.
  public var setup: String?
  public var moves: String
  /// What is played on the board, again and again.
  public var shown: String
  public var cells: [String]

  public init(
    _ title: Phrase, _ words: Phrase, setup: String? = nil, after moves: String = "", shows shown: String,
    cells: [String] = []
  ) {
    (self.title, self.words, self.setup, self.moves) = (title, words, setup, moves)
    (self.shown, self.cells) = (shown, cells)
  }
}

extension Game {
  /// None of a game that is not taught.
  public static var lessons: [Lesson] { facets.lessons }

  /// The game of a lesson up to where it begins; nil when the text is no game by these rules.
  public static func line(
    setup: String?, _ moves: String, _ options: GameOptions = GameOptions()
  ) -> GameLine<Self>? {
    var options = options
    options.setup = setup
    let words = moves.split(separator: " ")
    let read = words.compactMap { Move(String($0)) }
    return read.count < words.count ? nil : GameLine(options, moves: read)
  }
}
