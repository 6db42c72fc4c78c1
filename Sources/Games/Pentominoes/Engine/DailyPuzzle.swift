// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

/// The puzzle of the day: a board with some tiles given, and exactly one way to finish it.
public enum DailyPuzzle {
  /// For each weekday from Monday the grades to choose the board from, and how many tiles are missing if it can be.
  static let week: [(grades: ClosedRange<Grade>, missing: Int, grade: Grade)] = [
    (.easy ... .easy, 4, .easy), (.easy ... .medium, 4, .easy), (.easy ... .medium, 5, .medium),
    (.medium ... .hard, 5, .medium), (.medium ... .hard, 6, .hard), (.hard ... .expert, 6, .hard),
    (.easy ... .expert, 7, .expert),
  ]

  /// What its name begins with; the day follows.
  static let prefix = "daily-"

  /// The same for everybody on that day: it follows from the date and the book alone. It grows harder from Monday to
  /// Sunday. Takes as long as it takes to solve the board.
  /// - Returns: nil when the search was stopped, or the book has no board for all twelve tiles.
  public static func make(
    _ day: Day, from book: PuzzleBook, limits: SearchLimits = SearchLimits()
  ) -> Puzzle? {
    make(day, from: book) { PuzzleKnowledge($0, limits: limits) }
  }

  /// - Parameter solve: all about a board; a board is the base of many days.
  static func make(_ day: Day, from book: PuzzleBook, solve: (Puzzle) -> PuzzleKnowledge?) -> Puzzle? {
    let plan = week[day.weekday]
    var random = random(of: day)
    guard let base = base(of: day, from: book, &random), let knowledge = solve(base), knowledge.count > 0
    else { return nil }
    var puzzle = unfinished(knowledge, missing: plan.missing, &random)
    puzzle.name = prefix + day.description
    puzzle.grade = plan.grade
    return puzzle
  }

  /// The same, which whoever looks at the list of puzzles again need not wait for: the last ones are kept, a few hundred bytes each.
  static func kept(_ day: Day, from book: PuzzleBook) -> Puzzle? {
    var random = random(of: day)
    guard let base = base(of: day, from: book, &random) else { return nil }
    let wish = Wish(day: day, base: base)
    if let puzzle = last.withLock({ $0[wish] }) { return puzzle }
    let puzzle = make(day, from: book)
    last.withLock { last in
      if last.count >= 16 { last = [:] }
      last[wish] = puzzle
    }
    return puzzle
  }

  /// What a puzzle follows from.
  private struct Wish: Hashable {
    var day: Day
    var base: Puzzle
  }
  private static let last = Mutex<[Wish: Puzzle]>([:])

  private static func random(of day: Day) -> SeededRandom {
    SeededRandom(seed: UInt64(bitPattern: Int64(day.year * 10_000 + day.month * 100 + day.day)))
  }

  /// The board whose solution a day's puzzle is a part of.
  private static func base(of day: Day, from book: PuzzleBook, _ random: inout SeededRandom) -> Puzzle? {
    let grades = week[day.weekday].grades
    return random.element(
      of: book.puzzles.filter {
        grades.contains($0.grade) && $0.needed == $0.allowed.count && $0.needed == 12
      })
  }

  /// A solution without so many of its tiles, or as many as can go in twenty tries while there is one way to finish it.
  public static func unfinished(
    _ knowledge: PuzzleKnowledge, missing: Int, _ random: inout SeededRandom
  ) -> Puzzle {
    var best: [Placement]?
    for _ in 0..<20 {
      let number = random.below(knowledge.count)
      let givens = thinned(knowledge, number, missing: missing, &random)
      if givens.count < best?.count ?? .max { best = givens }
      if givens.count <= knowledge.puzzle.needed - missing { break }
    }
    var puzzle = knowledge.puzzle
    puzzle.solutions = 1
    puzzle.givens = best ?? []
    return puzzle
  }

  /// The tiles of a solution without as many as can go while it stays the only one, `missing` at most.
  private static func thinned(
    _ knowledge: PuzzleKnowledge, _ number: Int, missing: Int, _ random: inout SeededRandom
  ) -> [Placement] {
    let solution = knowledge.solution(number)
    var kept = solution
    for tile in random.shuffled(Pentomino.allCases) where solution.count - kept.count < missing {
      var fewer = kept
      fewer[tile] = nil
      var position = Pentominoes.Position(knowledge.puzzle)
      for placement in fewer.values { position = position.laying(placement) }
      if knowledge.left(position) == 1 { kept = fewer }
    }
    return Pentomino.allCases.compactMap { kept[$0] }
  }
}
