// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The colours of one theme (design language, section 2).
public struct Palette: Hashable, Sendable {
  public var isDark: Bool
  public var backdrop: Backdrop
  public var text: Color
  public var textSecondary: Color
  public var surface: Color
  public var surfaceWall: Color
  public var line: Color
  public var buttonTop: Color
  public var buttonBottom: Color
  public var buttonText: Color
  public var buttonTextPressed: Color
  public var sunk: Color
  public var shadow: Color
  public var focus: Color
  public var good: Color
  public var table: Color
  public var dim: Color
  public var toastFill: Color
  public var toastText: Color
  /// Highlights along upper edges of slabs: strong on paper, faint on dark leather.
  public var rim: Double

  public static let light = Palette(
    isDark: false, backdrop: .windowLight(drift: 0), text: Color(0x33261B), textSecondary: Color(0x5A4636),
    surface: Color(0xFBF5E9), surfaceWall: Color(0xB7A382),
    line: Color(0xD3C3A8), buttonTop: Color(0xFFFCF4), buttonBottom: Color(0xF4E9D5),
    buttonText: Color(0x3A2A1D), buttonTextPressed: Color(0xA3442F), sunk: Color(0xDCCDB4),
    shadow: Color(0x3A2412), focus: Color(0x2B5FC4), good: Color(0x256B47), table: Color(0xE2D4BC),
    dim: Color(0x2A1C10, 0.52), toastFill: Color(0x33261B), toastText: Color(0xFBF3E2), rim: 0.95)

  public static let dark = Palette(
    isDark: true, backdrop: .lamp, text: Color(0xF5EADA), textSecondary: Color(0xC9B69E),
    surface: Color(0x332925), surfaceWall: Color(0x1A1412),
    line: Color(0x51443B), buttonTop: Color(0x4D3F37), buttonBottom: Color(0x3D312B),
    buttonText: Color(0xF8EDDD), buttonTextPressed: Color(0xFFB08F), sunk: Color(0x1D1716),
    shadow: Color(0x050303), focus: Color(0x8FB4FF), good: Color(0x7CCB9E), table: Color(0x2A2220),
    dim: Color(0x000000, 0.52), toastFill: Color(0xF5EADA), toastText: Color(0x2A2220), rim: 0.25)

  /// Buttons that lie on a menu tile stay paper-coloured after dark.
  public var onTile: Palette {
    guard isDark else { return self }
    var paper = self
    paper.isDark = false
    paper.buttonTop = Color(0xE6D9C1)
    paper.buttonBottom = Color(0xD3C2A3)
    paper.buttonText = Color(0x2E2016)
    paper.buttonTextPressed = Color(0xA3442F)
    return paper
  }

  /// For strokes, edges and bars.
  public func accent(_ accent: Accent) -> Color { isDark ? accent.dark : accent.light }

  /// Text on a filled accent, in both themes.
  public static let accentText = Color(0xFFF9EE)
}
