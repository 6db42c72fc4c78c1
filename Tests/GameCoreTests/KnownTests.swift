// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import GameCore

/// What is certain, and what is only known so far.
struct KnownTests {
  /// What one side can count on is the least that the other side cannot prevent.
  @Test func bothSidesSeeTheSameResult() {
    let wins = CertainResult(1...1, for: .second)
    #expect(wins.least(for: .second) == 1 && wins.most(for: .second) == 1)
    #expect(wins.least(for: .first) == -1 && wins.most(for: .first) == -1)
    let holds = CertainResult(0...1, for: .first)
    #expect(holds.least(for: .first) == 0 && holds.most(for: .first) == 1)
    #expect(holds.least(for: .second) == -1 && holds.most(for: .second) == 0)
    #expect(CertainResult(-1...1, for: .second).isOpen && !holds.isOpen)
  }

  /// A guess never takes the place of a proof, nor of a guess that looked further.
  @Test func whatIsKnownBetterStays() {
    var values = MoveValues<String>()
    values.take(MoveValue(3, depth: 4), of: "a")
    values.take(MoveValue(-5, depth: 2), of: "a")
    #expect(values["a"] == MoveValue(3, depth: 4))
    values.take(MoveValue(1, depth: 8), of: "a")
    #expect(values["a"] == MoveValue(1, depth: 8))
    values.take(MoveValue(2), of: "a")
    values.take(MoveValue(9, depth: 40), of: "a")
    #expect(values["a"] == MoveValue(2))
  }

  @Test func medalsSayHowMuchHelpThereWas() {
    #expect(Medal(isHelped: false, wasCounted: false) == .gold)
    #expect(Medal(isHelped: false, wasCounted: true) == .silver)
    #expect([false, true].allSatisfy { Medal(isHelped: true, wasCounted: $0) == .bronze })
    #expect(Medal.allCases.sorted() == [.bronze, .silver, .gold])
  }
}
