// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Words

/// What keys do everywhere; the keys can be others than at first.
package enum Shortcut: String, Hashable, Sendable, CaseIterable {
  case undo, redo, restart, hint, values, copy, position, paste, help, fullscreen, quit

  /// The keys at first, which are what scenes know it by.
  package var standard: Chord {
    switch self {
    case .undo: Chord(.character("z"), [.control])
    case .redo: Chord(.character("z"), [.control, .shift])
    case .restart: Chord(.character("n"), [.control])
    case .hint: Chord(.character("h"), [.control])
    case .values: Chord(.character("a"), [.control])
    case .copy: Chord(.character("c"), [.control])
    case .position: Chord(.character("c"), [.control, .shift])
    case .paste: Chord(.character("v"), [.control])
    case .help: Chord(.function(1))
    case .fullscreen: Chord(.function(11))
    case .quit: Chord(.character("q"), [.control])
    }
  }

  package var title: Phrase {
    switch self {
    case .undo: Phrase("Undo")
    case .redo: Phrase("Redo")
    case .restart: Phrase("New game")
    case .hint: Phrase("Hint")
    case .values: Phrase("Values of moves")
    case .copy: Phrase("Copy the game")
    case .position: Phrase("Copy the position")
    case .paste: Phrase("Paste")
    case .help: Phrase("Help")
    case .fullscreen: Phrase("Full screen")
    case .quit: Phrase("Quit")
    }
  }
}

/// Which keys mean what: the standard ones, and those that the player has changed.
package struct Shortcuts: Hashable, Sendable {
  private var changed: [Shortcut: Chord] = [:]

  /// - Parameter kept: texts of chords by the names of what they do; what cannot be read is as at first.
  package init(_ kept: [String: String] = [:]) {
    for shortcut in Shortcut.allCases {
      guard let chord = kept[shortcut.rawValue].flatMap(Chord.init), chord != shortcut.standard else {
        continue
      }
      changed[shortcut] = chord
    }
  }

  package var isStandard: Bool { changed.isEmpty }

  package func chord(of shortcut: Shortcut) -> Chord { changed[shortcut] ?? shortcut.standard }

  package func shortcut(of chord: Chord) -> Shortcut? {
    Shortcut.allCases.first { self.chord(of: $0) == chord }
  }

  /// The standard keys for what was pressed; nil for keys that were given up.
  package func meaning(of chord: Chord) -> Chord? {
    guard !changed.isEmpty else { return chord }
    if let shortcut = shortcut(of: chord) { return shortcut.standard }
    return Shortcut.allCases.contains { $0.standard == chord } ? nil : chord
  }

  /// What a letter alone does at a table, too, and is told by as long as nobody has given it other keys.
  private static let letters: [String: Shortcut] = ["H": .hint, "A": .values]

  /// Keys as they are told in a tooltip or a table of keys, in the player's language.
  package func said(_ caps: String) -> String {
    let told = caps.components(separatedBy: ", ").map { one in
      let shortcut =
        Shortcut.allCases.first { $0.standard.caps == one }
        ?? Self.letters[one].flatMap { changed[$0] == nil ? nil : $0 }
      return keysSaid(shortcut.map { chord(of: $0).caps } ?? one)
    }
    return told.joined(separator: ", ")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
