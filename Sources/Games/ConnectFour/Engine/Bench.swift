// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

extension ConnectFour {
  /// A fixed set of positions, each solved from an empty table; the sum of their nodes is the signature of the search.
  enum Bench {
    /// Stones on the board, and how many positions with them.
    private static let groups = [
      (ply: 10, count: 3), (ply: 14, count: 20), (ply: 18, count: 60), (ply: 24, count: 200),
    ]

    static func run(threads: Int) -> BenchReport {
      var report = BenchReport(nodes: 0, seconds: 0, signature: 0)
      for group in groups {
        let positions = (0..<group.count).map { randomPosition(ply: group.ply, seed: UInt64($0)) }
        let start = now()
        let nodes = concurrentMap(positions, threads: threads) { part in
          var solver = Solver(capacity: ConnectFour.Console.tableSize)
          return part.map { position in
            solver.clear()
            let before = solver.nodes
            _ = solver.score(of: position)
            return solver.nodes - before
          }
        }
        let seconds = now() - start
        let sum = nodes.reduce(0, +)
        report.nodes += sum
        report.seconds += seconds
        report.details.append("\(group.count) positions with \(group.ply) stones: \(sum) nodes")
      }
      // Positions share nothing, so the number of threads does not change what is searched.
      report.signature = report.nodes
      return report
    }

    /// A position of a random game that is not over, and not won with the next stone.
    static func randomPosition(ply: Int, seed: UInt64) -> SearchPosition {
      var random = SeededRandom(seed: seed)
      while true {
        var position = SearchPosition()
        while position.ply < ply {
          let columns = (0..<7).filter { position.isLegal($0) && !position.isWin($0) }
          guard let column = columns.randomElement(using: &random) else { break }
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
        let start = now(CLOCK_THREAD_CPUTIME_ID)
        let found = solver.score(of: position)
        report.seconds += now(CLOCK_THREAD_CPUTIME_ID) - start
        report.positions += 1
        if found != score { report.wrong.append(line) }
      }
      report.nodes = solver.nodes
      return report
    }

    static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }
}
