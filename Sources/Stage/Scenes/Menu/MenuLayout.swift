// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Where things are on the main menu: the tiles in one row, or in rows of two.
struct MenuLayout: Hashable {
  enum Tiles: Hashable { case row, grid }

  var tiles: Tiles
  var wordmark: Rect
  var greeting: Point
  var greetingStyle: TextStyle
  var settings: Rect
  var history: Rect
  /// Left end and baseline of the line below the tiles; nil where there is no room.
  var footer: Point?
  var frames: [Rect]
  /// Size of a tile in the points it is drawn in, before `scale`.
  var tileSize: Size
  var scale: Double

  /// `count` is the number of tiles, four in the box as it is.
  init(_ viewport: Viewport, count: Int) {
    let size = viewport.size
    if size.width >= 80 + 268 * Double(count) - 32 && size.height >= 620 {
      self = MenuLayout(row: size, count)
    } else {
      self = MenuLayout(grid: size, count)
    }
  }

  private init(row size: Size, _ count: Int) {
    let margin = 56.0
    let gap = 32.0
    let top = 218.0
    let tiles = Double(count)
    let byWidth = clamp((size.width - 2 * margin - (tiles - 1) * gap) / tiles, 236, 380)
    let byHeight = (size.height - top - 14 - 106) * 268 / 420
    let width = min(byWidth, byHeight).rounded(.down)
    scale = width / 268
    let whole = tiles * width + (tiles - 1) * gap
    let left = ((size.width - whole) / 2).rounded()
    let height = (width * 420 / 268).rounded(.down)
    self.tiles = .row
    tileSize = Size(268, 420)
    wordmark = Rect(left, 36, 150, 35)
    greeting = Point(left, 168)
    greetingStyle = .greeting
    settings = Rect(left + whole - 124, 32, 124, 44)
    history = settings.offset(-12 - 132, 0)
    history.width = 132
    footer = Point(left, top + height + 14 + 92 <= size.height ? top + height + 105 : size.height - 24)
    frames = (0..<count).map { Rect(left + Double($0) * (width + gap), top, width, height) }
  }

  private init(grid size: Size, _ count: Int) {
    let margin = size.width < 900 ? 28.0 : 56.0
    let gap = 24.0
    let isLow = size.height < 700
    let top = isLow ? 134.0 : 190.0
    let room = size.height - top - (isLow ? 34 : 80)
    let width = ((size.width - 2 * margin - gap) / 2).rounded(.down)
    let rows = Double((count + 1) / 2)
    let height = min((room - (gap + 14) * (rows - 1) - 14) / rows, width * 0.62).rounded(.down)
    tiles = .grid
    scale = height / 268
    tileSize = Size(width / scale, 268)
    wordmark = Rect(margin, isLow ? 22 : 32, 128, 30)
    greeting = Point(margin, isLow ? 106 : 140)
    greetingStyle = TextStyle(.vollkornSemiBold, isLow ? 29 : 34, line: 40)
    settings = Rect(size.width - margin - 124, isLow ? 18 : 26, 124, 42)
    history = settings.offset(-12 - 124, 0)
    footer = isLow ? nil : Point(margin, size.height - 24)
    let spare = isLow ? 0 : max(0, (room - rows * (height + 14) - (rows - 1) * gap) / 4)
    frames = (0..<count).map { index in
      Rect(
        margin + Double(index % 2) * (width + gap),
        (top + spare + Double(index / 2) * (height + gap + 14)).rounded(), width, height)
    }
  }
}
