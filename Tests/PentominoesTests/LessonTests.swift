// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import GameLaws
import Testing

@testable import Pentominoes

@Suite struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Pentominoes>().hold() }

  /// How many ways the lessons say that there are.
  @Test(arguments: [("two-that-fit", 7, 2), ("the-hole", nil, 3), ("five-tiles", nil, 6)])
  func theWaysAreCounted(name: String, all: Int?, right: Int) throws {
    let step = try #require(Pentominoes.lessons.first { $0.name == name }?.steps.first)
    let start = try #require(Pentominoes.line(setup: step.setup, step.moves)?.position)
    let ways = start.legalMoves.count { if case .place = $0 { true } else { false } }
    #expect(step.right.count == right && all ?? ways == ways)
  }
}
