// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// From a heap each takes one, two or three, and who takes the last wins: a multiple of four is lost. Every line of moves is a
/// position of its own, so that a large heap is beyond any table.
private struct Taking: GamePosition {
  var left: Int
  var taken: [Int] = []
  /// Whether it says how it looks.
  var isJudged = false

  struct Move: LosslessStringConvertible, Hashable, Sendable {
    var count: Int
    var description: String { String(count) }
    init?(_ description: String) {
      guard let count = Int(description), (1...3).contains(count) else { return nil }
      self.count = count
    }
  }

  var turn: Seat { taken.count.isMultiple(of: 2) ? .first : .second }
  var legalMoves: [Move] { ["1", "2", "3"].compactMap { Move($0) }.filter { $0.count <= left } }
  func playing(_ move: Move) -> Taking? {
    guard move.count <= left else { return nil }
    return Taking(left: left - move.count, taken: taken + [move.count], isJudged: isJudged)
  }
  var outcome: Outcome? { left == 0 ? Outcome(winner: turn.other, reason: "last") : nil }
  var notation: String { String(left) }
  var evaluation: Int { isJudged ? (left.isMultiple(of: 4) ? -7 : 7) : 0 }
}

struct DepthEngineTests {
  private let engine = DepthEngine<Taking>(resources: .none)

  private func choose(_ position: Taking, _ strength: Strength, seed: UInt64 = 1) -> Int? {
    engine.choose(in: position, strength: strength, seed: seed, control: SearchControl())?.count
  }

  /// Every small heap, with the number of moves to the win.
  @Test func smallGamesAreKnown() throws {
    for left in 1...11 {
      let position = Taking(left: left)
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      let values = try #require(engine.values(in: position, control: SearchControl()))
      let isLost = left.isMultiple(of: 4)
      #expect(hint.meaning == (isLost ? .loses : .wins((left + 3) / 4)), "\(left)")
      #expect(values.count == min(3, left))
      for (move, value) in values { #expect(value == ((left - move.count).isMultiple(of: 4) ? 1 : -1)) }
      #expect(engine.bounds(of: position, control: SearchControl()) == (isLost ? -1 ... -1 : 1...1))
      if !isLost { #expect(choose(position, .perfect) == left % 4) }
    }
  }

  /// Where the end is too far, the move that looks best is played, and nothing is said to be proven.
  @Test func largeGamesAreJudged() throws {
    for left in 1001...1003 {
      let position = Taking(left: left, isJudged: true)
      #expect(choose(position, .level(3)) == left % 4)
    }
    let position = Taking(left: 1001, isJudged: true)
    func short() -> SearchControl { SearchControl(budget: 20_000) }
    let hint = try #require(engine.hint(in: position, control: short()))
    #expect(hint.meaning == .looksBest && hint.move.count == 1)
    #expect(engine.choose(in: position, strength: .perfect, seed: 1, control: short())?.count == 1)
    #expect(engine.bounds(of: position, control: short()) == nil)
    #expect(engine.values(in: position, control: short()) == nil)
  }

  /// The second level wins when it can at once, the fourth sees what comes of the answer.
  @Test func levelsLookFurther() {
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(choose(Taking(left: 2), .level(2), seed: seed) == 2)
      #expect(choose(Taking(left: 6), .level(4), seed: seed) == 2)
    }
    #expect(Set((1...40).compactMap { choose(Taking(left: 6), .level(1), seed: $0) }) == [1, 2, 3])
    #expect(Set((1...40).compactMap { choose(Taking(left: 6), .level(2), seed: $0) }) == [1, 2, 3])
  }

  /// Stopped, it says nothing; with little to spend, what it has seen.
  @Test func limitsAreKept() throws {
    let position = Taking(left: 1001, isJudged: true)
    let stopped = SearchControl()
    stopped.stop()
    #expect(engine.choose(in: position, strength: .perfect, seed: 1, control: stopped) == nil)
    #expect(engine.choose(in: position, strength: .level(1), seed: 1, control: stopped) == nil)
    #expect(engine.hint(in: position, control: stopped) == nil)
    #expect(engine.values(in: position, control: stopped) == nil)
    let small = SearchControl(budget: 10_000)
    #expect(engine.choose(in: position, strength: .perfect, seed: 1, control: small)?.count == 1)
    #expect(small.spent < 20_000)
    #expect(engine.choose(in: Taking(left: 0), strength: .perfect, seed: 1, control: SearchControl()) == nil)
  }

  /// What is kept from one question to the next changes no answer.
  @Test func keptResultsAreThoseOfAFreshEngine() {
    for left in (5...11).reversed() {
      let position = Taking(left: left)
      let kept = engine.values(in: position, control: SearchControl())
      #expect(kept == DepthEngine<Taking>(resources: .none).values(in: position, control: SearchControl()))
    }
    engine.rest()
  }
}
