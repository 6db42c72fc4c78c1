// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

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
      UInt8(clamp(Double(a) + (Double(b) - Double(a)) * t, 0, 255) + 0.5)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// 0xRRGGBB, without the alpha.
  public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
