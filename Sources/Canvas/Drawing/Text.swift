// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The four font files that ship with the game.
public enum Typeface: String, Hashable, Sendable, CaseIterable {
  /// The serif that speaks. Its figures are old-style: numbers never use it.
  case vollkornSemiBold = "Vollkorn-SemiBold"
  case manropeMedium = "Manrope-Medium"
  case manropeSemiBold = "Manrope-SemiBold"
  case manropeBold = "Manrope-Bold"
}

/// A face at a size in points, and how its figures are set.
public struct TextStyle: Hashable, Sendable {
  public var face: Typeface
  public var size: Double
  /// Distance from baseline to baseline, in points.
  public var lineHeight: Double
  /// Every digit centred in a cell as wide as the widest: for figures that run.
  public var tabular: Bool

  public init(_ face: Typeface, _ size: Double, line: Double, tabular: Bool = false) {
    self.face = face
    self.size = size
    self.lineHeight = line
    self.tabular = tabular
  }

  public static let greeting = TextStyle(.vollkornSemiBold, 42, line: 50)
  public static let headline = TextStyle(.vollkornSemiBold, 32, line: 38)
  public static let message = TextStyle(.vollkornSemiBold, 31, line: 36)
  public static let messageSmall = TextStyle(.vollkornSemiBold, 25, line: 29)
  public static let title = TextStyle(.vollkornSemiBold, 27, line: 34)
  public static let number = TextStyle(.manropeSemiBold, 34, line: 40, tabular: true)
  public static let button = TextStyle(.manropeSemiBold, 15, line: 22)
  public static let buttonLarge = TextStyle(.manropeSemiBold, 16, line: 22)
  public static let name = TextStyle(.manropeBold, 16, line: 22)
  public static let body = TextStyle(.manropeMedium, 15, line: 22)
  public static let caption = TextStyle(.manropeMedium, 13, line: 18)
  public static let label = TextStyle(.manropeBold, 14, line: 20)
  public static let micro = TextStyle(.manropeMedium, 12, line: 16)
}

public enum TextAnchor: Hashable, Sendable { case left, center, right }

/// What layout asks the screen.
public protocol TextMetrics {
  /// Advance width of one line, in points.
  func width(of text: String, _ style: TextStyle) -> Double

  /// `text` in lines no wider than `width` points, which end where Unicode lets them; a longer word stands alone.
  func wrap(_ text: String, _ style: TextStyle, width limit: Double) -> [String]

  /// The width in points of the longest part of the text that a line cannot end in.
  func widthOfLongestWord(in text: String, _ style: TextStyle) -> Double
}

extension TextMetrics {
  public func wrap(_ text: String, _ style: TextStyle, width limit: Double) -> [String] {
    LineBreaks.lines(of: text, width: limit) { width(of: $0, style) }
  }

  public func widthOfLongestWord(in text: String, _ style: TextStyle) -> Double {
    LineBreaks.longestPiece(of: text) { width(of: $0, style) }
  }
}
