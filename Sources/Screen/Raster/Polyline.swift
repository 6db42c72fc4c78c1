// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A path flattened into straight pieces, in pixels.
struct Polyline {
  var points: [Point] = []
  var isClosed = false

  /// The outline as polylines, scaled to pixels; curves are cut so finely that no eye sees a corner.
  static func flatten(_ outline: Outline, scale: Double) -> [Polyline] {
    switch outline {
    case .roundedRect(let size, let radius): [roundedRect(size, radius, scale)]
    case .arc(let radius, let from, let to): [arc(radius, from, to, scale)]
    case .path(let path): flatten(path.elements, scale)
    }
  }

  private static func flatten(_ elements: [Path.Element], _ scale: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func finish() {
      if line.points.count > 1 { lines.append(line) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        line = Polyline(points: [p * scale])
      case .line(let p): line.points.append(p * scale)
      case .cubic(let a, let b, let p): line.appendCubic(a * scale, b * scale, p * scale)
      case .close:
        let start = line.points.first
        line.isClosed = true
        finish()
        line = Polyline(points: start.map { [$0] } ?? [])
      }
    }
    finish()
    return lines
  }

  private mutating func appendCubic(_ a: Point, _ b: Point, _ end: Point) {
    let start = points.last ?? a
    let length = (a - start).length + (b - a).length + (end - b).length
    let pieces = clamp(Int((length * 2).squareRoot() * 2.2), 3, 300)
    for i in 1...pieces {
      let t = Double(i) / Double(pieces)
      let u = 1 - t
      let p = start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
      points.append(p)
    }
  }

  private static func roundedRect(_ size: Size, _ radius: Double, _ scale: Double) -> Polyline {
    let path = Path.roundedRect(Rect(origin: .zero, size: size), radius: radius)
    return flatten(path, scale).first ?? Polyline()
  }

  private static func arc(_ radius: Double, _ from: Double, _ to: Double, _ scale: Double) -> Polyline {
    // A ring on a board without room is none.
    guard radius > 0 else { return Polyline() }
    let r = radius * scale
    let sweep = clamp(to - from, -1, 1)
    let pieces = clamp(Int(r.squareRoot() * 8 * abs(sweep)) + 1, 2, 400)
    var line = Polyline()
    for i in 0...pieces {
      let turn = (from + sweep * Double(i) / Double(pieces)) * 2 * Double.pi
      line.points.append(Point(r + r * sine(turn), r - r * cosine(turn)))
    }
    if abs(sweep) == 1 { line.isClosed = true }
    return line
  }
}

extension Path {
  /// A quarter circle as one cubic: its control points are 4/3 (sqrt 2 - 1) of the radius from the ends.
  private static let quarter = 0.552_284_75

  fileprivate static func roundedRect(_ box: Rect, radius: Double) -> [Element] {
    let r = clamp(radius, 0, min(box.width, box.height) / 2)
    let k = r * (1 - quarter)
    let (x0, y0, x1, y1) = (box.x, box.y, box.maxX, box.maxY)
    guard r > 0 else {
      return Path(polygon: [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)]).elements
    }
    return [
      .move(Point(x0 + r, y0)), .line(Point(x1 - r, y0)),
      .cubic(Point(x1 - k, y0), Point(x1, y0 + k), Point(x1, y0 + r)), .line(Point(x1, y1 - r)),
      .cubic(Point(x1, y1 - k), Point(x1 - k, y1), Point(x1 - r, y1)), .line(Point(x0 + r, y1)),
      .cubic(Point(x0 + k, y1), Point(x0, y1 - k), Point(x0, y1 - r)), .line(Point(x0, y0 + r)),
      .cubic(Point(x0, y0 + k), Point(x0 + k, y0), Point(x0 + r, y0)), .close,
    ]
  }
}
