// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import quartet

struct CodeAtRestTests {
  /// Nothing is given back while something moves or is about to; then once, and once more after what happened meanwhile.
  @Test func codeGoesWhenNothingMoves() {
    var times = 0
    var code = CodeAtRest { times += 1 }
    #expect(code.follow(.nextFrame, at: 10) == .nextFrame && code.follow(.at(10.5), at: 10) == .at(10.5))
    #expect(times == 0)
    #expect(code.follow(.at(3610), at: 10) == .at(3610) && times == 1)
    // A move within the pause: the loop is to come back at its end.
    #expect(code.follow(.nextFrame, at: 11) == .nextFrame)
    #expect(code.follow(.never, at: 12) == .at(15) && code.follow(.at(14), at: 12) == .at(14))
    #expect(times == 1)
    #expect(code.follow(.never, at: 15) == .never && times == 2)
    // Nothing happened since then, and the day is looked at an hour later.
    #expect(code.follow(.at(7215), at: 3615) == .at(7215) && times == 3)
  }
}
