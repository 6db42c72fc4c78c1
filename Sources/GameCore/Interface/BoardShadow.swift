// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension DrawList {
  /// The soft shadows of a board on the table: contact, near, far. `wall` is the height of its side.
  public mutating func boardShadow(
    _ frame: Rect, wall: Double, radius: Double, isDark: Bool, lift: Double = 0
  ) {
    let color = Color(isDark ? 0x050303 : 0x3A2412)
    let strength = isDark ? [0.80, 0.55, 0.40] : [0.50, 0.30, 0.22]
    let form = Outline.roundedRect(Size(frame.width, frame.height + wall), radius: radius)
    shadow(
      .roundedRect(frame.size, radius: radius), at: Point(frame.x + 2, frame.y + wall + 3 + lift), sigma: 2,
      color.opacity(strength[0]))
    shadow(form, at: Point(frame.x + 10, frame.y + 14 + lift), sigma: 14, color.opacity(strength[1]))
    shadow(form, at: Point(frame.x + 34, frame.y + 44 + lift), sigma: 36, color.opacity(strength[2]))
  }
}
