// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What the desktop's portal says of colours, contrast, motion and text, read from the text form of its values (GVariant): all at
/// once from `ReadAll`, or one by one from `SettingChanged`.
public struct DesktopSettings: Hashable, Sendable {
  private var colourScheme = 0
  private var contrast = 0
  private var reducedMotion = 0
  /// Of GNOME, for portals that do not know reduced motion yet.
  private var hasAnimations = true
  /// Of GNOME, and of what is made like it.
  private var textScale: Double?

  public init() {}

  public var look: DesktopLook {
    DesktopLook(
      isDark: colourScheme == 1 ? true : colourScheme == 2 ? false : nil, isHighContrast: contrast == 1,
      reducesMotion: reducedMotion == 1 || !hasAnimations,
      textSize: textScale.map { Int(($0 * 100).rounded()) })
  }

  /// Takes over whatever of it a line tells.
  public mutating func take(_ line: String) {
    colourScheme = Self.number("color-scheme", in: line) ?? colourScheme
    contrast = Self.number("contrast", in: line) ?? contrast
    reducedMotion = Self.number("reduced-motion", in: line) ?? reducedMotion
    if let value = Self.value(of: "text-scaling-factor", in: line), let scale = Double(value), scale > 0,
      scale < 100
    {
      textScale = scale
    }
    switch Self.value(of: "enable-animations", in: line) {
    case "true": hasAnimations = true
    case "false": hasAnimations = false
    default: break
    }
  }

  private static func number(_ key: String, in line: String) -> Int? {
    values(of: key, in: line).lazy.compactMap { value in
      value.hasPrefix("uint32 ") ? Int(value.dropFirst("uint32 ".count)) : nil
    }.first
  }

  private static func value(of key: String, in line: String) -> Substring? { values(of: key, in: line).first }

  /// What stands in angle brackets after every place where the key stands in quotes.
  private static func values(of key: String, in line: String) -> [Substring] {
    let name = "'\(key)'"
    var values: [Substring] = []
    var rest = Substring(line)
    while let start = rest.firstRange(of: name) {
      rest = rest[start.upperBound...]
      let after = rest.drop { $0 == ":" || $0 == "," || $0 == " " }
      guard after.first == "<" else { continue }
      values.append(after.dropFirst().prefix { $0 != ">" })
    }
    return values
  }
}
