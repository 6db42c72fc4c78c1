// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// The puzzles in the order in which they are offered: those of the last days, a ladder, boards that are almost full, the book and the
/// shapes, each with what takes people least first.
enum PuzzleShelf {
  /// The same board as two of 5 x 6. It stays in the book, from which the puzzles of days are made.
  private static let twin = "5x13-hole-I-column"

  /// Solves the boards of the daily puzzles, so it takes a while.
  static func starts(_ book: PuzzleBook, today: Day) -> [GameStart] {
    let daily = (0..<3).compactMap { ago in
      Self.daily(today.adding(-ago), book, detail: Saying(Pentominoes.daily(ago: ago)))
    }
    // Another ladder every day. Its last rung, all tiles, is a board of the book.
    let ladder = book.ladder(today.year * 400 + today.month * 31 + today.day)
      .filter { $0.tiles != .all }.map { start($0.puzzle, ("ladder", Saying(tr("Ladder")))) }
    let puzzles = book.easiestFirst(book.puzzles.filter { $0.name != twin }).map { puzzle in
      let grade = book.grade(of: puzzle)
      return start(puzzle, (grade.rawValue, Saying(Pentominoes.spoken(grade))))
    }
    let lasts = book.lasts.map { start($0, ("last", Saying(tr("Last tiles")))) }
    let shapes = book.easiestFirst(book.shapes).map { start($0, ("shapes", Saying(tr("Shapes")))) }
    return daily + ladder + lasts + puzzles + shapes
  }

  /// The lowest rung of a ladder: three tiles, those that fill it in most ways.
  static func beginning(_ book: PuzzleBook) -> GameStart? {
    book.rungs(tiles: book.ladderSets.map(\.tiles.count).min() ?? 0).first.map {
      start($0.puzzle, ("ladder", Saying(tr("Ladder"))))
    }
  }

  /// The puzzle of a day.
  static func daily(_ day: Day, _ book: PuzzleBook, detail: Saying) -> GameStart? {
    DailyPuzzle.kept(day, from: book).map { start($0, ("daily", Saying(tr("Daily"))), detail: detail) }
  }

  /// - Parameter detail: nil for what the puzzle offers.
  private static func start(_ puzzle: Puzzle, _ group: (id: String, title: Saying), detail: Saying? = nil)
    -> GameStart
  {
    GameStart(
      id: puzzle.name, group: group.id, groupTitle: group.title.said, title: Pentominoes.title(of: puzzle),
      detail: detail?.said ?? Pentominoes.promise(puzzle), setup: puzzle.text)
  }
}
