// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Reversi {
  /// The bots of Reversi: five levels, and a master, who makes no mistake once the end is seen.
  public final class Engine: Evaluating, Pondering {
    /// What is known of a hint's move, in discs more than the other side at the end.
    public enum Meaning: Hashable, Sendable {
      case onlyMove
      case exact(Int)
      /// Proven, though not by how much.
      case wins, loses
      /// By the evaluation of a search; not proven.
      case about(Int)
    }

    /// Where the weights of the evaluation are among the resources.
    static let weightsName = "books/reversi.weights"
    static let bookName = "books/reversi.book"
    public static let secondOfWork: UInt64 = 20_000_000
    /// With more empty squares nobody can tell within a second who wins.
    private static let judgedEmpty = 20

    /// What every evaluation reads; some ten milliseconds and a few megabytes.
    private let tables: OnDemand<EvaluationTables>
    private let search: OnDemand<Search>
    /// Those who think about the perfect bot's moves; their tables are kept while a game lasts.
    private let team: OnDemand<SearchTeam<Search>>
    private let makeTeam: @Sendable (Int) -> SearchTeam<Search>
    private let book: OnDemand<OpeningBook>

    public init(resources: Resources) {
      let tables = OnDemand { EvaluationTables.of(Self.weights(resources)) }
      self.tables = tables
      let team = { @Sendable threads in
        SearchTeam(threads: threads, capacity: Search.largest, tables: tables)
      }
      (makeTeam, self.team) = (team, OnDemand { team(1) })
      book = OnDemand { OpeningBook(resources) }
      search = OnDemand { Search(capacity: Search.largest, tables.use { $0 }) }
    }

    /// Those of the evaluation; nil when their file is missing or damaged.
    static func weights(_ resources: Resources) -> Network? {
      resources.read(weightsName, WeightsFile.read)
    }

    func withSearch<Result: Sendable>(_ body: (inout Search) -> Result) -> Result {
      search.use { search in
        // Equal questions have equal answers, and what was found for one is of no use to the next.
        defer { search.release() }
        return body(&search)
      }
    }

    public func choose(
      in position: Reversi.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Reversi.Move? {
      choose(in: position, strength: strength, seed: seed, milliseconds: nil, control: control)
    }

    /// - Parameter milliseconds: the time the perfect bot takes; without it, what it needs and `control` grants.
    func choose(
      in position: Reversi.Position, strength: Strength, seed: UInt64, milliseconds: Int?,
      control: SearchControl
    ) -> Reversi.Move? {
      switch strength {
      case .level(let level):
        withSearch { LevelPlayer.choose(&$0, position, level: level, seed: seed, control) }
      case .perfect:
        bookMove(in: position, seed: seed, control)
          ?? think(about: position, seed: seed, milliseconds: milliseconds, control)
      }
    }

    /// Looks for the other side's best move as for one of its own: what the tables hold then is what the answer needs. To moves
    /// that the book knows the answer needs nothing.
    public func ponder(on position: Reversi.Position, control: SearchControl) {
      guard fromBook(position, control, { $0.best(on: $1) }) == nil else { return }
      _ = think(about: position, seed: 0, milliseconds: nil, control)
    }

    /// What the perfect bot knows of its move, for another program: from the book, or by thinking.
    func study(
      _ position: Reversi.Position, seed: UInt64, milliseconds: Int?, control: SearchControl
    ) -> PerfectPlayer.Choice? {
      let known = fromBook(position, control) { $0.best(on: $1) }
      return known.map { PerfectPlayer.Choice(move: .place($0.square), guess: $0.value) }
        ?? choice(on: position, seed: seed, milliseconds: milliseconds, control)
    }

    private func think(
      about position: Reversi.Position, seed: UInt64, milliseconds: Int?, _ control: SearchControl
    ) -> Reversi.Move? { choice(on: position, seed: seed, milliseconds: milliseconds, control)?.move }

    private func choice(
      on position: Reversi.Position, seed: UInt64, milliseconds: Int?, _ control: SearchControl
    ) -> PerfectPlayer.Choice? {
      team.use { [makeTeam] team in
        // A thread that comes later would not see what the others kept.
        if team.threads != control.threads { team = makeTeam(control.threads) }
        return team.choose(position, seed: seed, milliseconds: milliseconds, control)
      }
    }

    public func hint(in position: Reversi.Position, control: SearchControl) -> Hint<Reversi.Move, Meaning>? {
      if let known = fromBook(position, control, { $0.best(on: $1) }) {
        let discs = Double(known.value) / Double(Evaluation.unit)
        return Hint(move: .place(known.square), meaning: .about(Int(discs.rounded())))
      }
      let found = withSearch {
        PerfectPlayer.choose(&$0, position, seed: 1, milliseconds: nil, control)
          .map { Hint(move: $0.move, meaning: Meaning($0)) }
      }
      return control.isStopped ? nil : found
    }

    public func evaluate(
      _ position: Reversi.Position, control: SearchControl, tell: @Sendable (Reversi.Move, MoveValue) -> Void
    ) -> Bool {
      withSearch { Valuer.evaluate(&$0, position, control, tell) }
    }

    public func hint(
      from values: [Reversi.Move: MoveValue], in position: Reversi.Position
    ) -> Hint<Reversi.Move, Meaning>? {
      guard let most = values.values.map(\.score).max() else { return nil }
      let best = position.legalMoves.filter { values[$0]?.score == most }
      guard let move = best.first(where: { values[$0]?.isProven ?? false }) ?? best.first else { return nil }
      if values.count == 1 { return Hint(move: move, meaning: .onlyMove) }
      // That nothing loses by less is known when everything is.
      let isExact = values[move]?.isProven ?? false && (most >= 0 || values.values.allSatisfy(\.isProven))
      return Hint(move: move, meaning: isExact ? .exact(most) : .about(most))
    }

    /// By an exact search for who wins, if the end is near enough.
    public func bounds(of position: Reversi.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard !position.isOver else { return nil }
      let board = Board(position)
      guard board.emptyCount <= Self.judgedEmpty else { return nil }
      return withSearch { search in
        search.begin(SearchLimits(control: control))
        search.use(exact: Search.middling, rough: Search.small)
        defer { search.meter.tell() }
        let sign = provenSign(winsFirst: true) { alpha in
          let value = search.principal(board, alpha, alpha + 1)
          return search.isAborted ? nil : value > alpha
        }
        return sign == -1...1 ? nil : sign
      }
    }

    /// Whether anything about a position is still kept.
    func remembers(_ position: Reversi.Position) -> Bool {
      search.peek { $0.knows(Board(position)) } ?? false || team.peek { $0.knows(position) } ?? false
    }

    public func rest() {
      search.drop()
      team.drop()
      book.drop()
      tables.drop()
    }

    /// One of the good moves of the opening book; nil where it knows none.
    func bookMove(in position: Reversi.Position, seed: UInt64, _ control: SearchControl) -> Reversi.Move? {
      fromBook(position, control) { $0.choose(on: $1, seed: seed) }.map { .place($0.square) }
    }

    /// What the opening book says, where there is a choice and it may still reach.
    private func fromBook(
      _ position: Reversi.Position, _ control: SearchControl,
      _ ask: @Sendable (borrowing OpeningBook, Board) -> OpeningBook.Move?
    ) -> OpeningBook.Move? {
      let board = Board(position)
      guard !control.isStopped, board.emptyCount >= OpeningBook.leastEmpty, board.moves.nonzeroBitCount > 1
      else { return nil }
      return book.use { ask($0, board) }
    }

    public static var thinkingTimes: [Int] { [1, 3, 10, 30] }
  }
}

extension Reversi.Engine.Meaning {
  init(_ choice: PerfectPlayer.Choice) {
    if let exact = choice.exact {
      self = .exact(exact)
    } else if choice.bounds.lowerBound > 0 {
      self = .wins
    } else if choice.bounds.upperBound < 0 {
      self = .loses
    } else if let guess = choice.guess {
      self = .about(Int((Double(guess) / Double(Evaluation.unit)).rounded()))
    } else {
      self = .onlyMove
    }
  }
}
