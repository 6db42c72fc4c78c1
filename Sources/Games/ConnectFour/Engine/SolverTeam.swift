// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Several threads that search the same position on one table, each leaving to the others what they are at. The first
/// that knows the answer stops the others. Scores are exact as those of one thread; how many nodes it takes is not the
/// same from run to run.
struct SolverTeam {
  private let threads: Int
  private let memory: SharedPages

  /// - Parameter capacity: bytes of the table.
  init(threads: Int, capacity: Int) {
    self.threads = threads
    memory = BoundTable.memory(capacity: capacity)
  }

  /// Asks every thread's solver the same.
  /// - Parameter question: nil when it was stopped.
  /// - Returns: the first answer, nil when `control` stopped the search; and the nodes of all threads.
  func ask<Answer: Sendable>(
    _ control: SearchControl = SearchControl(),
    _ question: @escaping @Sendable (inout Solver, SearchLimits) -> Answer?
  ) -> (answer: Answer?, nodes: UInt64) {
    let ending = SearchControl(budget: control.left, partOf: control)
    let busy = BusyPositions()
    let answers = concurrentMap(Array(0..<threads), threads: threads) { [memory] part in
      part.map { _ in
        var solver = Solver(memory: memory, busy: busy)
        let answer = question(&solver, SearchLimits(control: ending))
        if answer != nil { ending.stop() }
        solver.end()
        return (answer: answer, nodes: solver.nodes)
      }
    }
    return (answers.lazy.compactMap(\.answer).first, answers.reduce(0) { $0 + $1.nodes })
  }

  /// The score of the side to move; nil when stopped.
  func score(of position: SearchPosition, _ control: SearchControl = SearchControl()) -> Int? {
    ask(control) { $0.score(of: position, limits: $1) }.answer
  }
}
