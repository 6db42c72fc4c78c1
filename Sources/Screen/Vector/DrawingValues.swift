// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension Tag {
  func number(_ attribute: StaticString) -> Double? {
    guard let value = self[attribute] else { return nil }
    var scanner = NumberScanner(value)
    return scanner.number()
  }

  /// Of an `svg` tag: its view box, or else its size.
  var viewBox: Rect? {
    if let value = self["viewBox"] {
      var scanner = NumberScanner(value)
      guard let origin = scanner.point(), let size = scanner.point() else { return nil }
      return Rect(origin.x, origin.y, size.x, size.y)
    }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect(0, 0, width, height)
  }

  /// Of a shape's tag: its outline. Nil for other tags.
  var path: [Path.Element]? {
    func value(_ name: StaticString) -> Double { number(name) ?? 0 }
    if isNamed("path") { return self["d"].map { PathDataReader($0).elements } }
    if isNamed("rect") {
      let radius = number("rx") ?? number("ry") ?? 0
      let box = Rect(value("x"), value("y"), value("width"), value("height"))
      return box.isEmpty ? [] : Path.roundedRect(box, radius: radius)
    }
    if isNamed("circle") { return Path.ellipse(value("cx"), value("cy"), value("r"), value("r")) }
    if isNamed("ellipse") { return Path.ellipse(value("cx"), value("cy"), value("rx"), value("ry")) }
    if isNamed("line") {
      return [.move(Point(value("x1"), value("y1"))), .line(Point(value("x2"), value("y2")))]
    }
    guard isNamed("polygon") || isNamed("polyline"), let list = self["points"] else { return nil }
    var scanner = NumberScanner(list)
    var points: [Point] = []
    while let point = scanner.point() { points.append(point) }
    return Path(polygon: points, closed: isNamed("polygon")).elements
  }
}

extension Path {
  /// A quarter circle as one cubic: its control points are 4/3 (sqrt 2 - 1) of the radius from the ends.
  static let quarter = 0.552_284_75

  static func roundedRect(_ box: Rect, radius: Double) -> [Element] {
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

  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> [Element] {
    guard rx > 0, ry > 0 else { return [] }
    let (kx, ky) = (rx * quarter, ry * quarter)
    return [
      .move(Point(x + rx, y)), .cubic(Point(x + rx, y + ky), Point(x + kx, y + ry), Point(x, y + ry)),
      .cubic(Point(x - kx, y + ry), Point(x - rx, y + ky), Point(x - rx, y)),
      .cubic(Point(x - rx, y - ky), Point(x - kx, y - ry), Point(x, y - ry)),
      .cubic(Point(x + kx, y - ry), Point(x + rx, y - ky), Point(x + rx, y)), .close,
    ]
  }
}

extension Color {
  /// `#RGB`, `#RRGGBB`, `black` or `white`.
  init?(svg value: ArraySlice<UInt8>) {
    if value.equals("white") {
      self = .white
    } else if value.equals("black") || value.equals("currentColor") {
      self = .black
    } else {
      guard value.first == UInt8(ascii: "#"),
        var hex = UInt32(String(decoding: value.dropFirst(), as: UTF8.self), radix: 16)
      else { return nil }
      switch value.count {
      case 7: break
      case 4: hex = ((hex & 0xF00) << 8 | (hex & 0xF0) << 4 | hex & 0xF) * 17
      default: return nil
      }
      self.init(hex)
    }
  }
}

extension Affine {
  /// A list of SVG transforms. What is not understood changes nothing.
  init(svg value: ArraySlice<UInt8>) {
    self.init()
    var rest = value
    while let open = rest.firstIndex(of: UInt8(ascii: "(")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
    {
      let name = rest[..<open].filter { $0 > 32 && $0 != UInt8(ascii: ",") }[...]
      var scanner = NumberScanner(rest[(open + 1)..<close])
      var numbers: [Double] = []
      while let number = scanner.number() { numbers.append(number) }
      self = after(Affine(name, numbers))
      rest = rest[(close + 1)...]
    }
  }

  private init(_ name: ArraySlice<UInt8>, _ n: [Double]) {
    self.init()
    func at(_ i: Int, _ other: Double) -> Double { i < n.count ? n[i] : other }
    if name.equals("translate") {
      (e, f) = (at(0, 0), at(1, 0))
    } else if name.equals("scale") {
      (a, d) = (at(0, 1), at(1, at(0, 1)))
    } else if name.equals("rotate") {
      let (c, s) = (cosine(at(0, 0) * .pi / 180), sine(at(0, 0) * .pi / 180))
      let center = Point(at(1, 0), at(2, 0))
      self = Affine(
        a: c, b: s, c: -s, d: c, e: center.x - c * center.x + s * center.y,
        f: center.y - s * center.x - c * center.y)
    } else if name.equals("matrix"), n.count == 6 {
      self = Affine(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5])
    }
  }
}
