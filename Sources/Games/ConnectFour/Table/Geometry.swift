// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension ConnectFour {
  /// Where everything of the board is, in points of the window.
  struct Geometry: Hashable, Sendable {
    /// Side of a cell: whole pixels.
    var cell = 60.0
    /// Top left corner of the front board.
    var origin = Point.zero
    var window = Size(0, 0)
    /// Room above the board for the disc that hangs there.
    var clearance = 74.0

    /// The drawing of the board is 670 x 580 for cells of 90, with a wall of 16 below.
    static let padding = 2.0 / 9
    /// Diameter of a disc, in cells.
    private static let disc = 0.94

    init() {}

    init(_ region: BoardRegion) {
      window = region.window
      clearance = region.arrangement == .small ? 54 : 74
      let width = 7 + 2 * Self.padding
      let height = 6 + 2 * Self.padding
      // A disc of a large board needs more room to hang in; it may reach out of the frame, but not into the header.
      let above = region.arrangement == .wide ? 26.0 : 9
      let fit = min(
        region.frame.width / width, (region.frame.height - clearance) / height,
        (region.frame.height + above - 3) / (height + Self.disc))
      cell = max(region.pixel, (fit / region.pixel).rounded(.down) * region.pixel)
      let board = Size(width * cell, height * cell)
      let spare = region.frame.height - clearance - board.height
      let lower = region.arrangement == .tall ? spare / 3 : 0
      clearance = max(clearance, Self.disc * fit + 3 - above - lower)
      origin = Point(
        region.whole(region.frame.midX - board.width / 2), region.whole(region.frame.y + clearance + lower))
    }

    var board: Rect { Rect(origin.x, origin.y, (7 + 2 * Self.padding) * cell, (6 + 2 * Self.padding) * cell) }
    var wall: Double { 16 * cell / 90 }
    var radius: Double { 14 * cell / 90 }
    var discSize: Double { (cell * Self.disc).rounded() }

    /// Left edge of a column.
    func left(of column: Int) -> Double { origin.x + (Self.padding + Double(column)) * cell }

    /// The centre of a disc at `height` cells above the bottom row, `x` cells off the middle of its column.
    func center(column: Int, height: Double, x: Double = 0) -> Point {
      Point(left(of: column) + (0.5 + x) * cell, origin.y + (Self.padding + 5.5 - height) * cell)
    }

    func cellFrame(_ cell: ConnectFour.Cell) -> Rect {
      let center = center(column: cell.column, height: Double(cell.row))
      return Rect(center: center, size: Size(self.cell, self.cell))
    }

    /// A column with the room above it: the place to click or to let a disc go.
    func columnFrame(_ column: Int) -> Rect {
      Rect(left(of: column), origin.y, cell, board.height)
    }

    /// Height, in cells, of the disc that hangs above the board.
    var hangHeight: Double {
      5 + Self.padding + 0.5 + max(clearance * 0.59, discSize / 2 + 3) / cell
    }

    /// The column under a point over the board or the room above it.
    func column(at point: Point, reach: Double = 0) -> Int? {
      let area = Rect(
        origin.x - reach, origin.y - clearance - reach, board.width + 2 * reach,
        board.height + clearance + wall + reach)
      guard area.contains(point) else { return nil }
      let column = Int(((point.x - left(of: 0)) / cell).rounded(.down))
      return clamp(column, 0, ConnectFour.Position.columns - 1)
    }

    /// Height in cells that a point on screen has in the simulation.
    func height(of point: Point) -> Double {
      5.5 + Self.padding - (point.y - origin.y) / cell
    }

    /// The room above the board.
    var mouths: Rect { Rect(board.x, origin.y - clearance, board.width, clearance) }

    /// True above the board, where the hanging disc can be taken.
    func isAbove(_ point: Point) -> Bool { mouths.contains(point) }
  }
}
