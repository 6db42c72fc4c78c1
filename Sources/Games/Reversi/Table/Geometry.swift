// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension Reversi {
  /// Where everything of Reversi is, in points of the window. The board's drawing is 644 x 658 for squares of 74.
  struct Geometry: Hashable, Sendable {
    var window = Size(0, 0)
    /// The front of the board.
    var board = Rect.zero

    init() {}

    init(_ region: BoardRegion) {
      window = region.window
      func whole(_ value: Double) -> Double { (value / region.pixel).rounded() * region.pixel }
      let room = min(region.frame.width, region.frame.height - 14)
      // Squares of whole pixels keep every line of the board equally sharp.
      let cell = (room * 74 / 644 / region.pixel).rounded(.down) * region.pixel
      let size = whole(cell * 644 / 74)
      board = Rect(whole(region.frame.midX - size / 2), whole(region.frame.y), size, size)
    }

    var cell: Double { board.width * 74 / 644 }
    var padding: Double { board.width * 26 / 644 }
    var wall: Double { board.width * 14 / 644 }
    var radius: Double { board.width * 12 / 644 }

    func center(_ square: Int) -> Point {
      Point(
        board.x + padding + (Double(square % 8) + 0.5) * cell,
        board.y + padding + (Double(square / 8) + 0.5) * cell)
    }

    /// Where the names of columns and rows stand in the frame.
    var names: (columns: [Point], rows: [Point]) {
      (
        (0..<8).map { Point(center($0).x, board.y + padding / 2) },
        (0..<8).map { Point(board.x + padding / 2, center(8 * $0).y) }
      )
    }

    func frame(_ square: Int) -> Rect { Rect(center: center(square), size: Size(cell, cell)) }

    func square(at point: Point) -> Int? {
      let column = ((point.x - board.x - padding) / cell).rounded(.down)
      let row = ((point.y - board.y - padding) / cell).rounded(.down)
      guard (0..<8).contains(column), (0..<8).contains(row) else { return nil }
      return Int(row) * 8 + Int(column)
    }

    /// Points per unit of a disc's drawing, which is 100 x 105 with a face of radius 43 around (50, 46).
    var discScale: Double { cell * 0.927 / 100 }

    /// Where the drawing of a disc lies when its face is centred on a square; the face is a little above the middle
    /// because the wall below it is seen, too.
    func discFrame(at center: Point, scale: Double = 1) -> Rect {
      let k = discScale * scale
      return Rect(center.x - 50 * k, center.y - 50.5 * k, 100 * k, 105 * k)
    }
  }
}
