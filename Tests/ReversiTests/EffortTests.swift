// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// How long the perfect bot thinks: by nodes, so that equal games have equal moves, and never longer than it may.
struct EffortTests {
  private func work(_ seconds: Int?, _ position: Reversi.Position) -> (move: Reversi.Move?, nodes: UInt64) {
    let control = SearchControl(seconds: seconds)
    let move = Reversi.Engine(resources: .none).choose(
      in: position, strength: .perfect, seed: 1, control: control)
    return (move, control.spent)
  }

  @Test func withoutTimeItPlaysAtOnce() throws {
    let position = randomPosition(empty: 40, seed: 2)
    let (move, nodes) = work(0, position)
    #expect(position.legalMoves.contains(try #require(move)))
    #expect(nodes < 10_000)
  }

  /// Six million nodes for each second at most, and the last thousands are not looked at one by one. That more time is more work
  /// is said by `moreTimeReachesTheEndSooner`: how much a machine does in a second is no matter of a test.
  @Test(arguments: [1, 2]) func noMoreNodesThanAreGranted(seconds: Int) {
    let nodes = work(seconds, randomPosition(empty: 44, seed: 1)).nodes
    let granted = UInt64(seconds) * 6_000_000
    // Two fifths of it at least: before that there is time for another ply.
    #expect(nodes > granted * 2 / 5 && nodes < granted + 10_000, "\(nodes)")
  }

  /// A proof of the last twenty squares has three seconds, even if only one is granted.
  @Test func theEndIsProvenWhateverIsGranted() {
    #expect(Effort(milliseconds: nil, seconds: 1).longestProof == 3000)
    #expect(Effort(milliseconds: nil, seconds: 10).longestProof == 10_000)
    #expect(Effort(milliseconds: 50, seconds: 10).longestProof == 50)
    #expect(Effort(milliseconds: nil, seconds: nil).longest == 3000)
  }

  /// A table that takes longer to come into being than to be of use is not asked for; where nodes count the time is no matter.
  @Test func littleTimeHasASmallTable() {
    for time in [1, 40, 200] {
      #expect(Effort(milliseconds: time, seconds: nil).tableBytes == Search.middling)
    }
    for time in [201, 1000] { #expect(Effort(milliseconds: time, seconds: 1).tableBytes == Search.largest) }
    #expect(Effort(milliseconds: nil, seconds: 0).tableBytes == Search.largest)
  }

  /// More time looks for the end sooner, of seconds and of milliseconds.
  @Test(arguments: [
    [1, 3, 10, 30].map({ Effort(milliseconds: nil, seconds: $0) }),
    [20, 100, 500, 2000].map({ Effort(milliseconds: $0, seconds: nil) }),
  ])
  func moreTimeReachesTheEndSooner(efforts: [Effort]) {
    let ends = efforts.map { effort in (0...60).last { effort.reachesTheEnd($0) } ?? 0 }
    #expect(Set(ends).count == ends.count && ends == ends.sorted(), "\(ends)")
    for effort in efforts {
      // From there on it is looked for everywhere.
      let reached = (0...60).filter { effort.reachesTheEnd($0) }
      #expect(reached == Array(0..<reached.count))
    }
  }

  /// What was found while the other side thought is there for the answer to its best move, which then costs less.
  @Test func ponderingHelpsTheAnswer() throws {
    let position = randomPosition(empty: 17, seed: 6)
    let expected = try #require(work(nil, position).move)
    let reply = try #require(position.playing(expected))
    func nodes(afterPondering: Bool) -> (Reversi.Move?, UInt64) {
      let engine = Reversi.Engine(resources: .none)
      if afterPondering { engine.ponder(on: position, control: SearchControl()) }
      let control = SearchControl()
      let move = engine.choose(in: reply, strength: .perfect, seed: 1, control: control)
      return (move, control.spent)
    }
    let (cold, warm) = (nodes(afterPondering: false), nodes(afterPondering: true))
    #expect(warm.1 < cold.1 / 2)
    var search = Search(capacity: 4 << 20, handMade)
    search.begin()
    let score = search.score(Board(reply))
    let best = try #require(score)
    for move in [cold.0, warm.0] {
      let next = try #require(move.flatMap { reply.playing($0) })
      let after = search.score(Board(next))
      #expect((next.turn == reply.turn ? best : -best) == after)
    }
  }

  @Test func ponderingCanBeStopped() {
    let control = SearchControl()
    control.stop()
    Reversi.Engine(resources: .none).ponder(on: randomPosition(empty: 40, seed: 1), control: control)
    #expect(control.spent < 10_000)
  }

  /// Ten milliseconds are enough to look for the end from twenty empty squares on, and each square more asks for more than half as
  /// much again; so does each square less for less.
  @Test func aSquareMoreAsksForHalfAsMuchTimeAgain() throws {
    let least = try (10...30).map { empty in
      try #require((1...5000).first { Effort(milliseconds: $0, seconds: nil).reachesTheEnd(empty) })
    }
    #expect(least[10] == 10)
    for (one, more) in zip(least, least.dropFirst()) where one >= 10 {
      #expect((1.5...1.8).contains(Double(more) / Double(one)), "\(least)")
    }
  }
}
