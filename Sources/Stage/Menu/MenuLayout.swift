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

  /// - Parameters:
  ///   - count: the number of tiles, four in the box as it is.
  ///   - things: how many stand at the foot.
  ///   - hasLines: true where each tile says in a line what its game is.
  init(_ viewport: Viewport, count: Int, things: Int, hasLines: Bool, type: TypeScale) {
    let size = viewport.size
    if Self.isRow(size, count, type) {
      self.init(
        row: size, Double(count), hasLines: hasLines, foot: things == 0 ? 0 : Self.columns(type), type)
    } else {
      self.init(grid: size, Double((count + 1) / 2), things: Double(things), type)
    }
  }

  /// Large text needs tiles that are wider than high.
  static func isRow(_ size: Size, _ count: Int, _ type: TypeScale) -> Bool {
    size.width >= 80 + 268 * Double(count) - 32 && size.height >= 660 && type.factor < 1.4
  }
  static func isLow(_ size: Size, _ type: TypeScale) -> Bool {
    size.height < 700 * type.factor.squareRoot()
  }

  /// How high the foot is: in columns, a title, what says why, and a button.
  private static func columns(_ type: TypeScale) -> Double {
    type.style(TextStyle(.vollkornSemiBold, 23, line: 29)).lineHeight
      + 2 * type.style(TextStyle(.manropeMedium, 15, line: 20)).lineHeight + type.height(44) + 12
  }

  private init(row size: Size, _ count: Double, hasLines: Bool, foot: Double, _ type: TypeScale) {
    (tiles, isLow, margin, gap) = (.row, false, 56, 32)
    let height = hasLines ? 404.0 : 384
    let taken = 150 + type.height(44) + type.style(.greeting).lineHeight + Self.wall + foot
    let byWidth = clamp((size.width - 2 * margin - (count - 1) * gap) / count, 236, 380)
    let byHeight = (size.height - taken) * 268 / height
    let width = max(120, min(byWidth, byHeight)).rounded(.down)
    scale = width / 268
    tile = Size(width, (width * height / 268).rounded(.down))
    drawn = Size(268, height)
    margin = ((size.width - count * width - (count - 1) * gap) / 2).rounded()
  }

  private init(grid size: Size, _ rows: Double, things: Double, _ type: TypeScale) {
    (tiles, isLow, gap) = (.grid, Self.isLow(size, type), 24)
    margin = size.width < 900 ? 28 : 56
    let greeting = TextStyle(.vollkornSemiBold, isLow ? 29 : 34, line: 40)
    let top =
      (isLow ? 134 : 190) + type.height(44) - 44 + type.style(greeting).lineHeight - 40
    let foot = things * (isLow ? type.height(42) + 4 : type.height(56) + 14)
    let room = size.height - top - 34 - foot
    let width = ((size.width - 2 * margin - gap) / 2).rounded(.down)
    let height = max(1, min((room - (gap + 14) * (rows - 1) - 14) / rows, width * 0.62).rounded(.down))
    scale = height / 268
    tile = Size(width, height)
    drawn = Size(width / scale, 268)
  }
}
