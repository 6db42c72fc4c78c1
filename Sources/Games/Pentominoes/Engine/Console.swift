// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension Pentominoes {
  /// Pentominoes behind `quartet solve`, `bench` and `check`.
  public final class Console: CheckingConsole {
    private let resources: Resources

    public init(resources: Resources) { self.resources = resources }

    /// The number of ways to finish, and with moves one of them as rows of the board.
    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Pentominoes.Position(parsing: line)
      guard let free = position.freeBoard else {
        return "1" + (request.showMoves ? " " + position.rows.joined(separator: "/") : "")
      }
      let solutions = try unlessStopped(Solutions(free, allowed: position.left))
      guard request.showMoves else { return "\(solutions.count)" }
      guard solutions.found > 0 else { return "0 none" }
      let full = solutions.solution(0).reduce(position) { $0.laying($1) }
      return "\(solutions.count) " + full.rows.joined(separator: "/")
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport {
      let book = PuzzleBook(resources)
      guard !book.puzzles.isEmpty else {
        throw EngineError("the puzzles are missing; they are in Assets/puzzles.")
      }
      return Pentominoes.Bench.run(book)
    }

    /// Blocks as in the book of puzzles, or lines `k letters raw solutions` as in the ladder.
    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      try Pentominoes.Bench.check(lines)
    }
  }
}
