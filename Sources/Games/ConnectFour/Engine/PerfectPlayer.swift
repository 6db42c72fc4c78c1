// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The book and the solver together.
struct PerfectPlayer: ~Copyable, MeteredSearch {
  /// A move and what is proven about the position.
  struct Answer: Sendable {
    var column: Int
    var lower: Int
    var upper: Int
    /// True when the move was not searched, because every other one loses at once.
    var isForced = false
    /// Where nothing is proven: so many discs ahead the move was found to look best; nil when that, too, was given up.
    var guessPlies: Int?
    /// True when the score is known, and with it that no move is better.
    var isExact: Bool { lower == upper }
  }

  private let resources: Resources
  private var solver: Solver
  private var book: SharedContent<OpeningBook>.Hold?
  private var hasReadBook = false
  /// The table of the team.
  private let memory: SharedPages?
  /// Those who share the work; nil when one thread does it all.
  private let team: SearchTeam<PerfectPlayer>?

  /// - Parameters:
  ///   - capacity: the most bytes the solver's table may take.
  ///   - threads: how many may search.
  init(resources: Resources, capacity: Int, threads: Int = 1) {
    self.resources = resources
    solver = Solver(capacity: capacity)
    guard threads > 1 else {
      (memory, team) = (nil, nil)
      return
    }
    let memory = BoundTable.memory(capacity: capacity)
    self.memory = memory
    team = SearchTeam(threads: threads) { PerfectPlayer(Solver(memory: memory, busy: $0)) }
  }

  /// One of a team, which knows no book.
  private init(_ solver: consuming Solver) {
    self.solver = solver
    (resources, memory, team, hasReadBook) = (.none, nil, nil, true)
  }

  var meter: SearchMeter {
    get { solver.meter }
    set { solver.meter = newValue }
  }

  /// Reads the book when it is first needed. Without one everything is searched.
  private mutating func readBook() -> OpeningBook? {
    if !hasReadBook {
      hasReadBook = true
      book = resources.read(OpeningBook.path) { OpeningBook.shared.content(of: $0) { OpeningBook($0) } }
    }
    return book?.content
  }

  var nodes: UInt64 { solver.nodes }

  /// Gives back the memory of table and book.
  mutating func release() {
    forget()
    (book, hasReadBook) = (nil, false)
  }

  private mutating func forget() {
    solver.release()
    team?.drop()
    memory?.release()
  }

  /// A move that keeps the best result at the best distance. When the limits are reached before that is proven, the
  /// move with the best proven bound; nil when the game is over.
  ///
  /// It begins with an empty table: what was searched before must not change which of several good moves is found.
  ///
  /// - Parameter isShared: whether all threads think about it; then it is left to chance which of several good moves is
  ///   found.
  mutating func answer(
    in position: SearchPosition, limits: SearchLimits, isShared: Bool = false
  ) -> Answer? {
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
    forget()
    let known = knownScore(of: position)
    guard isShared, let team else { return searched(position, known, limits: limits) }
    return team.ask(limits, isWhole: \.isExact) { $0.searched(position, known, limits: $1) }.answer
  }

  /// The answer where the book has no move.
  /// - Parameter score: of the position, if the book has that.
  private mutating func searched(_ position: SearchPosition, _ score: Int?, limits: SearchLimits) -> Answer? {
    let analysis = solver.analyse(position, within: score.map { $0...$0 }, limits: limits)
    solver.end()
    guard let best = analysis.moves.first else { return nil }
    // The score of the book says nothing of the move before one is found that has it.
    let answer = Answer(
      column: best.column, lower: best.lower, upper: analysis.upper)
    if answer.isExact || limits.control?.isStopped == true { return answer }
    // Of those that nothing proven tells apart, the one that looks best to the strongest level.
    let open = analysis.moves.filter { ($0.lower, $0.upper) == (best.lower, best.upper) }.map(\.column)
    let column = Level.number(Self.guessLevel).best(of: open, in: position)
    return Answer(
      column: column ?? best.column, lower: answer.lower, upper: answer.upper,
      guessPlies: column.map { _ in Level.number(Self.guessLevel).depth })
  }

  /// The level that is asked when nothing is proven.
  private static let guessLevel = 5

  /// The same, but the one move that keeps the other side from winning at once is not weighed.
  mutating func hint(in position: SearchPosition, limits: SearchLimits) -> Answer? {
    if let column = position.forcedColumn {
      return Answer(column: column, lower: -99, upper: 99, isForced: true)
    }
    return answer(in: position, limits: limits)
  }

  /// The exact score for the side to move; nil when stopped.
  /// - Parameter least: what it is known to be at least.
  mutating func score(
    of position: SearchPosition, atLeast least: Int = .min, limits: SearchLimits = SearchLimits()
  ) -> Int? {
    if let known = knownScore(of: position) ?? Solver.staticScore(of: position) { return known }
    return team?.ask(limits) { $0.solver.score(of: position, atLeast: least, limits: $1) }.answer
      ?? solver.score(of: position, atLeast: least, limits: limits)
  }

  /// The exact score for the side to move, if the book has it.
  mutating func knownScore(of position: SearchPosition) -> Int? { readBook()?.score(of: position) }

  /// What a position is worth at least: to move there is worth no more than any position from which that can be done, and these the
  /// book may know; `Int.min` where it knows none.
  mutating func leastScore(of position: SearchPosition) -> Int {
    var least = Int.min
    for before in position.predecessors {
      if let score = knownScore(of: before) { least = max(least, -score) }
    }
    return least
  }

  /// Nodes that one column may cost before the others have had their turn.
  private static let tries: [UInt64] = [10_000, 300_000, .max]

  /// Tells the exact score of every column, those that are found soon first. The table is kept.
  /// - Returns: false when stopped, or when the budget was used up, before all was told.
  mutating func evaluate(
    _ position: SearchPosition, _ control: SearchControl, tell: @Sendable (Int, Int) -> Void
  ) -> Bool {
    var open = SearchPosition.columnOrder.filter { position.isLegal($0) }
    defer { solver.end() }
    for limit in Self.tries {
      var left: [Int] = []
      for column in open {
        if control.isStopped { return false }
        let limits = SearchLimits(control: control, nodes: limit)
        var score = readBook()?.score(ofMove: column, in: position)
        // What is found soon is not worth starting threads for.
        if score == nil {
          let child = position.playing(column)
          let least = leastScore(of: child)
          score =
            (limit == .max
            ? self.score(of: child, atLeast: least, limits: limits)
            : solver.score(of: child, atLeast: least, limits: limits))
            .map { -$0 }
        }
        if let score { tell(column, score) } else { left.append(column) }
      }
      open = left
    }
    return open.isEmpty
  }

  /// What is proven of the sign of the score. The table is kept: positions of one game help each other.
  mutating func signs(of position: SearchPosition, limits: SearchLimits) -> ClosedRange<Int> {
    if let score = knownScore(of: position) { return score.signum()...score.signum() }
    defer { solver.end() }
    return solver.signs(of: position, limits: limits)
  }
}
