// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import Reversi

/// How the discs of a game that is over are counted out.
struct CountingOutTests {
  /// However many there are, they lie in a row on the field, in their order.
  @Test(arguments: [1, 2, 10, 11, 32, 33, 64]) func theFanFitsTheField(count: Int) throws {
    let places = (0..<count).map { CountingOut.place(of: $0, in: count) }
    let half = CountingOut.diameter / 2
    #expect(try #require(places.first) - half >= 0 && (try #require(places.last)) + half <= 8)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A long fan is as long as the field allows, and a short one is not drawn together.
  @Test func theFanDrawsTogetherOnlyWhereItHasTo() {
    func length(_ count: Int) -> Double {
      CountingOut.place(of: count - 1, in: count) - CountingOut.place(of: 0, in: count)
    }
    #expect(abs(length(64) - length(60)) < 1e-9)
    #expect(abs(length(2) - CountingOut.pitch) < 1e-9)
    #expect(length(20) < length(40))
  }

  /// Each pair is heard once, when it lies.
  @Test func eachPairIsHeardOnce() {
    var counting = CountingOut()
    counting.send(out: true, pairs: 5, start: 0, isLongAgo: false, look: Look(), now: 0)
    var heard: [Int] = []
    for tick in 0...600 { heard += counting.arrivals(pairs: 5, now: Double(tick) / 60) }
    #expect(heard == [0, 1, 2, 3, 4])
  }
}
