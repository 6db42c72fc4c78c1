// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A sentence that is kept and said later: it is looked up when it is said, so that a change of language is seen at
/// once. Written as a plain literal on one line, like the texts of `tr`.
public struct Phrase: Hashable, Sendable {
  /// The English sentence, its name in the catalogue.
  public let text: String

  public init(_ text: String) { self.text = text }

  /// Nothing to say.
  public static let none = Phrase(String())

  /// The sentence in the player's language.
  public var said: String { tr(text) }
}
