// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// How large text is set, and in which words: everything that is said goes through here on its way to the picture and
/// to the element tree.
public struct TypeScale: Hashable, Sendable {
  /// 1 to 2: the player's text size.
  public var factor: Double
  /// Stretches every word by 60 % and sets the whole in brackets: a language that no one speaks, for tests.
  public var isStretched: Bool

  public init(factor: Double = 1, isStretched: Bool = false) {
    self.factor = clamp(factor, 1, 2)
    self.isStretched = isStretched
  }

  /// The style at the player's size: text grows by the factor, titles and messages by half of it.
  public func style(_ base: TextStyle) -> TextStyle {
    guard factor > 1 else { return base }
    return base.scaled(by: base.face == .vollkornSemiBold ? 1 + (factor - 1) / 2 : factor)
  }

  /// The height of a control that is `base` points high at first: 46 becomes 60 at 150 %.
  public func height(_ base: Double) -> Double { base + (28 * (factor - 1)).rounded() }

  /// Icons grow with their label: 22 becomes 30 at 150 %.
  public func icon(_ base: Double) -> Double { (base * (1 + 0.73 * (factor - 1))).rounded() }

  /// The words as they are shown.
  public func said(_ words: String) -> String {
    guard isStretched, words.contains(where: \.isLetter) else { return words }
    let stretched = words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let letters = word.count { $0.isLetter }
      guard letters > 0, let last = word.last(where: \.isLetter) else { return String(word) }
      return word + String(repeating: last, count: Int((0.6 * Double(letters)).rounded(.up)))
    }
    return "[" + stretched.joined(separator: " ") + "]"
  }
}
