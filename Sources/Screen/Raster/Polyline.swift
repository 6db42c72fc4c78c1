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
    case .path(let path): flatten(path, scale)
    }
  }

  private static func flatten(_ path: Path, _ scale: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func finish() {
      if line.points.count > 1 { lines.append(line) }
    }
    for element in path.elements {
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
    let pieces = clamp(Int((length * 2).squareRoot() * 1.5), 2, 200)
    for i in 1...pieces {
      let t = Double(i) / Double(pieces)
      let u = 1 - t
      let p = start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
      points.append(p)
    }
  }

  private static func roundedRect(_ size: Size, _ radius: Double, _ scale: Double) -> Polyline {
    let r = clamp(radius, 0, min(size.width, size.height) / 2)
    // A quarter circle as one cubic: 4/3 (sqrt 2 - 1) of the radius.
    let k = r * 0.447_715_25
    let (w, h) = (size.width, size.height)
    let path = Path([
      .move(Point(r, 0)), .line(Point(w - r, 0)), .cubic(Point(w - k, 0), Point(w, k), Point(w, r)),
      .line(Point(w, h - r)), .cubic(Point(w, h - k), Point(w - k, h), Point(w - r, h)),
      .line(Point(r, h)), .cubic(Point(k, h), Point(0, h - k), Point(0, h - r)),
      .line(Point(0, r)), .cubic(Point(0, k), Point(k, 0), Point(r, 0)), .close,
    ])
    return flatten(path, scale).first ?? Polyline()
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
