// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Language {
  /// A language as those who speak it call it; its code where that is not known.
  public static func name(of code: String) -> String { names[code] ?? code }

  private static let names = [
    "cs": "Čeština", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "es": "Español", "fr": "Français",
    "it": "Italiano", "nl": "Nederlands", "pl": "Polski", "pt_BR": "Português (Brasil)", "sv": "Svenska",
    "uk": "Українська",
  ]
}
