// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Several threads that search the same position on one table, each leaving to the others what they are at. The first
/// that knows the answer stops the others. Answers are exact as those of one thread; how many nodes it takes is not the
/// same from run to run.
public struct SearchTeam<Member: MeteredSearch & ~Copyable>: Sendable {
  public let threads: Int
  private let make: @Sendable (BusyPositions?) -> Member

  /// - Parameter make: one of the solvers, on the memory of them all; it is told what they are at, or nil when it is
  ///   alone.
  public init(threads: Int, _ make: @escaping @Sendable (BusyPositions?) -> Member) {
    self.threads = max(1, threads)
    self.make = make
  }

  /// Asks every thread's solver the same.
  /// - Parameters:
  ///   - limits: of each thread.
  ///   - isWhole: whether an answer is all that there is to know: then the others are stopped.
  ///   - question: begins its searches with these limits; nil when it was stopped and knows nothing.
  /// - Returns: a whole answer, or one that is not, or nil when there is none; and the nodes of all threads.
  public func ask<Answer: Sendable>(
    _ limits: SearchLimits, isWhole: @escaping @Sendable (Answer) -> Bool = { _ in true },
    _ question: @escaping @Sendable (inout Member, SearchLimits) -> Answer?
  ) -> (answer: Answer?, nodes: UInt64) {
    let control = limits.control ?? SearchControl()
    let ending = SearchControl(budget: control.left, partOf: control)
    var limits = limits
    limits.control = ending
    let busy = threads > 1 ? BusyPositions() : nil
    let answers = concurrentMap(Array(0..<threads), threads: threads) { [make, limits] part in
      part.map { _ in
        var solver = make(busy)
        let answer = question(&solver, limits)
        if let answer, isWhole(answer) { ending.stop() }
        solver.meter.tell()
        return (answer: answer, nodes: solver.meter.nodes)
      }
    }
    let found = answers.compactMap(\.answer)
    return (found.first(where: isWhole) ?? found.first, answers.reduce(0) { $0 + $1.nodes })
  }

  /// The same until `control` stops it.
  public func ask<Answer: Sendable>(
    _ control: SearchControl = SearchControl(),
    _ question: @escaping @Sendable (inout Member, SearchLimits) -> Answer?
  ) -> (answer: Answer?, nodes: UInt64) {
    ask(SearchLimits(control: control), question)
  }
}
