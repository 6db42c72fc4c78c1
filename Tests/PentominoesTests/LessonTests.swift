// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameLaws
import Testing

@testable import Pentominoes

@Suite struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Pentominoes>().hold() }
}
