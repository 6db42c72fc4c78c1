// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

/// The bot whose time can be chosen keeps to it, and uses the person's time as well.
extension SessionTests {
  private func pondered(after evening: Evening, count: Int) -> [(left: Int, seconds: Int?)] {
    for _ in 0..<10_000 where Heap.Engine.pondered.withLock({ $0.count }) < count {
      evening.pass(0.001)
      usleep(200)
    }
    // Nothing more comes, however long the person thinks.
    for rest in [0.5, 2, 30] { evening.pass(rest) }
    usleep(5000)
    return Heap.Engine.pondered.withLock { $0 }
  }

  private func forget() {
    Heap.Engine.granted.withLock { $0 = [] }
    Heap.Engine.pondered.withLock { $0 = [] }
    Heap.Engine.threads.withLock { $0 = [] }
  }

  @Test func theBotIsToldHowLongItMayThink() {
    forget()
    let evening = Evening(.character(.onyx), thinkingTime: 1)
    evening.finish([1])
    evening.waitForBot()
    var options = evening.session.options
    options.thinkingTime = 3
    // It counts from the next move on, in the middle of the game.
    evening.session.adopt(options)
    evening.finish([1])
    evening.waitForBot()
    #expect(Heap.Engine.granted.withLock { $0 } == [1, 3])
    evening.session.stopThinking()
  }

  /// For its own move and while it ponders, it has what the window does not need.
  @Test func theBotIsToldHowManyThreadsItMayUse() {
    forget()
    let evening = Evening(.character(.onyx), thinkingTime: 1)
    evening.finish([1])
    evening.waitForBot()
    _ = pondered(after: evening, count: 1)
    evening.session.stopThinking()
    let threads = Heap.Engine.threads.withLock { $0 }
    #expect(threads.count > 1 && threads.allSatisfy { $0 == Processors.forSearch })
  }

  @Test func aLevelHasNoTimeToChoose() {
    forget()
    let evening = Evening(.character(.bramble))
    evening.finish([1])
    evening.waitForBot()
    #expect(Heap.Engine.granted.withLock { $0 } == [nil])
    #expect(pondered(after: evening, count: 0).isEmpty)
  }

  /// From its first move on it thinks about each of the person's moves once.
  @Test func theBotThinksInThePersonsTime() {
    forget()
    let evening = Evening(.character(.onyx), thinkingTime: 1)
    #expect(pondered(after: evening, count: 0).isEmpty)
    evening.finish([1])
    evening.waitForBot()
    let first = pondered(after: evening, count: 1)
    #expect(first.map(\.left) == [5] && first.map(\.seconds) == [1])
    #expect(!evening.session.isThinking && !evening.session.isAsking && evening.session.mayMove)
    // The answer does not wait until it has thought to the end.
    evening.finish([1])
    evening.waitForBot()
    #expect(pondered(after: evening, count: 2).map(\.left) == [5, 3])
    evening.session.stopThinking()
  }

  /// What the player wants to see comes first.
  @Test func aHintDoesNotWaitForIt() {
    forget()
    let evening = Evening(.character(.onyx))
    evening.finish([1])
    evening.waitForBot()
    _ = pondered(after: evening, count: 1)
    evening.session.askForHint()
    for _ in 0..<10_000 where evening.session.hint == nil {
      evening.pass(0.001)
      usleep(200)
    }
    #expect(evening.session.hint != nil)
    evening.session.stopThinking()
  }

  @Test func betweenPeopleNobodyThinks() {
    forget()
    let evening = Evening(.friend)
    evening.finish([1, 1, 1])
    #expect(pondered(after: evening, count: 0).isEmpty)
  }
}
