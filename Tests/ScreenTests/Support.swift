// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GoldenKit

@testable import Screen

func canvas(_ width: Double, _ height: Double, scale: Double = 1) throws -> PictureCanvas {
  try PictureCanvas(
    viewport: Viewport(size: Size(width, height), pixelScale: scale), assets: Repository.assets,
    fonts: Repository.fonts)
}

func list(_ body: (inout DrawList) -> Void) -> DrawList {
  var list = DrawList()
  body(&list)
  return list
}

/// Drawn white on black: how bright each pixel is.
struct Picture8 {
  let width: Int
  let values: [Int]

  init(_ width: Double, _ height: Double, scale: Double = 1, _ body: (inout DrawList) -> Void) throws {
    let canvas = try canvas(width, height, scale: scale)
    canvas.draw(
      list {
        $0.fill(Rect(0, 0, width, height), .black)
        body(&$0)
      })
    self.width = canvas.width
    values = canvas.pixels().map { Int($0 & 255) }
  }

  subscript(x: Int, y: Int) -> Int { values[y * width + x] }

  var sum: Int { values.reduce(0, +) }

  /// The box of all pixels that are not black.
  var ink: PixelRect {
    var box: PixelRect?
    for (i, v) in values.enumerated() where v > 0 {
      let pixel = PixelRect(x: i % width, y: i / width, width: 1, height: 1)
      box = box.map { $0.union(pixel) } ?? pixel
    }
    return box ?? PixelRect(0, 0, 0, 0)
  }
}

/// The same numbers in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
