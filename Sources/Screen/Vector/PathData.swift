// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Reads numbers, and what lies between them, from the text of an attribute.
struct NumberScanner {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  /// The next letter; nil when a number or the end comes first.
  mutating func letter() -> UInt8? {
    skipSeparators()
    guard at < bytes.endIndex, bytes[at] | 32 >= UInt8(ascii: "a"), bytes[at] | 32 <= UInt8(ascii: "z") else {
      return nil
    }
    defer { at += 1 }
    return bytes[at]
  }

  /// The next number; nil when there is none.
  mutating func number() -> Double? {
    skipSeparators()
    let start = at
    var sign = 1.0
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
      if bytes[at] == UInt8(ascii: "-") { sign = -1 }
      at += 1
    }
    var value = 0.0
    var digits = 0
    while let digit = digit() {
      value = value * 10 + digit
      digits += 1
    }
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: ".") {
      at += 1
      var place = 1.0
      while let digit = digit() {
        place *= 10
        value = value * 10 + digit
        digits += 1
      }
      value /= place
    }
    guard digits > 0 else {
      at = start
      return nil
    }
    return sign * value * exponent()
  }

  /// The flag of an arc, which needs no space behind it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1") else {
      return nil
    }
    defer { at += 1 }
    return bytes[at] == UInt8(ascii: "1")
  }

  mutating func point() -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x, y)
  }

  private mutating func digit() -> Double? {
    guard at < bytes.endIndex, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") else {
      return nil
    }
    defer { at += 1 }
    return Double(bytes[at] - UInt8(ascii: "0"))
  }

  private mutating func exponent() -> Double {
    guard at + 1 < bytes.endIndex, bytes[at] | 32 == UInt8(ascii: "e") else { return 1 }
    let start = at
    at += 1
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative || bytes[at] == UInt8(ascii: "+") { at += 1 }
    var value = 0.0
    var digits = 0
    while let digit = digit() {
      value = value * 10 + digit
      digits += 1
    }
    if digits == 0 { at = start }
    return digits == 0 ? 1 : power(10, isNegative ? -value : value)
  }

  private mutating func skipSeparators() {
    while at < bytes.endIndex, bytes[at] <= 32 || bytes[at] == UInt8(ascii: ",") { at += 1 }
  }
}

/// Reads the `d` attribute of an SVG path (SVG 1.1, section 8.3), with curves and arcs as cubics.
struct PathDataReader {
  private var scanner: NumberScanner
  private(set) var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands, and the order of its curve.
  private var control: (point: Point, order: Int)?

  /// Reads as far as the data makes sense, as SVG demands.
  init(_ data: ArraySlice<UInt8>) {
    scanner = NumberScanner(data)
    var command: UInt8 = 0
    while true {
      if let letter = scanner.letter() { command = letter }
      guard command != 0, step(command) else { return }
      // More pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command | 32 == UInt8(ascii: "z") { command = 0 }
    }
  }

  private mutating func step(_ command: UInt8) -> Bool {
    let origin = command & 32 != 0 ? current : .zero
    switch command & ~32 {
    case UInt8(ascii: "M"):
      guard let p = scanner.point() else { return false }
      current = p + origin
      start = current
      elements.append(.move(current))
    case UInt8(ascii: "L"):
      guard let p = scanner.point() else { return false }
      line(to: p + origin)
    case UInt8(ascii: "H"):
      guard let x = scanner.number() else { return false }
      line(to: Point(x + origin.x, current.y))
    case UInt8(ascii: "V"):
      guard let y = scanner.number() else { return false }
      line(to: Point(current.x, y + origin.y))
    case UInt8(ascii: "Z"):
      elements.append(.close)
      current = start
      control = nil
    default: return curve(command & ~32, origin)
    }
    return true
  }

  private mutating func curve(_ command: UInt8, _ origin: Point) -> Bool {
    switch command {
    case UInt8(ascii: "C"):
      guard let a = scanner.point(), let b = scanner.point(), let p = scanner.point() else { return false }
      cubic(a + origin, b + origin, p + origin)
    case UInt8(ascii: "S"):
      guard let b = scanner.point(), let p = scanner.point() else { return false }
      cubic(reflected(order: 3), b + origin, p + origin)
    case UInt8(ascii: "Q"):
      guard let a = scanner.point(), let p = scanner.point() else { return false }
      quadratic(a + origin, p + origin)
    case UInt8(ascii: "T"):
      guard let p = scanner.point() else { return false }
      quadratic(reflected(order: 2), p + origin)
    case UInt8(ascii: "A"):
      guard let radii = scanner.point(), let turn = scanner.number(), let isLarge = scanner.flag(),
        let isClockwise = scanner.flag(), let p = scanner.point()
      else { return false }
      arc(radii, turn, isLarge, isClockwise, p + origin)
    default: return false
    }
    return true
  }

  private mutating func line(to p: Point) {
    elements.append(.line(p))
    current = p
    control = nil
  }

  private mutating func cubic(_ a: Point, _ b: Point, _ p: Point) {
    elements.append(.cubic(a, b, p))
    current = p
    control = (b, 3)
  }

  private mutating func quadratic(_ a: Point, _ p: Point) {
    elements.append(.cubic(current + (a - current) * (2 / 3), p + (a - p) * (2 / 3), p))
    current = p
    control = (a, 2)
  }

  private func reflected(order: Int) -> Point {
    guard let control, control.order == order else { return current }
    return current * 2 - control.point
  }

  /// From the end points to the centre (SVG 1.1, appendix F.6.5), then one cubic for each quarter.
  private mutating func arc(
    _ radii: Point, _ degrees: Double, _ isLarge: Bool, _ isClockwise: Bool, _ end: Point
  ) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let (c, s) = (cosine(degrees * .pi / 180), sine(degrees * .pi / 180))
    let half = (current - end) * 0.5
    // In the ellipse's own axes.
    let p = Point(c * half.x + s * half.y, c * half.y - s * half.x)
    let size = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
    if size > 1 {
      rx *= size.squareRoot()
      ry *= size.squareRoot()
    }
    let weight = rx * rx * p.y * p.y + ry * ry * p.x * p.x
    let root = max(0, rx * rx * ry * ry / weight - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(root * rx * p.y / ry, -root * ry * p.x / rx)
    let from = arcTangent((p.y - center.y) / ry, (p.x - center.x) / rx)
    var sweep = arcTangent((-p.y - center.y) / ry, (-p.x - center.x) / rx) - from
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    let middle = (current + end) * 0.5
    func place(_ x: Double, _ y: Double) -> Point {
      let e = Point(center.x + rx * x, center.y + ry * y)
      return Point(middle.x + c * e.x - s * e.y, middle.y + s * e.x + c * e.y)
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let k = 4.0 / 3 * sine(step / 4) / cosine(step / 4)
    for i in 0..<pieces {
      let (t0, t1) = (from + step * Double(i), from + step * Double(i + 1))
      let (c0, s0, c1, s1) = (cosine(t0), sine(t0), cosine(t1), sine(t1))
      let target = i == pieces - 1 ? end : place(c1, s1)
      elements.append(.cubic(place(c0 - k * s0, s0 + k * c0), place(c1 + k * s1, s1 - k * c1), target))
    }
    current = end
    control = nil
  }
}
