// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Testing

@testable import Reversi

struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Reversi>().hold() }

  @Test func everyWrongMoveHasItsReason() throws {
    try RemarkLaws<Reversi>(["keep-the-move", "quiet", "stable", "parity", "pass"]).hold()
  }
}
