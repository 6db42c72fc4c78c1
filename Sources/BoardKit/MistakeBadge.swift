// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension DrawList {
  /// A move that was a mistake wears its mark in a light dot at the upper right of its cell (design language, section 30): a triangle
  /// where the game is lost after it, else a diamond.
  /// - Parameter cell: side of a cell.
  public mutating func mistakeBadge(isLost: Bool, at center: Point, cell: Double) {
    let radius = max(6, (cell * 0.15).rounded())
    let middle = center + Point(cell * 0.3, cell * -0.3)
    shadow(
      .disc(radius: radius), at: middle + Point(1 - radius, 2 - radius), sigma: 2, Color(0x1B0D05, 0.45))
    if isPlain { disc(at: middle, radius: radius + 2, .black) }
    disc(at: middle, radius: radius, isPlain ? .white : Color(0xFFFBF0))
    let r = radius * 0.46
    let points =
      isLost
      ? [Point(-r, -r * 0.8), Point(r, -r * 0.8), Point(0, r)]
      : [Point(0, -r), Point(r, 0), Point(0, r), Point(-r, 0)]
    shape(
      Shape(
        .path(Path(polygon: points, closed: true)),
        fill: .solid(isPlain ? .black : Color(isLost ? 0xB23A28 : 0x9A6A0F))),
      at: middle)
  }

  /// Dots under a number that is an estimate.
  /// - Parameter center: the middle of the row of dots.
  public mutating func dottedUnderline(at center: Point, width: Double, _ color: Color) {
    let count = max(2, Int((width / 4.2).rounded()))
    for index in 0..<count {
      let x = center.x + (Double(index) - Double(count - 1) / 2) * 4.2
      disc(at: Point(x, center.y), radius: 1, color)
    }
  }
}
