// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension ConnectFour {
  /// `quartet solve | move | bench | perft connect-four`.
  public final class Console: MovingConsole, ProvingConsole, CheckingConsole, CountingConsole {
    static let tableSize = 64 << 20
    /// How much `move` thinks at most, in nodes, unless it is told a time: for positions of the first plies that are
    /// not in the book.
    private static let patience: UInt64 = 300_000_000

    let resources: Resources
    private var player: PerfectPlayer
    private var threads = 1

    public init(resources: Resources) {
      self.resources = resources
      player = PerfectPlayer(resources: resources, capacity: Self.tableSize)
    }

    /// Keeps the table from line to line.
    private func use(threads: Int) {
      if threads == self.threads { return }
      self.threads = threads
      player = PerfectPlayer(resources: resources, capacity: Self.tableSize, threads: threads)
    }

    /// The score, and with `showMoves` the score of each column, `x` where no disc can be played.
    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try ConnectFour.Position(parsing: line)
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      use(threads: request.threads)
      guard request.showMoves else { return try String(score(of: board)) }
      var scores = [Int?](repeating: nil, count: 7)
      for column in position.legalColumns {
        scores[column] = try -score(of: board.playing(column))
      }
      let best = scores.compactMap { $0 }.max()
      let value = if let best { best } else { try score(of: board) }
      return scores.reduce(String(value)) { $0 + " " + ($1.map { String($0) } ?? "x") }
    }

    private func score(of board: SearchPosition) throws(EngineError) -> Int {
      try unlessStopped(player.score(of: board))
    }

    public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try ConnectFour.Position(parsing: line)
      guard position.outcome == nil else {
        throw EngineError("the game is over after move \(position.columnsPlayed.count); there is no move.")
      }
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      use(threads: request.threads)
      let column: Int? =
        switch request.strength(in: line) {
        case .level(let number):
          Level.number(number).choose(in: board, seed: request.seed ?? UInt64.random(in: 0 ... .max))
        case .perfect:
          player.answer(
            in: board,
            limits: request.milliseconds.map { SearchLimits(milliseconds: $0) }
              ?? SearchLimits(nodes: Self.patience), isShared: true)?
            .column
        }
      guard let column, let move = ConnectFour.Move(column: column) else {
        throw EngineError("no move was found.")
      }
      return move.description
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport {
      ConnectFour.Bench.run(threads: threads)
    }

    /// `SCORE nodes N seconds S` for the empty board.
    public func prove(_ request: EngineRequest) throws(EngineError) -> String {
      try Self.proof(
        of: SearchPosition(), threads: request.threads, mebibytes: request.mebibytes ?? 128)
    }

    /// The score of a position by searching alone, from an empty table, with what it took.
    static func proof(
      of position: SearchPosition, threads: Int = 1, mebibytes: Int
    ) throws(EngineError) -> String {
      let start = Clock.wall()
      let team = SearchTeam(threads: threads, capacity: mebibytes << 20)
      let found = team.ask { $0.score(of: position, limits: $1) }
      return EngineCore.proof(String(try unlessStopped(found.answer)), nodes: found.nodes, since: start)
    }

    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      try ConnectFour.Bench.check(lines)
    }

    /// Leaves of the move tree: a finished game has no moves.
    public func perft(depth: Int, from line: String?) throws(EngineError) -> UInt64 {
      let start = if let line { try ConnectFour.Position(parsing: line) } else { ConnectFour.Position() }
      guard start.outcome == nil else { return depth > 0 ? 0 : 1 }
      return Self.leaves(SearchPosition(columnsPlayed: start.columnsPlayed), depth)
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
