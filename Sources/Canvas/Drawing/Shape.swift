// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How an area or a line is coloured. Gradient points are in the coordinates of the shape that is painted.
public enum Paint: Hashable, Sendable {
  case solid(Color)
  case linear(from: Point, to: Point, stops: [Stop])
  case radial(center: Point, radius: Double, stops: [Stop])

  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the gradient, 1 at its end.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// A gradient from `top` at y = `y0` to `bottom` at y = `y1`.
  public static func vertical(_ top: Color, _ bottom: Color, from y0: Double = 0, to y1: Double) -> Paint {
    .linear(from: Point(0, y0), to: Point(0, y1), stops: [Stop(0, top), Stop(1, bottom)])
  }
}

public struct Stroke: Hashable, Sendable {
  public var paint: Paint
  /// In points, centred on the outline.
  public var width: Double
  public var roundCaps: Bool

  public init(_ paint: Paint, width: Double, roundCaps: Bool = true) {
    self.paint = paint
    self.width = width
    self.roundCaps = roundCaps
  }

  public init(_ color: Color, width: Double) { self.init(.solid(color), width: width) }
}

/// A closed or open line of straight and cubic pieces, in points.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The polygon through `points`; closed unless told otherwise.
  public init(polygon points: [Point], closed: Bool = true) {
    elements = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + (closed ? [.close] : [])
  }

  /// The box of all end and control points: never smaller than the path.
  public var bounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .cubic(let a, let b, let c): points += [a, b, c]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(Rect(first.x, first.y, 0, 0)) { $0.union(Rect($1.x, $1.y, 0, 0)) }
  }
}

/// The form of a shape, in its own coordinates.
public enum Outline: Hashable, Sendable {
  /// From (0, 0) to `size`; a radius of half the side makes a disc.
  case roundedRect(Size, radius: Double)
  /// A part of a circle's line around (radius, radius), clockwise from twelve o'clock; 0...1 is the whole circle.
  case arc(radius: Double, from: Double, to: Double)
  case path(Path)

  public static func disc(radius: Double) -> Outline {
    .roundedRect(Size(radius * 2, radius * 2), radius: radius)
  }

  /// The box of the outline itself, without any stroke.
  public var bounds: Rect {
    switch self {
    case .roundedRect(let size, _): Rect(origin: .zero, size: size)
    case .arc(let radius, _, _): Rect(0, 0, radius * 2, radius * 2)
    case .path(let path): path.bounds
    }
  }
}

/// An outline with what fills and what lines it; equal shapes are rasterised once.
public struct Shape: Hashable, Sendable {
  public var outline: Outline
  public var fill: Paint?
  public var stroke: Stroke?

  public init(_ outline: Outline, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }

  /// The box of everything the shape may colour.
  public var bounds: Rect { outline.bounds.inset(-(stroke?.width ?? 0) / 2 - 1) }
}
