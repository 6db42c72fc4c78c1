// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The book and the solver together.
struct PerfectPlayer: ~Copyable {
  /// A move and what is proven about the position.
  struct Answer {
    var column: Int
    var lower: Int
    var upper: Int
  }

  static let bookPath = "books/connect-four.book"

  private let resources: Resources
  private var solver: Solver
  private var book: OpeningBook?
  private var hasReadBook = false
  /// The stones of the last position searched.
  private var lastMask: UInt64 = 0

  /// - Parameter capacity: the most bytes the solver's table may take.
  init(resources: Resources, capacity: Int) {
    self.resources = resources
    solver = Solver(capacity: capacity)
  }

  /// Reads the book when it is first needed. Without one everything is searched.
  private mutating func readBook() -> OpeningBook? {
    if !hasReadBook {
      hasReadBook = true
      book = resources.load(Self.bookPath).flatMap { OpeningBook($0) }
    }
    return book
  }

  /// A move that keeps the best result at the best distance. When the limits are reached before that is proven, the
  /// move with the best proven bound; nil when the game is over.
  mutating func answer(in position: SearchPosition, limits: SearchLimits) -> Answer? {
    if let book = readBook() {
      if let (column, score) = book.move(in: position) {
        return Answer(column: column, lower: score, upper: score)
      }
      let legal = SearchPosition.columnOrder.filter { !position.isLost && position.isLegal($0) }
      let scores = legal.compactMap { column in book.score(ofMove: column, in: position) }
      if !legal.isEmpty, scores.count == legal.count, let best = scores.max(),
        let index = scores.firstIndex(of: best)
      {
        return Answer(column: legal[index], lower: best, upper: best)
      }
    }
    startOverUnlessFollowing(position)
    let analysis = solver.analyse(position, limits: limits)
    guard let best = analysis.moves.first else { return nil }
    return Answer(column: best.column, lower: analysis.lower, upper: analysis.upper)
  }

  /// The exact score for the side to move; nil when stopped.
  mutating func score(of position: SearchPosition, limits: SearchLimits = SearchLimits()) -> Int? {
    if let score = readBook()?.score(of: position) { return score }
    startOverUnlessFollowing(position)
    return solver.score(of: position, limits: limits)
  }

  /// What was learned about this game still helps later in the game, and only there.
  private mutating func startOverUnlessFollowing(_ position: SearchPosition) {
    if position.mask & lastMask != lastMask { solver.clear() }
    lastMask = position.mask
  }
}
