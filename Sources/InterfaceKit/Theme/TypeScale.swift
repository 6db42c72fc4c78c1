// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// How large text is set, and what grows with it.
public struct TypeScale: Hashable, Sendable {
  /// 1 to 2: the player's text size.
  public var factor: Double

  public init(factor: Double = 1) { self.factor = clamp(factor, 1, 2) }

  /// The style at the player's size: text grows by the factor, titles and messages by half of it.
  public func style(_ base: TextStyle) -> TextStyle {
    guard factor > 1 else { return base }
    return base.scaled(by: base.face == .vollkornSemiBold ? 1 + (factor - 1) / 2 : factor)
  }

  /// The height of a control that is `base` points high at first: 46 becomes 60 at 150 %.
  public func height(_ base: Double) -> Double { base + (28 * (factor - 1)).rounded() }

  /// Icons grow with their label: 22 becomes 30 at 150 %.
  public func icon(_ base: Double) -> Double { (base * (1 + 0.73 * (factor - 1))).rounded() }
}
