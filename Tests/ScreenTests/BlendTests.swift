// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct BlendTests {
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

  /// Vectors and single pixels come to the same, whatever falls into a block of four.
  @Test func rowsAreTheSameAsPixels() {
    var state: UInt64 = 3
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 24
    }
    func pixel() -> UInt32 {
      let bits = UInt32(truncatingIfNeeded: next())
      return [0, 0xFF00_0000 | bits & 0xFF_FFFF, scaled(0xFF00_0000 | bits & 0xFF_FFFF, bits >> 24)][
        Int(bits % 3)]
    }
    for count in [0, 1, 3, 4, 5, 8, 31, 64] {
      for _ in 0..<40 {
        let below = (0..<count).map { _ in pixel() }
        let colors = (0..<count).map { _ in pixel() }
        let coverage = (0..<count).map { _ in [0, 255, UInt8(truncatingIfNeeded: next())][Int(next() % 3)] }
        let (color, tint) = (pixel(), pixel())
        func row(_ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
          var row = below + [0]
          row.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
          return Array(row.dropLast())
        }
        let all = 0..<count
        #expect(row { blend($0, count, color: color) } == all.map { over(color, below[$0]) })
        #expect(
          row { blend($0, count, color: color, coverage: coverage + [0]) }
            == all.map { over(scaled(color, UInt32(coverage[$0])), below[$0]) })
        #expect(
          row { blend($0, count, colors: colors + [0], coverage: coverage + [0]) }
            == all.map { over(scaled(colors[$0], UInt32(coverage[$0])), below[$0]) })
        #expect(row { blend($0, count, colors: colors + [0]) } == all.map { over(colors[$0], below[$0]) })
        #expect(
          row { blend($0, count, colors: colors + [0], tint: tint) }
            == all.map { over(tinted(colors[$0], tint), below[$0]) })
      }
    }
  }
}
