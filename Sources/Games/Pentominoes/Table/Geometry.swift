// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension Pentominoes {
  /// Where everything of Pentominoes is, in points of the window: the tray with the board in it, and a home at the edge
  /// for every tile.
  struct Geometry: Hashable, Sendable {
    /// The front of the tray.
    var tray = Rect.zero
    /// Side of a square of the board.
    var cell = 40.0
    /// Top left of the board's frame of squares.
    var origin = Point.zero
    /// A place for each tile, in the order of the letters; those that are not allowed have none.
    var homes: [Pentomino: Rect] = [:]
    /// Side of a square of a tile at home.
    var homeCell = 22.0

    static let paddingPart = 24.0 / 56
    static let wallPart = 16.0 / 56

    init() {}

    init(_ region: BoardRegion, _ puzzle: Puzzle) {
      let frame = region.frame
      let isTall = region.arrangement == .tall
      let (columns, rows) = (Double(puzzle.board.columns), Double(puzzle.board.rows))
      // Homes stand in two columns and one row around the tray, or in a block below it.
      // A full board needs no homes.
      let kept = 1 - region.cleared
      // With large text more of the room is for what lies there.
      let growth = region.text.squareRoot()
      let side = isTall ? 0 : kept * BoardRegion.side(of: frame.width)
      // Few tiles have room at the sides.
      let isFew = puzzle.allowed.tiles.count <= 6
      let below =
        isTall
        ? kept * clamp(frame.height * 0.38, 150, 330)
        : isFew ? 0 : kept * clamp(frame.height * 0.19 * growth, 74, 130 * growth)
      let inner = Rect(frame.x + side, frame.y, frame.width - 2 * side, frame.height - below)
      let (nx, ny) = (columns + 2 * Self.paddingPart, rows + 2 * Self.paddingPart + Self.wallPart)
      let room = min(
        (inner.width - (isTall ? 32 : kept * 28)) / nx, (inner.height - 8) / ny)
      cell = max(8, (room / region.pixel).rounded(.down) * region.pixel)
      let padding = region.whole(cell * Self.paddingPart)
      let size = Size(columns * cell + 2 * padding, rows * cell + 2 * padding)
      let spare = max(0, inner.height - size.height - wall - 8)
      tray = Rect(
        region.whole(inner.midX - size.width / 2), region.whole(inner.y + spare * (isTall ? 0.5 : 0.35)),
        size.width,
        size.height)
      origin = Point(tray.x + padding, tray.y + padding)
      if isFew && !isTall {
        placeBeside(frame, side: side, most: 0.55 * growth, puzzle)
      } else {
        arrangeHomes(frame, side: side, below: below, isTall: isTall, most: 0.55 * growth, puzzle)
      }
    }

    /// A few tiles on both sides of the tray, close to it.
    /// - Parameter most: how large squares of tiles at home may be, in parts of those of the board.
    private mutating func placeBeside(_ frame: Rect, side: Double, most: Double, _ puzzle: Puzzle) {
      let tiles = puzzle.allowed.tiles.sorted { Self.rank($0) < Self.rank($1) }
      let rows = Double((tiles.count + 1) / 2)
      let height = min(frame.height, max(tray.height, 3 * 110)) / max(1, rows)
      let width = max(60, min(side, 5.6 * cell * most))
      let gap = max(0, min(side - width, 48))
      let top = max(frame.y, tray.midY - height * rows / 2)
      for (index, tile) in tiles.enumerated() {
        let x = index % 2 == 0 ? tray.x - gap - width : tray.maxX + gap
        homes[tile] = Rect(
          x, min(top, frame.maxY - height * rows) + Double(index / 2) * height, width, height
        )
        .inset(4, 3)
      }
      homeCell = max(9, min(cell * most, width / 5.2, height / 4.2).rounded(.down))
    }

    private mutating func arrangeHomes(
      _ frame: Rect, side: Double, below: Double, isTall: Bool, most: Double, _ puzzle: Puzzle
    ) {
      let tiles = puzzle.allowed.tiles.sorted { Self.rank($0) < Self.rank($1) }
      var places: [Rect] = []
      if isTall {
        let size = Size(frame.width / 4, below / 3)
        for index in 0..<12 {
          places.append(
            Rect(
              frame.x + Double(index % 4) * size.width, frame.maxY - below + Double(index / 4) * size.height,
              size.width, size.height))
        }
      } else {
        let height = (frame.height - below) / 3
        for index in 0..<3 { places.append(Rect(frame.x, frame.y + Double(index) * height, side, height)) }
        for index in 0..<3 {
          places.append(Rect(frame.maxX - side, frame.y + Double(index) * height, side, height))
        }
        let width = frame.width / 6
        for index in 0..<6 {
          places.append(Rect(frame.x + Double(index) * width, frame.maxY - below, width, below))
        }
      }
      for (tile, place) in zip(tiles, places) { homes[tile] = place.inset(4, 3) }
      let smallest = places.map { min($0.width / 5.2, $0.height / 4.2) }.min() ?? 20
      homeCell = max(9, min(cell * most, smallest).rounded(.down))
    }

    /// The long tiles stand at the sides, the compact ones below.
    private static func rank(_ tile: Pentomino) -> Int {
      [.i, .l, .n, .y, .v, .w, .f, .z, .t, .x, .u, .p].firstIndex(of: tile) ?? 12
    }

    var wall: Double { (cell * Self.wallPart).rounded() }
    var padding: Double { origin.x - tray.x }
    var radius: Double { cell * 12 / 56 }

    /// Top left of a square of the board; the numbers may be fractions.
    func point(row: Double, column: Double) -> Point {
      Point(origin.x + column * cell, origin.y + row * cell)
    }

    func point(_ cell: Cell) -> Point { point(row: Double(cell.row), column: Double(cell.column)) }

    func frame(_ cell: Cell) -> Rect { Rect(origin: point(cell), size: Size(self.cell, self.cell)) }

    /// The square under a point, on the board's frame or beyond it.
    func cell(at point: Point) -> Cell {
      Cell(
        Int(clamp(((point.y - origin.y) / cell).rounded(.down), -99, 99)),
        Int(clamp(((point.x - origin.x) / cell).rounded(.down), -99, 99)))
    }

    /// Top left corner and side of a square of a tile that rests at home.
    func home(_ tile: Pentomino, _ orientation: Orientation) -> (corner: Point, unit: Double) {
      let place = homes[tile] ?? .zero
      let size = tile.size(orientation)
      let unit = min(
        homeCell, (place.width / Double(size.columns)).rounded(.down),
        (place.height / Double(size.rows)).rounded(.down))
      return (
        Point(
          (place.midX - Double(size.columns) * unit / 2).rounded(),
          (place.midY - Double(size.rows) * unit / 2).rounded()), unit
      )
    }
  }
}
