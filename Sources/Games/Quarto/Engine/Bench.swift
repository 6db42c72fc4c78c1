// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

extension Quarto {
  /// Fixed sets of random positions, each solved from an empty table; the sum of their nodes is the signature.
  enum Bench {
    /// Empty cells, and how many positions with them.
    private static let groups = [
      (empty: 8, count: 200), (empty: 9, count: 100), (empty: 10, count: 40), (empty: 11, count: 8),
    ]

    static func run(threads: Int) -> BenchReport {
      var report = BenchReport(nodes: 0, seconds: 0, signature: 0)
      for rules in Quarto.Rules.allCases {
        for group in groups {
          let results = concurrentMap(positions(rules, group.empty, group.count), threads: threads) { part in
            var solver = Solver(rules, capacity: Quarto.Console.tableSize)
            return part.map { solve($0.position, $0.hand, &solver) }
          }
          let nodes = results.reduce(0) { $0 + $1.nodes }
          let seconds = results.reduce(0) { $0 + $1.seconds }
          report.nodes += nodes
          report.seconds += seconds / Double(max(1, min(threads, group.count)))
          report.details.append(
            "\(rules.rawValue), \(group.empty) empty: \(nodes) nodes, \(format(seconds / Double(group.count) * 1000)) ms each"
          )
        }
      }
      // Positions share nothing, so the number of threads does not change what is searched.
      report.signature = report.nodes
      return report
    }

    private static func positions(
      _ rules: Quarto.Rules, _ empty: Int, _ count: Int
    ) -> [(position: SearchPosition, hand: Int)] {
      let solver = Solver(rules, capacity: 0)
      var random = SeededRandom(seed: UInt64(empty))
      return (0..<count).map { _ in randomPosition(empty, solver, &random) }
    }

    private static func solve(
      _ position: SearchPosition, _ hand: Int, _ solver: inout Solver
    ) -> (nodes: UInt64, seconds: Double) {
      solver.table.clear()
      let before = solver.nodes
      let start = now(CLOCK_THREAD_CPUTIME_ID)
      _ = solver.value(position, placing: hand)
      return (solver.nodes - before, now(CLOCK_THREAD_CPUTIME_ID) - start)
    }

    /// Random pieces on random cells, with no line and no win for the piece in hand.
    static func randomPosition(
      _ empty: Int, _ solver: borrowing Solver, _ random: inout SeededRandom
    ) -> (position: SearchPosition, hand: Int) {
      while true {
        let pieces = Array(0..<16).shuffled(using: &random)
        let cells = Array(0..<16).shuffled(using: &random)
        var position = SearchPosition()
        var isWon = false
        for index in 0..<(16 - empty) {
          let wins = solver.winningCells(position.planes, position.occupied, pieces[index])
          isWon = isWon || wins >> UInt16(cells[index]) & 1 == 1
          position.put(pieces[index], on: cells[index])
        }
        let hand = pieces[16 - empty]
        if isWon || solver.winningCells(position.planes, position.occupied, hand) != 0 { continue }
        position.left &= ~(1 << UInt16(hand))
        return (position, hand)
      }
    }

    /// Lines `board TAB hand TAB value TAB best TAB all TAB moves`: value and complete set of optimal moves.
    static func check(_ lines: [String], _ rules: Quarto.Rules) throws(EngineError) -> CheckReport {
      var report = CheckReport()
      var solver = Solver(rules, capacity: Quarto.Console.tableSize)
      for line in lines {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 6 else {
          throw EngineError(
            "'\(line)' is wrong; allowed are six fields: board, hand, value, two counts, moves.")
        }
        let position = try Quarto.Position(parsing: fields[0] + " " + fields[1], rules: rules)
        guard let hand = position.hand else { throw EngineError("'\(line)' has no piece in hand.") }
        let board = SearchPosition(position)
        solver.table.clear()
        let before = solver.nodes
        let start = now(CLOCK_THREAD_CPUTIME_ID)
        let value = solver.value(board, placing: hand.rawValue)
        report.seconds += now(CLOCK_THREAD_CPUTIME_ID) - start
        report.nodes += solver.nodes - before
        report.positions += 1
        let turns = value.flatMap { solver.optimalTurns(board, placing: hand.rawValue, value: $0) } ?? []
        let letter = value.map { $0 > 0 ? "W" : $0 == 0 ? "D" : "L" }
        let expected = Set(fields[5].split(separator: ",").map(String.init))
        if letter != fields[2] || Set(turns.map(\.text)) != expected { report.wrong.append(line) }
      }
      return report
    }

    static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// To a thousandth.
    static func format(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
  }
}
