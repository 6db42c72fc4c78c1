// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import GameCore

/// A bot takes as long for a move as somebody would who looks at it.
struct CareTests {
  /// Seconds between two moves.
  private func time(care: Double, pace: Double = 1, most: Double = .infinity, seed: UInt64) -> Double {
    var director = Director()
    director.thinkingSince = 100
    var random = SeededRandom(seed: seed)
    return director.replyTime(
      100, care: care, pace: pace, most: most, isSameTurn: false, using: &random) - 100
  }

  @Test func easyMovesAreSoonPlayedAndHardOnesLater() {
    let seeds = 1...200 as ClosedRange<UInt64>
    for seed in seeds {
      #expect(
        (0.4...1.6).contains(time(care: 0, seed: seed)) && (0.4...1.6).contains(time(care: 0.25, seed: seed)))
      #expect((1.6...3).contains(time(care: 1, seed: seed)))
    }
    #expect(Set(seeds.map { time(care: 0, seed: $0) }).count > 100)
  }

  @Test func thePaceOfThePlayerAndTheClockAreHeeded() {
    for seed in 1...50 as ClosedRange<UInt64> {
      #expect(time(care: 1, pace: 0.4, seed: seed) < 1.2)
      #expect(abs(time(care: 0.5, pace: 2, seed: seed) - 2 * time(care: 0.5, seed: seed)) < 0.001)
      #expect(time(care: 1, most: 0.2, seed: seed) <= 0.2 + 0.001)
    }
  }

  /// From a heap of seven each takes one or two, and who takes the last wins.
  @Test func whatIsSeenAtOnceAsksForNoCare() {
    let engine = Heap.Engine(resources: .none)
    func care(_ left: Int, isOpening: Bool = false) -> Double {
      Care.needed(in: Heap.Position(left: left), isOpening: isOpening, of: Heap.self, engine, SearchControl())
    }
    // Nothing to choose; a win; the one move that hands none over; a beginning.
    #expect(care(1) == 0 && care(2) == 0 && care(4) == 0.1 && care(7, isOpening: true) == 0)
    #expect(care(6) > 0.1)
  }

  @Test func aBotMovesNotBeforeItsTime() {
    let evening = Evening(.character(.cork), first: .bot)
    let begun = evening.now
    evening.waitForBot()
    #expect(evening.now - begun > 0.38)
  }
}
