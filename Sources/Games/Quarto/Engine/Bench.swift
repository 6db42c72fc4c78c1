// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension Quarto {
  /// Fixed sets of random positions, each solved from an empty table; the sum of their nodes is the signature.
  enum Bench {
    /// Empty cells, and how many positions with them.
    private static let groups = [
      (empty: 8, count: 200), (empty: 9, count: 100), (empty: 10, count: 40), (empty: 11, count: 8),
    ]

    static func run(threads: Int) -> BenchReport {
      var report = BenchReport()
      for rules in Quarto.Rules.allCases {
        for group in groups {
          let positions = positions(rules, group.empty, group.count)
          report.add("\(rules.rawValue), \(group.empty) empty", positions, threads: threads) { part in
            var solver = Solver(rules, capacity: Quarto.Console.tableSize)
            return part.map { position, hand in
              solver.clear()
              let before = solver.nodes
              _ = solver.value(position, placing: hand)
              return solver.nodes - before
            }
          }
        }
      }
      return report
    }

    private static func positions(
      _ rules: Quarto.Rules, _ empty: Int, _ count: Int
    ) -> [(position: SearchPosition, hand: Int)] {
      let solver = Solver(rules, capacity: 0)
      var random = SeededRandom(seed: UInt64(empty))
      return (0..<count).map { _ in randomPosition(empty, solver, &random) }
    }

    /// Random pieces on random cells, with no line and no win for the piece in hand.
    static func randomPosition(
      _ empty: Int, _ solver: borrowing Solver, _ random: inout SeededRandom
    ) -> (position: SearchPosition, hand: Int) {
      while true {
        let pieces = random.shuffled(Array(0..<16))
        let cells = random.shuffled(Array(0..<16))
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
        solver.clear()
        let value = report.measure(&solver) { $0.value(board, placing: hand.rawValue) }
        let turns = value.flatMap { solver.optimalTurns(board, placing: hand.rawValue, value: $0) } ?? []
        let letter = value.map { $0 > 0 ? "W" : $0 == 0 ? "D" : "L" }
        let expected = Set(fields[5].split(separator: ",").map(String.init))
        report.judge(line, isRight: letter == fields[2] && Set(turns.map(\.text)) == expected)
      }
      return report
    }
  }
}
