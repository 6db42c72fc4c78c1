// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Testing

@testable import Reversi

@Suite struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Reversi>().hold() }
}
