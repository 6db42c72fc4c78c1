// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization
import Threads

/// How a search ended.
public enum SearchResult<Answer> {
  case found(Answer)
  /// There is no answer: the search knows that there is none.
  case nothing
  /// It was given up, so nothing is known: beyond its budget, or beyond what the engine can tell.
  case stopped
}

extension SearchResult: Equatable where Answer: Equatable {}
extension SearchResult: Sendable where Answer: Sendable {}

/// Runs one search at a time on a thread of its own: `go`, `poll`, `stop`.
///
/// How it ended waits in a mailbox until it is polled; `wake` is called from the search's thread when it is there.
/// Nothing is heard of a search that was stopped from outside.
public final class Searcher<Answer: Sendable> {
  private var question: Question<Answer>?
  private let queue: SearchQueue?
  private let urgency: Urgency

  /// - Parameters:
  ///   - queue: of the engine that is asked; without one, a search begins at once.
  ///   - urgency: how soon it has its turn there.
  public init(_ queue: SearchQueue? = nil, _ urgency: Urgency = .asked) {
    self.queue = queue
    self.urgency = urgency
  }

  deinit { stop() }

  public var isThinking: Bool { question != nil }

  /// Nodes that the running search has told of so far; 0 while it waits for its turn.
  public var spent: UInt64 { question?.job?.control.spent ?? 0 }

  /// 0 to 1 while a search runs that can tell.
  public var progress: Double? { question?.job?.control.progress }

  /// Starts `body`, after stopping what ran before.
  /// - Parameters:
  ///   - budget: nodes after which the search gives up.
  ///   - seconds: see `SearchControl.seconds`.
  ///   - threads: how many may search.
  ///   - body: nil when there is no answer, or when it gave up, which its control then says.
  public func go(
    budget: UInt64 = .max, seconds: Int? = nil, threads: Int = 1, wake: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable (SearchControl) -> Answer?
  ) {
    stop()
    let question = Question(
      urgency: urgency, body: body, wake: wake,
      control: { SearchControl(budget: budget, seconds: seconds, threads: threads) })
    self.question = question
    if let queue { queue.enter(question) } else { question.begin() }
  }

  /// How the search ended, handed over once; nil while it runs, and when there is none.
  public func poll() -> SearchResult<Answer>? {
    guard let question else { return nil }
    guard let result = question.result else {
      queue?.goOn()
      return nil
    }
    self.question = nil
    queue?.leave(question)
    return result
  }

  /// The running search ends within its next few thousand nodes, and its answer is dropped.
  public func stop() {
    guard let question else { return }
    self.question = nil
    question.interrupt()
    queue?.leave(question)
  }
}

/// A search that was asked for, and the thread that is at it.
private final class Question<Answer: Sendable>: QueuedSearch {
  final class Job: Sendable {
    let control: SearchControl
    let result = Mutex<SearchResult<Answer>?>(nil)

    init(_ control: SearchControl) { self.control = control }
  }

  /// In bytes; a search goes as deep as a game is long.
  private static var stackSize: Int { 4 << 20 }

  let urgency: Urgency
  private let body: @Sendable (SearchControl) -> Answer?
  private let wake: @Sendable () -> Void
  /// A new one for each time that the search begins.
  private let control: () -> SearchControl
  private(set) var job: Job?

  init(
    urgency: Urgency, body: @escaping @Sendable (SearchControl) -> Answer?,
    wake: @escaping @Sendable () -> Void,
    control: @escaping () -> SearchControl
  ) {
    (self.urgency, self.body, self.wake, self.control) = (urgency, body, wake, control)
  }

  var result: SearchResult<Answer>? { job?.result.withLock { $0 } }
  var isDone: Bool { result != nil }

  func begin() {
    let job = Job(control())
    self.job = job
    do throws(NoThread) {
      _ = try Thread(stackSize: Self.stackSize) { [body, wake] in
        let control = job.control
        let answer = body(control)
        let ended: SearchResult<Answer> =
          if let answer { .found(answer) } else if control.hasGivenUp { .stopped } else { .nothing }
        job.result.withLock { $0 = ended }
        if !control.isStopped { wake() }
      }
    } catch {
      // Nothing is known, as of a search that was given up; whoever asks may ask again.
      job.result.withLock { $0 = .stopped }
      wake()
    }
  }

  func interrupt() {
    job?.control.stop()
    job = nil
  }
}
