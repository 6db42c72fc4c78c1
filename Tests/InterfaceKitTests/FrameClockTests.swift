// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

/// The clock of everything that moves: it rests with the window, and a late picture slows it down.
struct FrameClockTests {
  @Test func aRestCountsInFull() {
    var clock = FrameClock(100)
    clock.drew(.never)
    clock.advance(to: 130)
    #expect(clock.now == 130 && clock.delay == 0)
  }

  @Test func aLatePictureMovesNothingFurtherThanTwoPicturesOfAScreen() {
    var clock = FrameClock(100)
    clock.drew(.nextFrame)
    clock.advance(to: 100.016)
    #expect(abs(clock.now - 100.016) < 1e-9)
    clock.drew(.nextFrame)
    clock.advance(to: 100.3)
    #expect(abs(clock.now - 100.016 - 1.0 / 30) < 1e-9)
    #expect(abs(clock.delay - (0.284 - 1.0 / 30)) < 1e-9)
  }

  @Test func whatAnEventSetsGoingBeginsWithIt() {
    var clock = FrameClock(100)
    clock.drew(.never)
    clock.advance(to: 160)
    clock.touch()
    clock.advance(to: 160.5)
    #expect(abs(clock.now - 160 - 1.0 / 30) < 1e-9, "the first picture is not half a second into the motion")
  }

  @Test func aClockThatIsSetBackStands() {
    var clock = FrameClock(100)
    clock.advance(to: 90)
    #expect(clock.now == 100)
    clock.advance(to: 101)
    #expect(clock.now == 101)
  }
}
