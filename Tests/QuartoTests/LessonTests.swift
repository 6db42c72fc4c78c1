// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Testing

@testable import Quarto

@Suite struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Quarto>().hold() }

  @Test func everyWrongMoveHasItsReason() throws {
    try RemarkLaws<Quarto>(["danger", "two-traits", "quiet-gifts"]).hold()
  }
}
