// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension DrawList {
  /// A move that could be: the best one, a hint, the place of a threat (design language, section 13).
  public mutating func dashedRing(at center: Point, radius: Double, _ color: Color, width: Double = 3) {
    let pitch = 13.0
    let count = max(6, (2 * .pi * radius / pitch).rounded())
    let corner = center - Point(radius, radius)
    for index in 0..<Int(count) {
      let from = Double(index) / count
      shape(
        Shape(
          Outline.arc(radius: radius, from: from, to: from + 0.54 / count),
          stroke: Stroke(color, width: width)),
        at: corner)
    }
  }
}

extension DrawList {
  /// What should have been played: a dashed ring with a star in it.
  public mutating func bestMove(at center: Point, radius: Double, edge: Color) {
    ring(at: center, radius: radius, edge, width: 5)
    dashedRing(at: center, radius: radius, Color(0xFFF8E4), width: 3)
    let size = (radius * 0.62).rounded()
    picture(
      .icon("star-full"), in: Rect(center: center - Point(0, radius), size: Size(size, size)),
      tint: Color(0xFFE3A0))
  }
}
