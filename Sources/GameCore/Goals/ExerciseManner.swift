// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is special to a kind of exercise. Times are in seconds at the usual pace.
public struct ExerciseManner: Hashable, Sendable {
  /// False where a wrong move is given back to the hand: it never comes to lie on the board.
  public var laysWrong = true
  /// From a wrong move to its answer.
  public var answerTime = 0.4
  /// For how long both are looked at before they go back; nil until somebody goes on, for nobody else knows how long reading takes.
  public var lookTime: Double?
  /// The same after the last try there is.
  public var lastLookTime = 2.4
  /// Between the moves of what an answer comes to.
  public var followTime = 0.8
  /// So many wrong moves end it; nil where one may always try again.
  public var mostMisses: Int?
  /// False where the first move alone is to be found, and the rest of the line follows by itself.
  public var asksAll = true
  /// Before a move that nobody has to find, and between those of a solution.
  public var replyTime = 0.2
  public var showTime = 0.7

  public init() {}

  private init(_ change: (inout Self) -> Void) { change(&self) }

  public static let puzzle = Self()
  /// A mistake of a past game.
  public static let quest = Self { $0.mostMisses = 3 }
  /// One move answers; nobody waits to see why it was wrong.
  public static let rush = Self { ($0.mostMisses, $0.answerTime, $0.lookTime) = (1, 0, 0) }
  /// A sentence says why a move was wrong, and one that is right is followed by what comes of it.
  public static let lesson = Self { ($0.laysWrong, $0.asksAll, $0.replyTime) = (false, false, 0.9) }
}
