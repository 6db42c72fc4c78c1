// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension ConnectFour {
  /// `quartet solve | move | bench | perft connect-four`.
  public final class Console: EngineConsole {
    static let tableSize = 64 << 20
    /// How much `move` thinks at most, in nodes, unless it is told a time: for positions of the first plies that are
    /// not in the book.
    private static let patience: UInt64 = 300_000_000

    private var player: PerfectPlayer
    private var team: SolverTeam?

    public init(resources: Resources) {
      player = PerfectPlayer(resources: resources, capacity: Self.tableSize)
    }

    /// The score, and with `showMoves` the score of each column, `x` where no disc can be played.
    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      try refuseRules(request)
      let position = try ConnectFour.Position(parsing: line)
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      guard request.showMoves else { return try String(score(of: board, request.threads)) }
      var scores = [Int?](repeating: nil, count: 7)
      for column in position.legalColumns {
        scores[column] = try -score(of: board.playing(column), request.threads)
      }
      let best = scores.compactMap { $0 }.max()
      let value = if let best { best } else { try score(of: board, request.threads) }
      return scores.reduce(String(value)) { $0 + " " + ($1.map { String($0) } ?? "x") }
    }

    private func score(of board: SearchPosition, _ threads: Int) throws(EngineError) -> Int {
      let score =
        threads > 1
        ? player.knownScore(of: board) ?? team(threads).score(of: board) : player.score(of: board)
      guard let score else { throw EngineError("the search was stopped.") }
      return score
    }

    /// The threads of `solve`, which keep their table from line to line.
    private func team(_ threads: Int) -> SolverTeam {
      let found = team ?? SolverTeam(threads: threads, capacity: Self.tableSize)
      team = found
      return found
    }

    public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      try refuseRules(request)
      let position = try ConnectFour.Position(parsing: line)
      guard position.outcome == nil else {
        throw EngineError("the game is over after move \(position.columnsPlayed.count); there is no move.")
      }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      let column: Int? =
        switch request.strength {
        case .level(let number):
          Level.number(number).choose(in: board, seed: request.seed ?? UInt64.random(in: 0 ... .max))
        case .perfect:
          player.answer(
            in: board,
            limits: request.milliseconds.map { SearchLimits(milliseconds: $0) }
              ?? SearchLimits(nodes: Self.patience))?
            .column
        }
      guard let column, let move = ConnectFour.Move(column: column) else {
        throw EngineError("no move was found.")
      }
      return move.description
    }

    private func refuseRules(_ request: EngineRequest) throws(EngineError) {
      if let rules = request.rules {
        throw EngineError("connect-four has no rules '\(rules)'; leave --rules out.")
      }
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport {
      ConnectFour.Bench.run(threads: threads)
    }

    /// `SCORE nodes N seconds S` for the empty board.
    public func prove(_ request: EngineRequest) throws(EngineError) -> String {
      try refuseRules(request)
      return try Self.proof(
        of: SearchPosition(), threads: request.threads, mebibytes: request.mebibytes ?? 128)
    }

    /// The score of a position by searching alone, from an empty table, with what it took.
    static func proof(
      of position: SearchPosition, threads: Int = 1, mebibytes: Int
    ) throws(EngineError) -> String {
      let start = ConnectFour.Bench.now()
      let found: (answer: Int?, nodes: UInt64)
      if threads > 1 {
        let team = SolverTeam(threads: threads, capacity: mebibytes << 20)
        found = team.ask { $0.score(of: position, limits: $1) }
      } else {
        var solver = Solver(capacity: mebibytes << 20)
        found = (solver.score(of: position), solver.nodes)
      }
      guard let score = found.answer else { throw EngineError("the search was stopped.") }
      let milliseconds = ((ConnectFour.Bench.now() - start) * 1000).rounded()
      return "\(score) nodes \(found.nodes) seconds \(milliseconds / 1000)"
    }

    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      try ConnectFour.Bench.check(lines)
    }

    /// Leaves of the move tree: a finished game has no moves.
    public func perft(depth: Int) throws(EngineError) -> UInt64 {
      Self.leaves(SearchPosition(), depth)
    }

    private static func leaves(_ position: SearchPosition, _ depth: Int) -> UInt64 {
      guard depth > 0 else { return 1 }
      var count: UInt64 = 0
      for column in 0..<7 where position.isLegal(column) {
        if depth == 1 {
          count += 1
        } else if !position.isWin(column) {
          count += leaves(position.playing(column), depth - 1)
        }
      }
      return count
    }
  }
}
