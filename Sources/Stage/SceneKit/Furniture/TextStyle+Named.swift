// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// The styles of the stage, beside those that every part of the program has: sentences and titles in the serif, figures and labels
/// in the other face.
extension TextStyle {
  /// Titles of smaller windows.
  package static let titleSmall = TextStyle(.vollkornSemiBold, 23, line: 28)
  package static let titleTall = TextStyle(.vollkornSemiBold, 26, line: 32)
  /// What is said of a move, and what opens a rail in one line.
  package static let sentenceLarge = TextStyle(.vollkornSemiBold, 28, line: 34)
  package static let sentence = TextStyle(.vollkornSemiBold, 21.5, line: 26)
  package static let lead = TextStyle(.vollkornSemiBold, 19, line: 26)
  package static let leadSmall = TextStyle(.vollkornSemiBold, 17, line: 22)
  /// A line of small print over a sentence.
  package static let over = TextStyle(.manropeSemiBold, 15, line: 20)
  /// What a row of a list is called, its figures, and small print that stands out, as over a column.
  package static let strong = TextStyle(.manropeBold, 15, line: 20)
  package static let strongFigure = TextStyle(.manropeBold, 15, line: 20, tabular: true)
  package static let figure = TextStyle(.manropeMedium, 15, line: 20, tabular: true)
  package static let captionStrong = TextStyle(.manropeSemiBold, 13, line: 18)

  /// What counts on a plate.
  package static let count = TextStyle(.manropeSemiBold, 24, line: 30, tabular: true)
  package static let countSmall = TextStyle(.manropeSemiBold, 18, line: 22, tabular: true)

  /// The same style smaller.
  package func scaled(_ part: Double) -> TextStyle {
    part == 1 ? self : TextStyle(face, (size * part).rounded(), line: (lineHeight * part).rounded())
  }
}
