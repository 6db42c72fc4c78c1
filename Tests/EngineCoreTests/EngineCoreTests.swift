// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization
import Testing

struct EngineCoreTests {
  /// The first numbers of the published SplitMix64 for seed 1234567.
  @Test("The random numbers are those of SplitMix64")
  func splitMix() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  /// What is drawn with a seed stays so for good: the puzzles of past days hang on it.
  @Test func whatIsDrawnStays() {
    var random = SeededRandom(seed: 7)
    #expect((0..<8).map { _ in random.below(100) } == [38, 1, 90, 58, 45, 24, 46, 32])
    #expect(random.shuffled(0..<8) == [1, 3, 2, 7, 0, 4, 5, 6])
    #expect(random.element(of: "abcdefgh") == "e")
    #expect(random.number(in: -5...5) == 4)
    #expect(random.fraction() == 0.3879455820653782)
    // So large a limit is refused now and then.
    #expect(random.below(Int.max / 3 * 2) == 3_806_919_760_173_173_264)
    #expect(random.element(of: [Int]()) == nil && random.below(0) == 0 && random.shuffled([Int]()).isEmpty)
    let counts = (0..<60_000).reduce(into: [0: 0]) { counts, _ in counts[random.below(6), default: 0] += 1 }
    #expect(counts.count == 6 && counts.values.allSatisfy { abs($0 - 10_000) < 400 })
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

  /// Waits for the search thread to say that it has come to an end.
  private func end(
    budget: UInt64 = .max, _ body: @escaping @Sendable (SearchControl) -> Int?
  ) async -> SearchResult<Int>? {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let searcher = Searcher<Int>()
    searcher.go(budget: budget, wake: { continuation.finish() }, body)
    #expect(searcher.isThinking)
    for await _ in stream {}
    let result = searcher.poll()
    #expect(!searcher.isThinking)
    #expect(searcher.poll() == nil)
    return result
  }

  @Test("A search ends with an answer, with none, or without knowing, and hands that over once")
  func searcher() async {
    #expect(await end { _ in 42 } == .found(42))
    #expect(await end { _ in nil } == .nothing)
    let beyond = await end { control in
      control.giveUp()
      return nil
    }
    #expect(beyond == .stopped)
    let exhausted = await end(budget: 1000) { control in
      control.spend(1000)
      return nil
    }
    #expect(exhausted == .stopped)
    // What was found with the last of the budget counts.
    let last = await end(budget: 1000) { control in
      control.spend(1000)
      return 7
    }
    #expect(last == .found(7))
  }

  @Test("A meter looks when its mark is passed, however large the steps")
  func meter() {
    for step in [1, 7, 2047, 2048, 5000] as [UInt64] {
      let control = SearchControl()
      var meter = SearchMeter()
      meter.begin(SearchLimits(control: control))
      while meter.nodes < 50_000 {
        meter.add(step)
        meter.lookWhenDue()
      }
      #expect(!meter.isOver)
      #expect(control.spent + SearchMeter.interval + step > 50_000)
      control.stop()
      let stop = meter.nodes
      while !meter.isOver {
        meter.add(step)
        meter.lookWhenDue()
      }
      #expect(meter.nodes - stop <= SearchMeter.interval + step)
    }
  }

  @Test("A budget ends a search at the same node every time, and counts for all its parts")
  func budgets() {
    let whole = SearchControl(budget: 10_000)
    for expected in [false, true] {
      let part = SearchControl(budget: 6000, partOf: whole)
      var meter = SearchMeter()
      meter.begin(SearchLimits(control: part))
      while !meter.count() {}
      meter.tell()
      #expect(part.isExhausted)
      #expect(whole.isExhausted == expected)
      #expect(part.spent < 6000 + SearchMeter.interval + 1)
    }
    var ends: Set<UInt64> = []
    for _ in 0..<3 {
      var meter = SearchMeter()
      meter.begin(SearchLimits(nodes: 12_345))
      while !meter.count() {}
      ends.insert(meter.nodes)
    }
    #expect(ends == [12_345])
    whole.stop()
    #expect(SearchControl(partOf: whole).isStopped)
  }

  @Test("Memory that the system refuses is made do with less")
  func memory() {
    let asked = Mutex<[Int]>([])
    let small = HugePages(byteCount: 64 << 20) { count in
      asked.withLock { $0.append(count) }
      return count > 9 << 20 ? nil : HugePages.map(count)
    }
    #expect(small.byteCount == 4 << 20)
    #expect(asked.withLock { $0.count } == 5)
    let none = HugePages(byteCount: 64 << 20) { _ in nil }
    #expect(none.byteCount == 64 << 10)
    #expect(HugePages(byteCount: 4 << 20, mayBeFewer: false) { _ in nil }.byteCount == 4 << 20)
    for pages in [none.byteCount, small.byteCount] { #expect(pages.nonzeroBitCount == 1) }
    let bytes = none.start.bindMemory(to: UInt8.self, capacity: none.byteCount)
    #expect((0..<none.byteCount).allSatisfy { bytes[$0] == 0 })
    bytes[5] = 1
    none.release()
    #expect(bytes[5] == 0)
  }

  @Test("Memory is zero after it was cleared or given back", arguments: [64 << 10, 2 << 20, 32 << 20])
  func clearing(byteCount: Int) {
    let pages = HugePages(byteCount: byteCount)
    pages.makeHuge(byteCount)
    let words = pages.start.bindMemory(to: UInt64.self, capacity: byteCount / 8)
    for empty in [{ pages.clear(byteCount) }, { pages.release() }] {
      for index in stride(from: 0, to: byteCount / 8, by: 511) { words[index] = UInt64(index + 1) }
      empty()
      #expect(stride(from: 0, to: byteCount / 8, by: 511).allSatisfy { words[$0] == 0 })
    }
  }

  @Test("A checksum finds every flipped bit")
  func checksums() throws {
    let bytes = withChecksum(Array("Quarto".utf8))
    #expect(withoutChecksum(bytes).map(Array.init) == Array("Quarto".utf8))
    #expect(checksum([]) == 0x811C_9DC5)
    #expect(checksum(Array("a".utf8)) == 0xE40C_292C)
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        #expect(withoutChecksum(damaged) == nil)
      }
    }
    #expect(withoutChecksum([1, 2, 3]) == nil)
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

  /// Between two levels every position has the one or the other, always the same one.
  @Test func aSkillBetweenLevelsMixesThem() {
    var request = EngineRequest()
    #expect(request.strength(in: "44") == .perfect)
    (request.skill, request.seed) = (Skill(step: 2.5), 7)
    let positions = (0..<400).map { String($0) }
    let chosen = positions.map { request.strength(in: $0) }
    #expect(Set(chosen) == [.level(2), .level(3)] && positions.map { request.strength(in: $0) } == chosen)
    #expect((150...250).contains(chosen.count { $0 == .level(3) }))
  }

  @Test func busyPositionsComeAndGo() {
    let busy = BusyPositions()
    let names = (1...50 as ClosedRange<UInt64>).map { $0 &* 0x1234_5678_9ABC_DEF1 }
    for name in names { #expect(!busy.contains(name)) }
    busy.enter(names[0])
    #expect(busy.contains(names[0]))
    busy.leave(names[0])
    #expect(!busy.contains(names[0]))
    for name in names { busy.enter(name) }
    // A later one may have taken a place, so only the last is sure to be there.
    #expect(busy.contains(names[49]))
    for name in names { busy.leave(name) }
    for name in names { #expect(!busy.contains(name)) }
  }

  @Test("A report adds up what was searched, and how long that took")
  func reportsAddUp() {
    var report = BenchReport()
    report.add("easy", positions: 2, nodes: 1_000_000, seconds: 0.5)
    report.add("hard", positions: 4, nodes: 3_000_000, seconds: 1.5)
    #expect((report.signature, report.seconds) == (4_000_000, 2))
    #expect(report.details.last == "hard, 4 positions: 3000000 nodes, 375.000 ms each, 2.0 M nodes/s")
  }
}

private final class SharedCount: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}
