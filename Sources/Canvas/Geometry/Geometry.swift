// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A place or a displacement in points: x to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

  /// Euclidean length, in points.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point, size: Size) { self.init(origin.x, origin.y, size.width, size.height) }

  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  public static let zero = Rect(0, 0, 0, 0)

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
  public var center: Point { Point(midX, midY) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True for points on the left and top edge, false for those on the right and bottom edge.
  public func contains(_ p: Point) -> Bool { p.x >= x && p.x < maxX && p.y >= y && p.y < maxY }

  public func contains(_ r: Rect) -> Bool { r.x >= x && r.y >= y && r.maxX <= maxX && r.maxY <= maxY }

  public func intersects(_ r: Rect) -> Bool { r.x < maxX && x < r.maxX && r.y < maxY && y < r.maxY }

  public func intersection(_ r: Rect) -> Rect {
    let left = max(x, r.x)
    let top = max(y, r.y)
    return Rect(left, top, max(0, min(maxX, r.maxX) - left), max(0, min(maxY, r.maxY) - top))
  }

  public func union(_ r: Rect) -> Rect {
    let left = min(x, r.x)
    let top = min(y, r.y)
    return Rect(left, top, max(maxX, r.maxX) - left, max(maxY, r.maxY) - top)
  }

  /// Smaller by `d` on every side; larger when `d` is negative.
  public func inset(_ d: Double) -> Rect { inset(d, d) }

  public func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy)
  }

  public func offset(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }
}

/// `value` forced into `low...high`; `low` wins when the two cross.
public func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { max(low, min(value, high)) }
