// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Words that follow from something and are kept: they are made anew each time they are said, so that a change of language is
/// seen at once. For a single sentence without places there is `Phrase`.
public struct Saying: Hashable, Sendable {
  private let words: @Sendable () -> String

  /// - Parameter words: what is kept is how they are made, not what they are now.
  public init(_ words: @autoclosure @escaping @Sendable () -> String) { self.words = words }

  /// In the player's language.
  public var said: String { words() }

  public static func == (a: Self, b: Self) -> Bool { a.said == b.said }
  public func hash(into hasher: inout Hasher) { hasher.combine(said) }
}
