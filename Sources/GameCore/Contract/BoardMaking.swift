// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Words

/// A game whose boards players can make themselves.
public protocol BoardMaking<Position, Move, Engine>: Game {
  static var maker: any BoardMaker { get }
}

/// What a game has to say to whoever makes a board of it: squares of a slab are cut out one by one. Squares are numbered row
/// by row (`Squares`).
public protocol BoardMaker: Sendable {
  var slab: Squares { get }
  /// Boards to begin with.
  var patterns: [BoardPattern] { get }
  /// What keeps a board from being played, at once; nil of one that may have a solution.
  func fault(of squares: Set<Int>) -> BoardFault?
  /// In how many ways a board without a fault can be solved, as the game counts them; blocks. Nil when it was stopped.
  func ways(of squares: Set<Int>, control: SearchControl) -> BoardWays?
  /// What is needed to fill the board, in a few words; empty while that cannot be said.
  func need(of squares: Set<Int>) -> String
  /// The board in a text from elsewhere, in whatever form the game reads.
  func read(_ text: String) throws(TranscriptError) -> OwnBoard
  /// A board as a start of the game; nil of one with a fault.
  func start(of board: OwnBoard) -> GameStart?
  /// The slab with these squares cut out; `corner` is that of the first square.
  func paint(
    _ squares: Set<Int>, corner: Point, cell: Double, margin: Double, look: Look, into list: inout DrawList)
}

/// A board to begin with.
public struct BoardPattern: Hashable, Sendable {
  public var title: Phrase
  public var squares: Set<Int>

  public init(_ title: Phrase, _ squares: Set<Int>) { (self.title, self.squares) = (title, squares) }
}

/// Why a board cannot be played.
public struct BoardFault: Hashable, Sendable {
  /// "57 squares: not a multiple of five".
  public var what: String
  /// "3 more or 2 fewer".
  public var remedy: String

  public init(_ what: String, remedy: String) { (self.what, self.remedy) = (what, remedy) }
}

/// In how many ways a board can be solved.
public enum BoardWays: Hashable, Sendable {
  case exactly(Int)
  /// More than are counted.
  case moreThan(Int)

  public var isNone: Bool { self == .exactly(0) }
}

extension Game {
  /// Nil of a game whose boards are what they are.
  public static var boardMaker: (any BoardMaker)? { (Self.self as? any BoardMaking.Type)?.maker }
}
