// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension DrawList {
  /// What should have been played: a dashed ring with a star in it.
  /// - Parameter isTaken: true where something else lies in the middle, such as a value; the star stands beside it then.
  public mutating func bestMove(at center: Point, radius: Double, edge: Color, isTaken: Bool = false) {
    ring(at: center, radius: radius, edge, width: 5)
    dashedRing(at: center, radius: radius, Color(0xFFF8E4), width: 3)
    guard !isTaken else { return starBadge(at: center, cell: radius / 0.42) }
    let size = (radius * 0.62).rounded()
    picture(
      .icon("star-full"), in: Rect(center: center, size: Size(size, size)),
      tint: Color(0xFFF8E4))
  }

  /// The star of a move that should have been played, in a dark dot at the upper right of its cell: where something else lies in its
  /// middle.
  public mutating func starBadge(at center: Point, cell: Double) {
    star(at: center + Point(cell * 0.3, cell * -0.3), radius: max(6, (cell * 0.15).rounded()), opacity: 1)
  }

  /// The same on a value that none is better than: at the upper right corner of its chip.
  public mutating func starBadge(on chip: ValueChip, at center: Point, opacity: Double = 1) {
    let corner = Point(chip.size.width / 2 - 1, 1 - chip.size.height / 2)
    star(
      at: center + corner, radius: max(6, (chip.size.height * 0.25).rounded()),
      opacity: isPlain ? 1 : opacity)
  }

  private mutating func star(at middle: Point, radius: Double, opacity: Double) {
    disc(at: middle, radius: radius, Color(0x06140F, isPlain ? 1 : 0.9 * opacity))
    let size = (radius * 1.2).rounded()
    picture(
      .icon("star-full"), in: Rect(center: middle, size: Size(size, size)), tint: Color(0xFFF8E4, opacity))
  }
}
