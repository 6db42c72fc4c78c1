// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A board of equal cells in a frame, in points of the window. Cells are numbered row by row from the top left.
public struct GridBoard: Hashable, Sendable {
  /// The numbers of the board's drawing, in its own units.
  public struct Drawing: Hashable, Sendable {
    public var side: Double
    public var cell: Double
    public var padding: Double
    /// Height of the wall below the front.
    public var wall: Double
    public var radius: Double
    /// From one column to the next and before the first, where that is more than a cell and the padding.
    public var columns: (pitch: Double, padding: Double) { (columnPitch, columnPadding) }
    private var columnPitch: Double
    private var columnPadding: Double

    /// - Parameter columns: from one column to the next and before the first; that of the rows unless it is given.
    public init(
      side: Double, cell: Double, padding: Double, wall: Double, radius: Double,
      columns: (pitch: Double, padding: Double)? = nil
    ) {
      self.side = side
      self.cell = cell
      self.padding = padding
      self.wall = wall
      self.radius = radius
      columnPitch = columns?.pitch ?? cell
      columnPadding = columns?.padding ?? padding
    }
  }

  public let columns: Int
  public let rows: Int
  public let drawing: Drawing
  /// The front of the board.
  public var front: Rect
  /// Seen from the other side: the last cell is at the top left.
  public var isTurned = false

  public init(columns: Int, rows: Int, _ drawing: Drawing, front: Rect = .zero) {
    self.columns = columns
    self.rows = rows
    self.drawing = drawing
    self.front = front
  }

  /// Points per unit of the drawing.
  private func points(_ units: Double) -> Double { front.width * units / drawing.side }

  public var cell: Double { points(drawing.cell) }
  public var padding: Double { points(drawing.padding) }
  public var wall: Double { points(drawing.wall) }
  public var radius: Double { points(drawing.radius) }
  public var count: Int { columns * rows }

  public func center(_ index: Int) -> Point {
    let index = seen(index)
    return Point(
      front.x + points(drawing.columns.padding) + (Double(index % columns) + 0.5)
        * points(drawing.columns.pitch),
      front.y + padding + (Double(index / columns) + 0.5) * cell)
  }

  /// - Parameter part: how much of the cell it takes.
  public func frame(_ index: Int, part: Double = 1) -> Rect {
    Rect(center: center(index), size: Size(cell * part, cell * part))
  }

  public func cell(at point: Point) -> Int? {
    let left = front.x + points(drawing.columns.padding)
    let column = ((point.x - left) / points(drawing.columns.pitch)).rounded(.down)
    let row = ((point.y - front.y - padding) / cell).rounded(.down)
    guard (0..<Double(columns)).contains(column), (0..<Double(rows)).contains(row) else { return nil }
    return seen(Int(row) * columns + Int(column))
  }

  /// Which place on the screen a cell has, counted like cells, and the other way round.
  private func seen(_ index: Int) -> Int { isTurned ? count - 1 - index : index }

  /// Lays the board at the top of its region, as large as there is room for it and its wall.
  /// - Parameter wholeCells: the side of a cell is so many pixels that every line is equally sharp.
  public mutating func fit(_ region: BoardRegion, wholeCells: Bool = false) {
    let room = min(region.frame.width, region.frame.height - drawing.wall)
    guard wholeCells else {
      front = region.square(region.whole(room))
      return
    }
    let cell = (room * drawing.cell / drawing.side / region.pixel).rounded(.down) * region.pixel
    front = region.square(region.whole(cell * drawing.side / drawing.cell))
  }

  /// "cell.2.1": row and column from 1.
  public func id(_ index: Int) -> String { "cell.\(index / columns + 1).\(index % columns + 1)" }

  /// One step of an arrow key, within the board; nil for other keys.
  public func step(from index: Int, _ key: Key) -> Int? {
    guard let way = key.way else { return nil }
    let place = seen(index)
    let column = clamp(place % columns + way.columns, 0, columns - 1)
    return seen(clamp(place / columns + way.rows, 0, rows - 1) * columns + column)
  }
}

extension Key {
  /// The way of an arrow key.
  public var way: (rows: Int, columns: Int)? {
    switch self {
    case .left: (0, -1)
    case .right: (0, 1)
    case .up: (-1, 0)
    case .down: (1, 0)
    default: nil
    }
  }
}

extension BoardRegion {
  /// The nearest whole pixel, in points.
  public func whole(_ value: Double) -> Double { (value / pixel).rounded() * pixel }

  /// A square at the top of `frame`, in its middle.
  public func square(_ size: Double) -> Rect {
    Rect(whole(frame.midX - size / 2), whole(frame.y), size, size)
  }
}
