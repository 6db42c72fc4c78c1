// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// The puzzles in the order in which they are offered: those of the last days, a ladder, boards that are almost full, the book by
/// grade, and shapes.
enum PuzzleShelf {
  /// Solves the boards of the daily puzzles, so it takes a while.
  static func starts(_ book: PuzzleBook, today: Day) -> [GameStart] {
    let daily = (0..<3).compactMap { ago in
      DailyPuzzle.make(today.before(ago), from: book).map { puzzle in
        var puzzle = puzzle
        puzzle.title = Pentominoes.daily(puzzle.grade, tiles: puzzle.needed - puzzle.givens.count)
        return start(puzzle, ("daily", tr("Daily")), detail: Pentominoes.daily(ago: ago))
      }
    }
    // Another ladder every day.
    let ladder = book.ladder(today.year * 400 + today.month * 31 + today.day).map(\.puzzle).map {
      start($0, ("ladder", tr("Ladder")), detail: Pentominoes.promise($0))
    }
    let puzzles = book.puzzles.map { puzzle in
      start(
        puzzle, (puzzle.grade.rawValue, Pentominoes.spoken(puzzle.grade)), detail: Pentominoes.promise(puzzle)
      )
    }
    let lasts = book.lasts.map { start($0, ("last", tr("Last tiles")), detail: Pentominoes.promise($0)) }
    let shapes = book.shapes.map { start($0, ("shapes", tr("Shapes")), detail: Pentominoes.promise($0)) }
    return daily + ladder + lasts + puzzles + shapes
  }

  private static func start(_ puzzle: Puzzle, _ group: (id: String, title: String), detail: String)
    -> GameStart
  {
    GameStart(
      id: puzzle.name, group: group.id, groupTitle: group.title, title: Pentominoes.title(of: puzzle),
      detail: detail,
      setup: puzzle.text)
  }
}

extension Day {
  /// So many days earlier, in the calendar of Pope Gregory.
  func before(_ days: Int) -> Day {
    var day = self
    for _ in 0..<days {
      day.day -= 1
      guard day.day == 0 else { continue }
      day.month -= 1
      if day.month == 0 { (day.month, day.year) = (12, day.year - 1) }
      let isLeap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0)
      day.day = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][day.month - 1]
    }
    return day
  }
}
