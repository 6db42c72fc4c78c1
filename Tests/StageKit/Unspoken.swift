// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What in a text was not said through the catalogue, in the stretched language.
package enum Unspoken {
  /// Names of puzzles, which come from a file, and words that are their own names.
  private static let exempt: Set<String> = [
    "Classic", "Quartet", "Pebble", "Cork", "Bramble", "Flint", "Ember", "Onyx",
  ]

  package static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init).filter { word in
      guard word.count > 2, !exempt.contains(word), let last = word.last else { return false }
      let tail = word.reversed().prefix { $0 == last }.count
      return tail < (word.count * 3 + 7) / 8
    }
  }
}
