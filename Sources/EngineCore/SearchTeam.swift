// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Several threads that search the same position on one table, each leaving to the others what they are at. The first
/// that knows the answer stops the others. Answers are exact as those of one thread; how many nodes it takes is not the
/// same from run to run.
///
/// All members are asked the same questions, one after another, so that what they count of them agrees.
public struct SearchTeam<Member: MeteredSearch & ~Copyable>: Sendable {
  private let members: [OnDemand<Member>]

  /// - Parameter make: one of the members, on the memory of them all, when it is first asked; it is told what they are at,
  ///   or nil when it is alone.
  public init(threads: Int, _ make: @escaping @Sendable (BusyPositions?) -> Member) {
    let busy = threads > 1 ? BusyPositions() : nil
    members = (0..<max(1, threads)).map { _ in OnDemand { make(busy) } }
  }

  public var threads: Int { members.count }

  /// Gives the members up, with what each has for itself, until they are asked again.
  public func drop() { for member in members { member.drop() } }

  /// Looks at a member that has been asked before; nil when none has.
  public func peek<Answer: Sendable>(_ body: (inout Member) -> Answer) -> Answer? {
    members.first?.peek(body)
  }

  /// Asks every member the same.
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
    let answers = concurrentMap(members, threads: threads) { [limits] members in
      members.map { member in
        member.use { member in
          let before = member.meter.nodes
          let answer = question(&member, limits)
          if let answer, isWhole(answer) { ending.stop() }
          member.meter.tell()
          return (answer: answer, nodes: member.meter.nodes - before)
        }
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

  /// The first member thinks as if it were alone, and what it finds counts. Until then the others look into the same, and it
  /// sees in the table what it would have come to later, so that it gets further in the same time.
  public func lead<Answer: Sendable>(
    _ control: SearchControl, _ question: @escaping @Sendable (inout Member, SearchControl) -> Answer?
  ) -> Answer? {
    let ending = SearchControl(seconds: control.seconds, partOf: control)
    let answers = concurrentMap(Array(members.enumerated()), threads: threads) { parts in
      parts.map { index, member in
        defer { if index == 0 { ending.stop() } }
        return member.use { question(&$0, index == 0 ? control : ending) }
      }
    }
    return answers.first ?? nil
  }
}
