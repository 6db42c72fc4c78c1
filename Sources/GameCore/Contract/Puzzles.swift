// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Words

/// A game with starts to choose from.
public protocol PuzzleCatalogue<Position, Move, Engine>: Game {
  /// Starts to choose from, grouped. It may take a second.
  static func starts(_ resources: Resources, today: Day) -> [GameStart]
  /// The puzzle of a day, the same for everybody; nil when there is none. It may take a second.
  static func start(of day: Day, _ resources: Resources) -> GameStart?
  /// What lies on the table for somebody who never played; nil for the usual start.
  static func beginning(_ resources: Resources) -> GameStart?
  /// The day whose puzzle a game with this setup is; nil for any other start.
  static func day(ofSetup setup: String) -> Day?
  /// How far a game is: "5 of 12 tiles".
  static func progress(of position: Position) -> String?
  /// A solved position in the game's own words, the same for all that count as one; nil while it is not solved.
  static func solution(on position: Position) -> String?
  /// The same backwards, on the board of a position.
  static func position(showing solution: String, in position: Position) -> Position?
  /// In how many seconds a good player solves it.
  static func par(of position: Position) -> Double
  /// How many solutions there are, where the puzzle knows it.
  static func solutionCount(of position: Position) -> Int?
  /// A position as a small picture to choose from.
  static func paintThumbnail(_ position: Position, in frame: Rect, look: Look, into list: inout DrawList)
}

/// An engine that knows how a puzzle can end.
public protocol Solving<Position, Move>: GameEngine {
  /// In how many ways it can be solved from here, as the game counts them; nil if that cannot be told.
  func waysLeft(in position: Position, control: SearchControl) -> Int?
  /// Ways in which it can end from here, as final positions in a fixed order; nil if they cannot be told.
  func endings(of position: Position, control: SearchControl) -> [Position]?
  /// Sentences about a puzzle that is solved, the first one the most telling; none if there is nothing to say.
  func epilogue(of position: Position, control: SearchControl) -> [Saying]
}

/// What is known of how a puzzle can be solved from a position.
public struct Solutions<Position: Sendable>: Sendable {
  /// In how many ways, as the game counts them; nil while that is not known.
  public var left: Int?
  /// Final positions in a fixed order, once they have been asked for.
  public var endings: [Position]?
  /// True when they were asked for and the engine cannot tell them.
  public var endingsAreUnknown = false

  public init() {}
}

/// A start to choose from: a puzzle.
public struct GameStart: Hashable, Sendable {
  /// Stable, used in ids: "rect-6x10".
  public var id: String
  /// Starts of a group stand together; stable, used in ids: "easy".
  public var group: String
  private let groupWords, titleWords, detailWords: Saying
  /// For `GameOptions.setup`.
  public var setup: String

  public init(
    id: String, group: String, groupTitle: @autoclosure @escaping @Sendable () -> String,
    title: @autoclosure @escaping @Sendable () -> String,
    detail: @autoclosure @escaping @Sendable () -> String,
    setup: String
  ) {
    (self.id, self.group, self.setup) = (id, group, setup)
    (groupWords, titleWords, detailWords) = (Saying(groupTitle()), Saying(title()), Saying(detail()))
  }

  /// What the group is called: "Easy".
  public var groupTitle: String { groupWords.said }
  public var title: String { titleWords.said }
  /// "2339 solutions".
  public var detail: String { detailWords.said }
}

/// A day of the calendar, by the player's clock.
public struct Day: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}
