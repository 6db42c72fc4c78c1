// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The colours of one theme (design language, section 2).
public struct Palette: Hashable, Sendable {
  public var isDark: Bool
  /// What everything is made of.
  public var finish = Finish.lit
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
    isDark: false, backdrop: .windowLight, text: Color(0x33261B), textSecondary: Color(0x5A4636),
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

  /// High contrast: ink on its ground, nothing else.
  public static func plain(isDark: Bool) -> Palette {
    let finish = Finish.plain(isDark: isDark)
    let (ink, ground) = (finish.ink, finish.ground)
    return Palette(
      isDark: isDark, finish: finish, backdrop: .lamp, text: ink, textSecondary: ink, surface: ground,
      surfaceWall: ink, line: ink, buttonTop: ground, buttonBottom: ground, buttonText: ink,
      buttonTextPressed: ink, sunk: ground, shadow: ink, focus: Finish.focus, good: ink, table: ground,
      dim: ground.opacity(0.6), toastFill: ink, toastText: ground, rim: 0)
  }

  /// The colours of a look.
  public init(_ look: Look) {
    self = look.isHighContrast ? .plain(isDark: look.isDark) : look.isDark ? .dark : .light
  }

  private init(
    isDark: Bool, finish: Finish = .lit, backdrop: Backdrop, text: Color, textSecondary: Color,
    surface: Color,
    surfaceWall: Color, line: Color, buttonTop: Color, buttonBottom: Color, buttonText: Color,
    buttonTextPressed: Color, sunk: Color, shadow: Color, focus: Color, good: Color, table: Color, dim: Color,
    toastFill: Color, toastText: Color, rim: Double
  ) {
    (self.isDark, self.finish, self.backdrop) = (isDark, finish, backdrop)
    (self.text, self.textSecondary, self.surface, self.surfaceWall) = (
      text, textSecondary, surface, surfaceWall
    )
    (self.line, self.buttonTop, self.buttonBottom, self.buttonText) = (
      line, buttonTop, buttonBottom, buttonText
    )
    (self.buttonTextPressed, self.sunk, self.shadow, self.focus) = (buttonTextPressed, sunk, shadow, focus)
    (self.good, self.table, self.dim) = (good, table, dim)
    (self.toastFill, self.toastText, self.rim) = (toastFill, toastText, rim)
  }

  /// Buttons that lie on a menu tile stay paper-coloured after dark.
  public var onTile: Palette {
    guard isDark, !finish.isPlain else { return self }
    var paper = self
    paper.isDark = false
    paper.buttonTop = Color(0xE6D9C1)
    paper.buttonBottom = Color(0xD3C2A3)
    paper.buttonText = Color(0x2E2016)
    paper.buttonTextPressed = Color(0xA3442F)
    return paper
  }

  /// For strokes, edges and bars.
  public func accent(_ accent: Accent) -> Color {
    finish.isPlain ? text : isDark ? accent.dark : accent.light
  }

  /// Text or edges that step back, `strength` 0 to 1; in high contrast a grey of 4.5 to 1.
  public func faint(_ strength: Double) -> Color {
    finish.isPlain ? Color(0x767676) : text.opacity(strength)
  }

  /// The same of the second text.
  public func faintSecondary(_ strength: Double) -> Color {
    finish.isPlain ? Color(0x767676) : textSecondary.opacity(strength)
  }

  /// Of what is filled with an accent and has text on it.
  public func accentFill(_ accent: Accent) -> Color { finish.isPlain ? text : accent.light }

  /// Text on a filled accent.
  public var accentText: Color { finish.isPlain ? surface : Color(0xFFF9EE) }
}
