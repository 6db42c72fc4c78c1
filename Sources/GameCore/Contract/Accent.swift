// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A game's own colour in both themes; it marks what is active.
public struct Accent: Hashable, Sendable {
  /// On the light table, and as the fill of a primary button in both themes.
  public var light: Color
  /// For strokes and fills on the dark table.
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }
}
