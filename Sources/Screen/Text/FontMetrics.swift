// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Widths in points, as the text will be drawn. What was broken into lines is kept, for a scene asks the same at every step.
final class FontMetrics: TextMetrics {
  private struct Paragraph: Hashable {
    var text: String
    var style: TextStyle
    /// Of its lines; nil for the longest word.
    var limit: Double?
  }

  private let fonts: FontBook
  /// Pixels per point.
  private let scale: Double
  private var lines: [Paragraph: [String]] = [:]
  private var longest: [Paragraph: Double] = [:]
  private static let most = 1000

  init(fonts: FontBook, scale: Double) {
    self.fonts = fonts
    // Letters of a pixel or less are as wide as they can be drawn, which says nothing of the words.
    self.scale = max(0.25, scale)
  }

  func width(of text: String, _ style: TextStyle) -> Double {
    guard !text.isEmpty else { return 0 }
    return Double(fonts.extent(FontBook.LineKey(text, style, scale: scale)).advance) / scale
  }

  func wrap(_ text: String, _ style: TextStyle, width limit: Double) -> [String] {
    let paragraph = Paragraph(text: text, style: style, limit: limit)
    if let known = lines[paragraph] { return known }
    if lines.count >= Self.most { lines.removeAll(keepingCapacity: true) }
    let broken = LineBreaks.lines(of: text, width: limit) { width(of: $0, style) }
    lines[paragraph] = broken
    return broken
  }

  func widthOfLongestWord(in text: String, _ style: TextStyle) -> Double {
    let paragraph = Paragraph(text: text, style: style)
    if let known = longest[paragraph] { return known }
    if longest.count >= Self.most { longest.removeAll(keepingCapacity: true) }
    let found = LineBreaks.longestPiece(of: text) { width(of: $0, style) }
    longest[paragraph] = found
    return found
  }
}
