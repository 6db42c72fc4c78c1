// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension String {
  /// As words are compared: whoever has no key for a letter types the one below it.
  package var plain: String {
    lowercased().reduce(into: "") { $0 += Self.below[$1] ?? String($1) }
  }

  private static let below: [Character: String] = [
    "a": "áàâãäåāą", "c": "çćč", "d": "ďđ", "e": "éèêëěę", "i": "íìîï", "l": "ł", "n": "ñňń",
    "o": "óòôõöő", "r": "ř", "s": "śš", "ss": "ß", "t": "ť", "u": "úùûüů", "y": "ýÿ", "z": "źžż", "α": "ά",
    "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "σ": "ς", "υ": "ύϋΰ", "ω": "ώ", "г": "ґ", "'": "’",
  ].reduce(into: [:]) { below, entry in
    for letter in entry.value { below[letter] = entry.key }
  }
}
