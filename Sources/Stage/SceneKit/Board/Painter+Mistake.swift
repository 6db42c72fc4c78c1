// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Painter {
  /// What a move gave away: a triangle where the game is lost after it, a diamond where a win became a draw.
  package mutating func mistake(isLost: Bool, at center: Point, size: Double) {
    let r = size / 2
    let lost = isPlain ? palette.text : Color(palette.isDark ? 0xFF8A70 : 0xB23A28)
    let slip = isPlain ? palette.text : Color(palette.isDark ? 0xF0BE5A : 0x9A6A0F)
    let points =
      isLost
      ? [Point(-r, -r * 0.8), Point(r, -r * 0.8), Point(0, r)]
      : [Point(0, -r), Point(r, 0), Point(0, r), Point(-r, 0)]
    list.shape(
      Shape(.path(Path(polygon: points, closed: true)), fill: .solid(isLost ? lost : slip)), at: center)
  }
}
