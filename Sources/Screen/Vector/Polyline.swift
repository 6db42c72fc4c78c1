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
    case .path(let path): flatten(path.elements, scaleX: scale, scaleY: scale)
    }
  }

  /// The same for the pieces of a path, stretched by two scales.
  static func flatten(_ elements: [Path.Element], scaleX: Double, scaleY: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func scaled(_ p: Point) -> Point { Point(p.x * scaleX, p.y * scaleY) }
    func finish() {
      if line.points.count > 1 { lines.append(line) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        line = Polyline(points: [scaled(p)])
      case .line(let p): line.points.append(scaled(p))
      case .cubic(let a, let b, let p): line.appendCubic(scaled(a), scaled(b), scaled(p))
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

  /// The box around all points of all lines; nil when there are none.
  static func bounds(_ lines: [Polyline]) -> Rect? {
    var box: (x0: Double, y0: Double, x1: Double, y1: Double)?
    for line in lines {
      for p in line.points {
        let b = box ?? (p.x, p.y, p.x, p.y)
        box = (min(b.x0, p.x), min(b.y0, p.y), max(b.x1, p.x), max(b.y1, p.y))
      }
    }
    return box.map { Rect($0.x0, $0.y0, $0.x1 - $0.x0, $0.y1 - $0.y0) }
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
    return flatten(path, scaleX: scale, scaleY: scale).first ?? Polyline()
  }

  private static func arc(_ radius: Double, _ from: Double, _ to: Double, _ scale: Double) -> Polyline {
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
