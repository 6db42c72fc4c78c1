// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// How large the tiles of the menu are, in one row or in rows of two: they are boards, and take what words leave.
struct MenuLayout: Hashable {
  enum Tiles: Hashable { case row, grid }

  var tiles: Tiles
  /// True where there is only room for what matters.
  var isLow: Bool
  /// From the edge of the window.
  var margin: Double
  var gap: Double
  /// Of a tile on the screen, without its wall.
  var tile: Size
  /// Size of a tile in the points it is drawn in, before `scale`.
  var drawn: Size
  var scale: Double

  static let wall = 14.0

  /// `count` is the number of tiles, four in the box as it is.
  init(_ viewport: Viewport, count: Int, type: TypeScale) {
    let size = viewport.size
    let header = type.height(44) - 44
    if size.width >= 80 + 268 * Double(count) - 32 && size.height >= 620 {
      let strip = MenuScene.stripHeight(isLow: false, type)
      self.init(row: size, Double(count), header + type.style(.greeting).lineHeight - 50 + strip - 56)
    } else {
      self.init(grid: size, Double((count + 1) / 2), header, type)
    }
  }

  private init(row size: Size, _ count: Double, _ taller: Double) {
    (tiles, isLow, margin, gap) = (.row, false, 56, 32)
    let byWidth = clamp((size.width - 2 * margin - (count - 1) * gap) / count, 236, 380)
    let byHeight = (size.height - 218 - taller - Self.wall - 106) * 268 / 420
    let width = min(byWidth, byHeight).rounded(.down)
    scale = width / 268
    tile = Size(width, (width * 420 / 268).rounded(.down))
    drawn = Size(268, 420)
    margin = ((size.width - count * width - (count - 1) * gap) / 2).rounded()
  }

  private init(grid size: Size, _ rows: Double, _ taller: Double, _ type: TypeScale) {
    (tiles, isLow, gap) = (.grid, size.height < 700, 24)
    margin = size.width < 900 ? 28 : 56
    let greeting = TextStyle(.vollkornSemiBold, isLow ? 29 : 34, line: 40)
    let top = (isLow ? 134 : 190) + taller + type.style(greeting).lineHeight - 40
    let room = size.height - top - 34 - MenuScene.stripHeight(isLow: isLow, type)
    let width = ((size.width - 2 * margin - gap) / 2).rounded(.down)
    let height = max(1, min((room - (gap + 14) * (rows - 1) - 14) / rows, width * 0.62).rounded(.down))
    scale = height / 268
    tile = Size(width, height)
    drawn = Size(width / scale, 268)
  }
}
