// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization
import Testing

@Suite struct EngineCoreTests {
  /// The first numbers of the published SplitMix64 for seed 1234567.
  @Test("The random numbers are those of SplitMix64")
  func splitMix() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test("Progress stays between nothing and all; a stop is seen")
  func control() {
    let control = SearchControl()
    #expect(control.progress == nil)
    #expect(!control.isStopped)
    control.report(progress: 0.25)
    #expect(control.progress == 0.25)
    control.report(progress: 7)
    #expect(control.progress == 1)
    control.report(progress: -1)
    #expect(control.progress == 0)
    control.stop()
    #expect(control.isStopped)
  }

  @Test("Results come in order, whatever the number of threads", arguments: [1, 2, 3, 8, 100])
  func concurrentMap(threads: Int) {
    for count in [0, 1, 2, 7, 50] {
      let items = Array(0..<count)
      let squares = EngineCore.concurrentMap(items, threads: threads) { part in part.map { $0 * $0 } }
      #expect(squares == items.map { $0 * $0 })
    }
  }

  @Test("Each thread is set up once")
  func setUps() {
    let setUps = Mutex(0)
    _ = EngineCore.concurrentMap(Array(0..<20), threads: 4) { part in
      setUps.withLock { $0 += 1 }
      return part
    }
    #expect(setUps.withLock { $0 } == 4)
  }

  /// Waits for the search thread to say that there is something.
  private func answer(_ body: @escaping @Sendable (SearchControl) -> Int?) async -> Int? {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let searcher = Searcher<Int>()
    searcher.go(wake: { continuation.finish() }, body)
    #expect(searcher.isThinking)
    for await _ in stream {}
    let answer = searcher.poll()
    #expect(searcher.poll() == nil)
    return answer
  }

  @Test("A search hands its answer over once")
  func searcher() async {
    #expect(await answer { _ in 42 } == 42)
  }

  @Test("A search that is stopped ends, and its answer is dropped")
  func stop() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let woken = SharedCount()
    let searcher = Searcher<Int>()
    let search: @Sendable (SearchControl) -> Int? = { control in
      while !control.isStopped {}
      continuation.finish()
      return 1
    }
    searcher.go(wake: { woken.add() }, search)
    searcher.stop()
    for await _ in stream {}
    #expect(!searcher.isThinking)
    #expect(searcher.poll() == nil)
    #expect(woken.value == 0)
  }
}

private final class SharedCount: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}
