// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

extension Painter {
  /// What a move gave away: a triangle where that was the game, a diamond where it was less.
  package mutating func mistake(_ mark: MistakeMark, at center: Point, size: Double) {
    let r = size / 2
    let lost = isPlain ? palette.text : Color(palette.isDark ? 0xFF8A70 : 0xB23A28)
    let slip = isPlain ? palette.text : Color(palette.isDark ? 0xF0BE5A : 0x9A6A0F)
    let points =
      mark == .heavy
      ? [Point(-r, -r * 0.8), Point(r, -r * 0.8), Point(0, r)]
      : [Point(0, -r), Point(r, 0), Point(0, r), Point(-r, 0)]
    list.shape(
      Shape(.path(Path(polygon: points, closed: true)), fill: .solid(mark == .heavy ? lost : slip)),
      at: center)
  }
}

extension Node {
  /// The sign of a mistake, in words.
  package static func mistake(_ mark: MistakeMark, _ size: Double = 13, in room: Size = Size(13, 20)) -> Node
  {
    .drawing(room) { painter, frame in painter.mistake(mark, at: frame.center, size: size) }
  }
}
