// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// What every move is worth can be shown on the board.
public protocol Valuing<Position, Move, Engine>: Game where Engine: Evaluating {
  /// True when values are shown whatever the player has chosen: such as how many ways are left in a puzzle.
  static func wantsValues(_ options: GameOptions, in position: Position) -> Bool
  /// Who wins and how, when the side to move plays a move of this value: "Amber wins in 2".
  /// - Parameter name: what a seat is called; nil for the person in front of the screen.
  static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String
  /// How much of a bar of two colours belongs to the side to move, 0 to 1, when its best move is worth this.
  static func share(_ value: MoveValue, in position: Position) -> Double
  /// What the signs mean that moves wear on the board, in one sentence; nil where they wear none.
  static var signs: Phrase? { get }
  /// True when guesses of the engine are in the measure of proven scores, so that a review may tell them as estimates.
  static var estimates: Bool { get }
  /// What the move played and a better one were worth, in one sentence, in the unit in which costs are told; nil in games in which
  /// only the result counts.
  /// - Parameters:
  ///   - better: the better move, as it is called.
  ///   - played: the move that was played.
  static func words(
    for score: Int, best: Int, isProven: Bool, _ better: String, _ played: String
  ) -> String?
  /// What a move cost, in one sentence, in the same unit; nil in games in which only the result counts.
  /// - Parameter isLive: true while it can be taken back.
  static func words(forCost cost: Int, isProven: Bool, isLive: Bool) -> String?
  /// How much has to be lost before a review tells a move as a mistake; nil in games in which only the result counts.
  static var toldLoss: Int? { get }
  /// True of a value that takes so many moves that nobody at a board sees it: it is said before the number.
  /// - Parameter value: nil when only the result is known.
  static func isFar(_ value: MoveValue?, in position: Position) -> Bool
  /// True of what a hint knows of its move when every move loses: it says so, and is not played for the player.
  static func isLost(_ meaning: Engine.Meaning) -> Bool
  /// How much has to be lost before the coach speaks of it; nil in games in which only the result counts.
  static var coachedLoss: Int? { get }
}

extension Valuing {
  public static func wantsValues(_ options: GameOptions, in position: Position) -> Bool { false }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.isProven else { return tr("Not decided yet") }
    guard value.score != 0 else { return tr("A draw") }
    guard let name = name(value.score > 0 ? position.turn : position.turn.other) else { return tr("You win") }
    return tr("{name} wins", ["name": name])
  }

  public static func share(_ value: MoveValue, in position: Position) -> Double {
    0.5 + 0.5 * Double(value.score.signum())
  }

  public static var signs: Phrase? { nil }

  public static var estimates: Bool { false }

  public static func words(
    for score: Int, best: Int, isProven: Bool, _ better: String, _ played: String
  ) -> String? { nil }
  public static func words(forCost cost: Int, isProven: Bool, isLive: Bool) -> String? { nil }
  public static var toldLoss: Int? { nil }
  public static func isLost(_ meaning: Engine.Meaning) -> Bool { false }
  public static func isFar(_ value: MoveValue?, in position: Position) -> Bool { false }
  public static var coachedLoss: Int? { nil }

  static func evaluate(
    _ position: Position, by engine: Engine, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
  ) -> Bool {
    engine.evaluate(position, control: control, tell: tell)
  }

  static func isLost(_ hint: Hint<Move, Engine.Meaning>) -> Bool { isLost(hint.meaning) }

  static func hint(
    from values: [Move: MoveValue], by engine: Engine, in position: Position
  ) -> Hint<Move, Engine.Meaning>? {
    engine.hint(from: values, in: position)
  }
}

/// An engine that can tell what every move is worth.
public protocol Evaluating<Position, Move>: GameEngine {
  /// Tells what each legal move is worth to whoever makes it, as it is found; a move may be told again when more is
  /// known of it, and what is told as proven is exact.
  /// - Returns: true when all was told that can be; false when the search was stopped before.
  func evaluate(
    _ position: Position, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
  ) -> Bool

  /// The hint that follows from what every legal move is worth: shown beside the values, it says the same. Nil when it
  /// does not follow from them alone.
  func hint(from values: [Move: MoveValue], in position: Position) -> Hint<Move, Meaning>?
}

extension Evaluating {
  public func hint(from values: [Move: MoveValue], in position: Position) -> Hint<Move, Meaning>? { nil }

  /// The proven value of every legal move; nil when it cannot be told for all, or the search was stopped.
  public func values(in position: Position, control: SearchControl) -> [Move: Int]? {
    let told = ToldValues<Move>()
    guard evaluate(position, control: control, tell: { told.take($1, of: $0) }) else { return nil }
    let values = told.all
    guard !values.isEmpty, values.values.allSatisfy(\.isProven) else { return nil }
    return values.mapValues(\.score)
  }
}
