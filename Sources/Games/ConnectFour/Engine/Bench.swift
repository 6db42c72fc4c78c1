// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension ConnectFour {
  /// A fixed set of positions, each solved from an empty table; the sum of their nodes is the signature of the search.
  enum Bench {
    /// Stones on the board, and how many positions with them.
    private static let groups = [
      (ply: 10, count: 3), (ply: 14, count: 20), (ply: 18, count: 60), (ply: 24, count: 200),
    ]

    static func run(threads: Int) -> BenchReport {
      var report = BenchReport()
      for group in groups {
        let positions = (0..<group.count).map { randomPosition(ply: group.ply, seed: UInt64($0)) }
        report.add("\(group.ply) discs", positions, threads: threads) { part in
          var solver = Solver(capacity: ConnectFour.Console.tableSize)
          return part.map { position in
            solver.clear()
            let before = solver.nodes
            _ = solver.score(of: position)
            return solver.nodes - before
          }
        }
      }
      return report
    }

    /// A position of a random game that is not over, and not won with the next stone.
    static func randomPosition(ply: Int, seed: UInt64) -> SearchPosition {
      var random = SeededRandom(seed: seed)
      while true {
        var position = SearchPosition()
        while position.ply < ply {
          let columns = (0..<7).filter { position.isLegal($0) && !position.isWin($0) }
          guard let column = random.element(of: columns) else { break }
          position.play(column)
        }
        if position.ply == ply, Solver.staticScore(of: position) == nil { return position }
      }
    }

    /// Lines `columns score`, each solved from an empty table.
    static func check(_ lines: [String]) throws(EngineError) -> CheckReport {
      var report = CheckReport()
      var solver = Solver(capacity: ConnectFour.Console.tableSize)
      for line in lines {
        let fields = line.split(separator: " ")
        guard fields.count == 2, let score = Int(fields[1]) else {
          throw EngineError("'\(line)' is wrong; allowed is a position, a space and its score.")
        }
        let columns = try ConnectFour.Position(parsing: fields[0]).columnsPlayed
        let position = SearchPosition(columnsPlayed: columns)
        solver.clear()
        let found = report.measure(&solver) { $0.score(of: position) }
        report.judge(line, isRight: found == score)
      }
      return report
    }
  }
}
