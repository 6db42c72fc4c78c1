// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A picture made of filled and stroked paths, in its own units.
struct Drawing {
  struct Element {
    var path: [Path.Element]
    var fill: Paint?
    var isEvenOdd: Bool
    var stroke: Stroke?
    var hasSharpJoins: Bool
  }

  /// What of the plane is shown.
  var viewBox: Rect
  var elements: [Element]

  /// The view box stretched over `width` x `height` pixels.
  func rasterised(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let scratch = Scratch()
    let scaleX = Double(width) / viewBox.width
    let scaleY = Double(height) / viewBox.height
    let (originX, originY) = (-viewBox.x * scaleX, -viewBox.y * scaleY)
    func source(_ paint: Paint) -> PaintSource {
      PaintSource(
        paint, originX: originX, originY: originY, scaleX: scaleX, scaleY: scaleY, opacity: 1)
    }
    for element in elements {
      let lines = Polyline.flatten(element.path, scaleX: scaleX, scaleY: scaleY).map {
        $0.moved(originX, originY)
      }
      if let fill = element.fill,
        let mask = Mask.fill(of: lines, isEvenOdd: element.isEvenOdd, inside: bitmap.target.bounds)
      {
        let bounds = bitmap.target.bounds
        mask.draw(x: 0, y: 0, source(fill), into: bitmap.target, clip: bounds, scratch: scratch)
      }
      if let stroke = element.stroke,
        let mask = Mask.stroke(
          of: lines, width: stroke.width * (scaleX * scaleY).squareRoot(), roundCaps: stroke.roundCaps,
          sharpJoins: element.hasSharpJoins, inside: bitmap.target.bounds)
      {
        let bounds = bitmap.target.bounds
        mask.draw(x: 0, y: 0, source(stroke.paint), into: bitmap.target, clip: bounds, scratch: scratch)
      }
    }
    return bitmap
  }
}

extension Mask {
  /// The area of closed lines in pixels, as far as it lies in `limits`; nil when it does not.
  static func fill(of lines: [Polyline], isEvenOdd: Bool, inside limits: PixelRect) -> Mask? {
    guard let bounds = Polyline.bounds(lines) else { return nil }
    let box = PixelRect(around: bounds).intersection(limits)
    guard !box.isEmpty else { return nil }
    let mask = Mask(width: box.width, height: box.height, left: box.x0, top: box.y0)
    var fill = PathFill(width: box.width, height: box.height)
    for line in lines { fill.add(line, dx: Double(box.x0), dy: Double(box.y0)) }
    fill.values(into: mask.values, evenOdd: isEvenOdd)
    return mask
  }

  /// Lines of `width` pixels, as far as they lie in `limits`; nil when they do not.
  static func stroke(
    of lines: [Polyline], width: Double, roundCaps: Bool, sharpJoins: Bool, inside limits: PixelRect
  ) -> Mask? {
    guard let bounds = Polyline.bounds(lines) else { return nil }
    // A mitred corner may stick out four times as far as the line is wide.
    let reach = width / 2 * (sharpJoins ? 4 : 1) + 1
    let box = PixelRect(around: bounds.inset(-reach)).intersection(limits)
    guard !box.isEmpty else { return nil }
    let mask = Mask(width: box.width, height: box.height, left: box.x0, top: box.y0)
    for line in lines {
      PathStroke.draw(
        line, width: width, roundCaps: roundCaps, sharpJoins: sharpJoins, dx: Double(box.x0),
        dy: Double(box.y0), mask: mask)
    }
    return mask
  }
}

extension Polyline {
  func moved(_ dx: Double, _ dy: Double) -> Polyline {
    if dx == 0 && dy == 0 { return self }
    return Polyline(points: points.map { Point($0.x + dx, $0.y + dy) }, isClosed: isClosed)
  }
}

/// A map of the plane: x' = a x + c y + e, y' = b x + d y + f, as in SVG's `matrix`.
struct Affine {
  var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  func callAsFunction(_ p: Point) -> Point { Point(a * p.x + c * p.y + e, b * p.x + d * p.y + f) }

  /// How much lengths grow, on average.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  /// First `inner`, then this.
  func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  func callAsFunction(_ elements: [Path.Element]) -> [Path.Element] {
    elements.map { element in
      switch element {
      case .move(let p): .move(self(p))
      case .line(let p): .line(self(p))
      case .cubic(let a, let b, let p): .cubic(self(a), self(b), self(p))
      case .close: .close
      }
    }
  }
}
