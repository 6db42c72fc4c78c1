// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How hard a puzzle is, easiest first.
public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
  case starter, easy, medium, hard, expert, fiendish

  public static func < (a: Grade, b: Grade) -> Bool { a.number < b.number }

  /// By how many tiles a simple player lays until a board is filled.
  init(work: Int) {
    self =
      switch work {
      case ..<20: .starter
      case ..<550: .easy
      case ..<900: .medium
      case ..<1500: .hard
      case ..<4000: .expert
      default: .fiendish
      }
  }

  static var allowed: String { "it is one of " + allCases.map(\.rawValue).joined(separator: ", ") }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A board, the tiles that may lie on it, and what is known about it.
public struct Puzzle: Hashable, Sendable {
  /// Stable name, used in ids and in the settings file: "rect-6x10".
  public var name: String
  /// As a person calls it: "Classic 6x10".
  public var title: String
  public var board: Board
  /// Tiles to choose from.
  public var allowed: PentominoSet
  /// How many of them fill the board.
  public var needed: Int
  /// By the number of its solutions: from it the boards of days are chosen, and it stands in what is kept, so it does not change.
  public var grade: Grade
  /// Solutions up to the symmetries of the board, where known.
  public var solutions: Int?
  /// Solutions with nothing folded, where known.
  public var raw: Int?
  /// Tiles that lie from the start and cannot be moved.
  public var givens: [Placement]

  public init(
    name: String = "", title: String? = nil, board: Board, allowed: PentominoSet = .all, needed: Int,
    grade: Grade = .medium, solutions: Int? = nil, raw: Int? = nil,
    givens: [Placement] = []
  ) {
    self.name = name
    self.title = title ?? name
    self.board = board
    self.allowed = allowed
    self.needed = needed
    self.grade = grade
    self.solutions = solutions
    self.raw = raw
    self.givens = givens
  }

  /// All twelve tiles on 6 x 10: what a game begins with that chose nothing else. It is in the book, too.
  public static let classic = Puzzle(
    name: "rect-6x10", title: "Classic 6x10", board: Board(rows: 6, columns: 10), needed: 12, grade: .easy,
    solutions: 2339, raw: 9356)
}
