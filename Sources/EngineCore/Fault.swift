// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is wrong with a position that somebody has written or pasted: a sentence with named places, so that a table can say
/// it in the player's language. A plain literal on one line, like the texts of `Phrase`.
public struct Fault: Sendable, Equatable {
  public var text: String
  /// What stands in the sentence's places, by name.
  public var places: [String: String]

  public init(_ text: String, _ places: [String: String] = [:]) { (self.text, self.places) = (text, places) }

  /// In English, as the command line says it.
  public var message: String { places.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) } }
}
