// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc

/// How colours look to people who see them otherwise, and how far apart two of them are then.
enum ColourVision: String, CaseIterable {
  case normal = "usual"
  case protan, deutan, tritan

  /// Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritan:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// L*, a*, b* under D65 as this eye sees the colour.
  func lab(_ color: Color) -> (l: Double, a: Double, b: Double) {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let light = [linear(color.red), linear(color.green), linear(color.blue)]
    let rgb = matrix.map { row in clamp(zip(row, light).map(*).reduce(0, +), 0, 1) }
    let x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047
    let y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]
    let z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    return (116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z)))
  }

  func distance(_ one: Color, _ other: Color) -> Double { Self.distance(lab(one), lab(other)) }

  /// CIEDE2000 (Sharma, Wu and Dalal 2005).
  static func distance(
    _ one: (l: Double, a: Double, b: Double), _ two: (l: Double, a: Double, b: Double)
  ) -> Double {
    let seventh = pow(25.0, 7)
    let mean = pow((hypot(one.a, one.b) + hypot(two.a, two.b)) / 2, 7)
    let g = 0.5 * (1 - (mean / (mean + seventh)).squareRoot())
    let (a1, a2) = (one.a * (1 + g), two.a * (1 + g))
    let (c1, c2) = (hypot(a1, one.b), hypot(a2, two.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      let degrees = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let (h1, h2) = (hue(a1, one.b), hue(a2, two.b))
    var turn = c1 * c2 == 0 ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let (dl, dc, dh) = (two.l - one.l, c2 - c1, 2 * (c1 * c2).squareRoot() * sine(turn / 2))
    let (l, c) = ((one.l + two.l) / 2, (c1 + c2) / 2)
    var h = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) > 180 { h += h < 360 ? 360 : -360 }
      h /= 2
    }
    let t =
      1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63)
    let sl = 1 + 0.015 * pow(l - 50, 2) / (20 + pow(l - 50, 2)).squareRoot()
    let (sc, sh) = (1 + 0.045 * c, 1 + 0.015 * c * t)
    let c7 = pow(c, 7)
    let rotation =
      -2 * (c7 / (c7 + seventh)).squareRoot() * sine(60 * exp(-pow((h - 275) / 25, 2)))
    let (x, y, z) = (dl / sl, dc / sc, dh / sh)
    return (x * x + y * y + z * z + rotation * y * z).squareRoot()
  }
}
