// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas

/// A slab of walnut with its shadow, its grain and the light on its rim.
enum WalnutSlab {
  static func paint(_ frame: Rect, wall: Double, radius: Double, isDark: Bool, into list: inout DrawList) {
    let walnut = Pentominoes.Table.walnut
    list.boardShadow(frame, wall: wall, radius: radius, isDark: isDark)
    list.slab(walnut, frame, wall: wall, radius: radius, isDark: isDark)
    if list.isPlain { return }
    grain(frame, &list)
    let rim = frame.inset(0.9)
    list.shape(
      Shape(
        .roundedRect(rim.size, radius: radius - 0.9),
        stroke: Stroke(
          .linear(
            from: .zero, to: Point(rim.width * 0.7, rim.height),
            stops: [
              .init(0, walnut.rim.opacity(0.75)), .init(0.3, walnut.rim.opacity(0.22)),
              .init(1, walnut.rim.opacity(0.1)),
            ]), width: 1.8)), at: rim.origin)
  }

  /// Short strokes along the wood, at places that only look random.
  private static func grain(_ frame: Rect, _ list: inout DrawList) {
    for index in 0..<Int(frame.height / 9) {
      let seed = Double((index * 7919) % 97) / 97
      let y = frame.y + 5 + Double(index) * 9 + seed * 4
      let length = frame.width * (0.3 + 0.6 * Double((index * 104729) % 89) / 89)
      let x = frame.x + 4 + seed * (frame.width - 8 - length)
      list.fill(Rect(x.rounded(), y.rounded(), length.rounded(), 1), Color(0x3A1E0C, 0.05 + 0.12 * seed))
    }
  }
}

/// Linen on the ground of squares that are cut out of wood.
enum LinenFloor {
  /// Between squares: at least 1.6 to 1 against the floor, so that they can be counted.
  static func line(isDark: Bool) -> Color { isDark ? Color(0x6B5C45) : Color(0x9C8763) }

  static func fill(isDark: Bool) -> Color { isDark ? Color(0xA39379) : Pentominoes.Table.linen }

  /// Every square is sunk, with shadow where wood stands above or to its left.
  /// - Parameter board: true of squares that are sunk.
  static func sink(
    _ cells: [Cell], board: (Cell) -> Bool, _ frame: (Cell) -> Rect, _ fill: Color, into list: inout DrawList
  ) {
    let isPlain = list.isPlain
    for cell in cells {
      list.fill(frame(cell).inset(isPlain ? -3 : -1.5), isPlain ? list.finish.ink : Color(0x3A2412, 0.35))
    }
    for cell in cells { list.fill(frame(cell), fill) }
    if isPlain { return }
    for cell in cells {
      let place = frame(cell)
      if !board(cell + Cell(-1, 0)) {
        list.fill(Rect(place.x, place.y, place.width, 5), Color(0x3A2412, 0.2))
      }
      if !board(cell + Cell(0, -1)) {
        list.fill(Rect(place.x, place.y, 5, place.height), Color(0x3A2412, 0.14))
      }
    }
  }

  /// One drawing of cloth, repeated square by square, and a line between neighbours.
  static func weave(
    _ cells: [Cell], board: (Cell) -> Bool, _ frame: (Cell) -> Rect, isDark: Bool, into list: inout DrawList
  ) {
    let line = list.isPlain ? list.finish.disabled : line(isDark: isDark)
    if !list.isPlain {
      for cell in cells { list.picture(.asset("boards/linen-tile"), in: frame(cell), opacity: 0.55) }
    }
    for cell in cells {
      let place = frame(cell)
      if board(cell + Cell(0, 1)) {
        list.fill(Rect(place.maxX - 0.9, place.y, 1.8, place.height), line)
      }
      if board(cell + Cell(1, 0)) {
        list.fill(Rect(place.x, place.maxY - 0.9, place.width, 1.8), line)
      }
    }
  }
}
