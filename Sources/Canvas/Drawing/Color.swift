// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// An sRGB colour with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `hex` is 0xRRGGBB, `opacity` 0 to 1.
  public init(_ hex: UInt32, _ opacity: Double = 1) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255),
      alpha: UInt8(clamp(opacity, 0, 1) * 255 + 0.5))
  }

  public static let white = Color(0xFFFFFF)
  public static let black = Color(0x000000)

  /// The same colour, its alpha multiplied by `factor` (0 to 1).
  public func opacity(_ factor: Double) -> Color {
    var c = self
    c.alpha = UInt8(clamp(Double(alpha) * factor, 0, 255) + 0.5)
    return c
  }

  /// The colour `t` (0 to 1) of the way to `other`, alpha included.
  public func mixed(with other: Color, _ t: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let start = Double(a)
      let mixed = start + (Double(b) - start) * t
      return UInt8(clamp(mixed, 0, 255) + 0.5)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// 0xRRGGBB, without the alpha.
  public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// How far apart two colours are for the eye, 1 to 21, alpha left out (WCAG 2.2, contrast ratio).
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The one of these inks that is read most easily on this colour; itself when there is none.
  public func clearest(of inks: [Color]) -> Color {
    inks.max { contrast(with: $0) < contrast(with: $1) } ?? self
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
