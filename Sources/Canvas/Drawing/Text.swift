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

/// The one question that layout asks the screen.
public protocol TextMetrics {
  /// Advance width of one line, in points.
  func width(of text: String, _ style: TextStyle) -> Double
}

extension TextMetrics {
  /// `text` in lines no wider than `width` points, which end where Unicode lets them; a longer word stands alone.
  public func wrap(_ text: String, _ style: TextStyle, width limit: Double) -> [String] {
    var (lines, line) = ([String](), "")
    for piece in LineBreaks.pieces(of: text) {
      let longer = line + piece
      if !line.isEmpty && width(of: longer.withoutEnd, style) > limit {
        lines.append(line.withoutEnd)
        line = String(piece)
      } else {
        line = longer
      }
      if piece.last?.isNewline == true {
        lines.append(line.withoutEnd)
        line = ""
      }
    }
    line = line.withoutEnd
    return line.isEmpty ? lines : lines + [line]
  }

  /// The width in points of the longest part of the text that a line cannot end in.
  public func widthOfLongestWord(in text: String, _ style: TextStyle) -> Double {
    LineBreaks.pieces(of: text).map { width(of: String($0).withoutEnd, style) }.max() ?? 0
  }
}

extension String {
  /// Without the spaces, and the line feed, at its end: they take no room.
  fileprivate var withoutEnd: String {
    guard let last = lastIndex(where: { $0 != " " && !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
