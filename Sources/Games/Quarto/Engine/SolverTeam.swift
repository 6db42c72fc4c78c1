// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Several threads that search the same position on one table, each leaving to the others what they are at. The first
/// that knows the answer stops the others. Values are exact as those of one thread; how many nodes it takes is not the
/// same from run to run.
struct SolverTeam {
  private let rules: Quarto.Rules
  private let threads: Int
  private let memory: SharedPages

  /// - Parameter capacity: bytes of the table.
  init(_ rules: Quarto.Rules, threads: Int, capacity: Int) {
    self.rules = rules
    self.threads = threads
    memory = ValueTable.memory(capacity: capacity)
  }

  /// Asks every thread's solver the same.
  /// - Parameter question: nil when it was stopped.
  /// - Returns: the first answer, nil when `control` stopped the search; and the nodes of all threads.
  func ask<Answer: Sendable>(
    _ control: SearchControl = SearchControl(),
    _ question: @escaping @Sendable (inout Solver) -> Answer?
  ) -> (answer: Answer?, nodes: UInt64) {
    let ending = SearchControl(budget: control.left, partOf: control)
    let busy = threads > 1 ? BusyPositions() : nil
    let answers = concurrentMap(Array(0..<threads), threads: threads) { [rules, memory] part in
      part.map { _ in
        var solver = Solver(rules, memory: memory, busy: busy)
        solver.begin(SearchLimits(control: ending))
        let answer = question(&solver)
        if answer != nil { ending.stop() }
        solver.meter.tell()
        return (answer: answer, nodes: solver.nodes)
      }
    }
    return (answers.lazy.compactMap(\.answer).first, answers.reduce(0) { $0 + $1.nodes })
  }
}
