// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc
import Synchronization
import Testing

/// Searches of one engine: one at a time, the most urgent first.
struct SearchQueueTests {
  /// What ran, and how many at once at most.
  private final class Log: Sendable {
    struct Entries {
      var begun: [String] = []
      var running = 0
      var mostRunning = 0
    }
    let entries = Mutex(Entries())

    func enter(_ name: String) {
      entries.withLock {
        $0.begun.append(name)
        $0.running += 1
        $0.mostRunning = max($0.mostRunning, $0.running)
      }
    }

    func leave() { entries.withLock { $0.running -= 1 } }
    var begun: [String] { entries.withLock { $0.begun } }
    var running: Int { entries.withLock { $0.running } }
  }

  private let queue = SearchQueue()
  private let log = Log()

  /// A search that goes on until it is told to end, or stopped.
  private func ask(_ searcher: Searcher<String>, _ name: String, until end: Flag) {
    let log = log
    let body: @Sendable (SearchControl) -> String? = { control in
      log.enter(name)
      defer { log.leave() }
      while !control.isStopped && !end.isSet { usleep(200) }
      return control.isStopped ? nil : name
    }
    searcher.go(wake: {}, body)
  }

  private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
  }

  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<20_000 where !condition() { usleep(1000) }
    return condition()
  }

  private func answer(_ searcher: Searcher<String>) -> SearchResult<String>? {
    var found: SearchResult<String>?
    _ = wait {
      found = found ?? searcher.poll()
      return found != nil
    }
    return found
  }

  @Test func theMoreUrgentInterruptsAndTheOtherBeginsAgain() {
    let (values, move) = (Searcher<String>(queue, .aside), Searcher<String>(queue, .move))
    let (mayEnd, moveMayEnd) = (Flag(), Flag())
    ask(values, "values", until: mayEnd)
    #expect(wait { log.begun == ["values"] })
    ask(move, "move", until: moveMayEnd)
    #expect(wait { log.begun == ["values", "move"] })
    // The thread that was interrupted has an end of its own, of which nobody hears.
    #expect(wait { log.running == 1 })
    for _ in 0..<20 {
      #expect(values.isThinking && values.poll() == nil && values.spent == 0)
      usleep(500)
    }
    moveMayEnd.set()
    #expect(answer(move) == .found("move"))
    #expect(wait { log.begun == ["values", "move", "values"] })
    mayEnd.set()
    #expect(answer(values) == .found("values"))
  }

  @Test func theLessUrgentWaits() {
    let (past, hint) = (Searcher<String>(queue, .background), Searcher<String>(queue, .asked))
    let (hintMayEnd, pastMayEnd) = (Flag(), Flag())
    ask(hint, "hint", until: hintMayEnd)
    ask(past, "past", until: pastMayEnd)
    #expect(wait { log.begun == ["hint"] })
    usleep(20_000)
    #expect(log.begun == ["hint"] && past.poll() == nil)
    // Nobody takes the answer: who asks for his own finds that it is his turn.
    hintMayEnd.set()
    pastMayEnd.set()
    #expect(answer(past) == .found("past"))
    #expect(answer(hint) == .found("hint"))
  }

  @Test func whatIsStoppedWhileItWaitsNeverBegins() {
    let (hint, past) = (Searcher<String>(queue, .asked), Searcher<String>(queue, .background))
    let mayEnd = Flag()
    ask(hint, "hint", until: mayEnd)
    ask(past, "past", until: mayEnd)
    past.stop()
    mayEnd.set()
    #expect(answer(hint) == .found("hint"))
    #expect(!past.isThinking && past.poll() == nil && log.begun == ["hint"])
  }

  @Test func asOldAsUrgentTheOlderComesFirst() {
    let searchers = (0..<4).map { _ in Searcher<String>(queue, .asked) }
    let mayEnd = Flag()
    for (index, searcher) in searchers.enumerated() { ask(searcher, String(index), until: mayEnd) }
    mayEnd.set()
    for (index, searcher) in searchers.enumerated() { #expect(answer(searcher) == .found(String(index))) }
    #expect(log.begun == ["0", "1", "2", "3"])
  }
}
