// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A half-open rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  init(x: Int, y: Int, width: Int, height: Int) { self.init(x, y, x + width, y + height) }

  /// Every edge rounded by itself, so that neighbours in points stay neighbours in pixels.
  init(rounding rect: Rect, scale: Double) {
    self.init(snap(rect.x * scale), snap(rect.y * scale), snap(rect.maxX * scale), snap(rect.maxY * scale))
  }

  /// The smallest rectangle of whole pixels around `rect`, which is in pixels.
  init(around rect: Rect) {
    self.init(
      floorToInt(rect.x), floorToInt(rect.y), -floorToInt(-rect.maxX), -floorToInt(-rect.maxY))
  }

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ r: PixelRect) -> PixelRect {
    PixelRect(max(x0, r.x0), max(y0, r.y0), min(x1, r.x1), min(y1, r.y1))
  }

  func union(_ r: PixelRect) -> PixelRect {
    PixelRect(min(x0, r.x0), min(y0, r.y0), max(x1, r.x1), max(y1, r.y1))
  }

  func inset(_ d: Int) -> PixelRect { PixelRect(x0 + d, y0 + d, x1 - d, y1 - d) }

  /// What is left of it without `hole`, which lies inside: at most four rectangles.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    [
      PixelRect(x0, y0, x1, hole.y0), PixelRect(x0, hole.y0, hole.x0, hole.y1),
      PixelRect(hole.x1, hole.y0, x1, hole.y1), PixelRect(x0, hole.y1, x1, y1),
    ].filter { !$0.isEmpty }
  }

  func contains(_ r: PixelRect) -> Bool { r.x0 >= x0 && r.y0 >= y0 && r.x1 <= x1 && r.y1 <= y1 }
}

/// Coordinates beyond this are as good as infinite; the bound keeps conversions to `Int` from trapping.
private let farAway = 1e6

/// The nearest whole pixel; halves go up on both sides of zero, so that moving by one pixel never skips one.
func snap(_ value: Double) -> Int { floorToInt(value + 0.5) }

func floorToInt(_ value: Double) -> Int {
  guard value == value else { return 0 }
  return Int(clamp(value, -farAway, farAway).rounded(.down))
}
