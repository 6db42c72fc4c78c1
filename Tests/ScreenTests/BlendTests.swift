// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

@Suite struct BlendTests {
  @Test func scalingRoundsExactly() {
    for c in 0...255 {
      for a in stride(from: 0, through: 255, by: 5) {
        let exact = UInt32((Double(c * a) / 255).rounded())
        #expect(scaled(UInt32(c) * 0x0101_0101, UInt32(a)) == exact * 0x0101_0101)
      }
    }
  }

  @Test func opaqueHidesAndTransparentShows() {
    #expect(over(0xFF12_3456, 0xFFAB_CDEF) == 0xFF12_3456)
    #expect(over(0, 0xFFAB_CDEF) == 0xFFAB_CDEF)
  }

  @Test func whiteTakesTheColourOfTheTint() {
    #expect(tinted(0xFFFF_FFFF, Color(0x336699).premultiplied) == 0xFF33_6699)
    #expect(tinted(0x8080_8080, 0xFFFF_FFFF) == 0x8080_8080)
  }
}
