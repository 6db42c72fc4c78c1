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
        Shape(Outline.arc(radius: radius, from: from, to: from + 0.54 / count), stroke: Stroke(color, width: width)),
        at: corner)
    }
  }
}
