// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Pentominoes

struct FloorTests {
  /// Whoever counts squares sees the lines between them, by day and by night.
  @Test(arguments: [false, true]) func squaresCanBeCounted(_ isDark: Bool) {
    let floor = LinenFloor.fill(isDark: isDark)
    #expect(floor.contrast(with: LinenFloor.line(isDark: isDark)) >= 1.6)
  }
}
