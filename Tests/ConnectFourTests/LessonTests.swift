// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Testing

@testable import ConnectFour

struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<ConnectFour>().hold() }

  @Test func everyWrongMoveHasItsReason() throws {
    try RemarkLaws<ConnectFour>(["two-threats"]).hold()
  }
}
