// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// A board game: rules without a screen, an engine, and a table to play it on.
///
/// The four kinds of data each have one home (after Simon Tatham's puzzle collection):
/// - `Position` is what undo restores. A value; the rules are pure functions on it.
/// - `Move` is text both ways: a game is its options plus its list of moves.
/// - `Table` is what undo never touches: pointer, drag, selection, things in motion.
/// - What is drawn follows from the other three at any time.
///
/// Laws, held by `GameLaws` on random games: `Move(move.description) == move`;
/// replaying the list of moves gives an equal position; a position without legal moves has an outcome, and one with
/// an outcome has no legal moves; playing an illegal move is refused.
/// What only some games have is asked of the protocols in `Facets.swift`.
public protocol Game<Position, Move, Engine>: Sendable {
  associatedtype Position: GamePosition where Position.Move == Move
  associatedtype Move
  associatedtype Engine: GameEngine where Engine.Position == Position, Engine.Move == Move
  associatedtype Table: GameTable where Table.Position == Position, Table.Move == Move

  static var info: GameDescriptor { get }

  /// The start position under the given options.
  static func start(_ options: GameOptions) -> Position
  /// What the person to move should do, in one sentence, and a line of help under it.
  static func prompt(in position: Position) -> (message: String, help: String)
  /// That line of help for somebody who plays with this.
  static func help(in position: Position, by means: Means) -> String
  /// What a move is called inside a sentence: "column 4", "f5".
  static func name(of move: Move) -> String
  /// The same where the position tells it from others in fewer words: "the tall dark piece".
  static func name(of move: Move, in position: Position) -> String
  /// A move as it is told to somebody who does not see what it does: "f5, turns 3 discs".
  static func told(_ move: Move, in position: Position) -> String
  /// What a list of moves shows of a move, in very few letters: "4", "f5".
  static func mark(of move: Move) -> String
  /// The reason of an outcome in a few words, to stand after a colon: "four on the diagonal". Without words for a reason
  /// that is not the game's own, such as one from a damaged file.
  static func explain(reason: String) -> String
  /// Why the game in this position is over, as a sentence: "Four tall pieces in row 2." Empty while it is not.
  /// - Parameter name: what a side is called; nil for "you".
  static func verdict(on position: Position, name: (Seat) -> String?) -> String
  /// What a hint says: one sentence, or several that say more and more, one for each time it is asked for.
  static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String]
  /// What the engine found that a hint is about; nil where the ideas of its move tell.
  /// - Parameter showsMove: true once its move is shown.
  static func idea(of hint: Hint<Move, Engine.Meaning>, showsMove: Bool, in position: Position) -> Idea?
  /// What is said when a hint was asked for and there is none: because no move is good, which is certain, or because
  /// none was found with as much work as a hint may cost.
  static func noHint(isCertain: Bool) -> String

  /// The engine behind `quartet solve`, `move`, `bench` and `perft`.
  static func makeConsole(_ resources: Resources) -> any EngineConsole
}

/// The rules of a game: pure functions on a value, with no drawing in sight.
public protocol GamePosition<Move>: Hashable, Sendable {
  associatedtype Move: LosslessStringConvertible & Hashable & Sendable

  var turn: Seat { get }
  /// Every legal move, in a fixed order; none when the game is over.
  var legalMoves: [Move] { get }
  /// The position after `move`, or nil if the move is not legal.
  func playing(_ move: Move) -> Self?
  var outcome: Outcome? { get }
  /// The text format of the command line.
  var notation: String { get }
  /// How good a position looks to the side to move without looking ahead, in any measure; 0 of a game that says nothing about
  /// it. For `DepthEngine`, when the game is not over.
  var evaluation: Int { get }
  /// True in the middle of a turn of several moves: what comes next belongs to what was done last.
  var isMidTurn: Bool { get }
}

extension GamePosition {
  public var evaluation: Int { 0 }
  public var isMidTurn: Bool { false }
}

extension Game {
  public static func name(of move: Move) -> String { move.description }
  public static func name(of move: Move, in position: Position) -> String { name(of: move) }
  public static func told(_ move: Move, in position: Position) -> String { name(of: move) }
  public static func help(in position: Position, by means: Means) -> String { prompt(in: position).help }
  public static func mark(of move: Move) -> String { move.description }
  /// What a move is called in few letters, where they say it all: "4", "f5", "the tall dark piece".
  public static func shortName(of move: Move) -> String {
    let mark = mark(of: move)
    return move.description.hasPrefix("=") || mark.isEmpty || mark == GameRecord.pass ? name(of: move) : mark
  }
  /// The same of a move that is text.
  public static func shortName(_ text: String) -> String { Move(text).map { shortName(of: $0) } ?? text }
  /// Names of pieces and columns begin in small letters; those of squares always do.
  public static func sentence(_ words: String) -> String {
    words.dropFirst().first?.isNumber == true ? words : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What a move is called at the beginning of a sentence.
  public static func sentenceName(of move: Move) -> String {
    let name = name(of: move)
    return name == move.description ? name : sentence(name)
  }
  public static func turn(in position: Position) -> Seat { position.turn }
  public static func legalMoves(in position: Position) -> [Move] { position.legalMoves }
  public static func playing(_ move: Move, in position: Position) -> Position? { position.playing(move) }
  public static func outcome(of position: Position) -> Outcome? { position.outcome }
  public static func notation(of position: Position) -> String { position.notation }
  public static func idea(
    of hint: Hint<Move, Engine.Meaning>, showsMove: Bool, in position: Position
  ) -> Idea? { nil }
  public static func noHint(isCertain: Bool) -> String {
    isCertain ? tr("There is no good move to show.") : tr("No best move could be found.")
  }
}

/// What thinks: one engine for each game, shared by the main thread and the search threads, so it guards its own state.
/// The memory it needs is taken at its first search. Questions asked at the same time wait for each other.
///
/// Every search counts its nodes on the `SearchControl` it is given, and gives up when the budget is used up; what it
/// returns then is nil, or what is certain nevertheless.
public protocol GameEngine<Position, Move>: Sendable {
  associatedtype Position: Sendable
  associatedtype Move: Hashable & Sendable
  /// What a hint knows of its move; the game has words for it.
  associatedtype Meaning: Hashable & Sendable

  init(resources: Resources)

  /// The move a bot of this strength plays; nil if there is none or the search was stopped.
  /// Blocks for as long as it thinks. Equal seeds and positions give equal moves; asked move after move of a game, an engine may
  /// go on with what it found for the moves before, and then equal games do.
  func choose(
    in position: Position, strength: Strength, seed: UInt64, control: SearchControl
  ) -> Move?

  /// About as many nodes as it searches in a second: the budget of a question that nobody waits longer for.
  static var secondOfWork: UInt64 { get }

  /// The best move and what it is worth; nil if there is none or the search was stopped.
  func hint(in position: Position, control: SearchControl) -> Hint<Move, Meaning>?

  /// What is certain of the value for the side to move, within the budget: 1 wins, 0 draws, -1 loses; of a puzzle, 1 if
  /// it can be solved and 0 if not. What follows from a look at the position is always seen. Nil when nothing is
  /// certain.
  func bounds(of position: Position, control: SearchControl) -> ClosedRange<Int>?

  /// Gives its memory back to the system, after the search that may be running. The next search takes what it needs.
  func rest()
}

extension GameEngine {
  public static var secondOfWork: UInt64 { 10_000_000 }
  public func bounds(of position: Position, control: SearchControl) -> ClosedRange<Int>? { nil }
  public func rest() {}
}

/// A good move and what is known of it.
public struct Hint<Move: Hashable & Sendable, Meaning: Hashable & Sendable>: Hashable, Sendable {
  public var move: Move
  public var meaning: Meaning

  public init(move: Move, meaning: Meaning) {
    self.move = move
    self.meaning = meaning
  }
}
