// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Screen

struct PacerTests {
  @Test func framesKeepAnEvenBeat() {
    var pacer = FramePacer(refreshRate: 60)
    pacer.tick(now: 100)
    var now = 100.0
    // Each frame takes 5 ms, and waking is up to half a millisecond late.
    for i in 1...120 {
      let due = pacer.nextBeat(now: now + 0.005)
      now = due + (i % 2 == 0 ? 0.0005 : 0)
      pacer.tick(now: now)
    }
    #expect(abs(now - (100 + 120.0 / 60)) < 0.001)
  }

  @Test func afterARestTheFirstFrameIsAtOnce() {
    var pacer = FramePacer(refreshRate: 60)
    pacer.tick(now: 1)
    #expect(pacer.nextBeat(now: 9) == 9)
  }

  @Test func nonsenseRatesMeanSixty() {
    #expect(FramePacer(refreshRate: 0).period == 1.0 / 60)
    #expect(FramePacer(refreshRate: 144).period == 1.0 / 144)
  }
}
