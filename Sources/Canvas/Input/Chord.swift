// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A key with the modifiers that are held with it, text both ways: "ctrl+shift+z".
public struct Chord: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  private static let names: [(key: Key, name: String, cap: String)] =
    [
      (.pageUp, "pageup", "Page Up"), (.pageDown, "pagedown", "Page Down"), (.home, "home", "Home"),
      (.end, "end", "End"), (.delete, "delete", "Delete"), (.backspace, "backspace", "Backspace"),
      (.left, "left", "Left"), (.right, "right", "Right"), (.up, "up", "Up"), (.down, "down", "Down"),
      (.enter, "enter", "Enter"), (.escape, "escape", "Esc"), (.tab, "tab", "Tab"),
      (.space, "space", "Space"),
    ] + (1...12).map { (.function($0), "f\($0)", "F\($0)") }

  private static let modifierNames: [(modifier: Modifiers, name: String, cap: String)] = [
    (.control, "ctrl", "Ctrl"), (.alt, "alt", "Alt"), (.shift, "shift", "Shift"),
  ]

  /// Nil for a text that names no key.
  public init?(_ text: String) {
    var modifiers: Modifiers = []
    var key: Key?
    for part in text.split(separator: "+") {
      if let modifier = Self.modifierNames.first(where: { $0.name == part }) {
        modifiers.insert(modifier.modifier)
      } else if key == nil {
        key = Self.names.first { $0.name == part }?.key
        if key == nil, part.count == 1, let character = part.first { key = .character(character) }
        if key == nil { return nil }
      } else {
        return nil
      }
    }
    guard let key else { return nil }
    self.init(key, modifiers)
  }

  /// True for keys that may mean something else: all but those by which everything can be reached at any time.
  public var isFree: Bool {
    switch key {
    case .left, .right, .up, .down, .enter, .escape, .tab, .space:
      !modifiers.isDisjoint(with: [.control, .alt])
    default: true
    }
  }

  /// True for a key that writes something in a field.
  public var isWritten: Bool {
    if case .character = key { modifiers.isDisjoint(with: [.control, .alt]) } else { false }
  }

  public var text: String { parts(\.name, \.name, "+") }

  /// As it stands on the keys: "Ctrl Shift Z".
  public var caps: String { parts(\.cap, \.cap, " ") }

  private func parts(
    _ modifier: KeyPath<(modifier: Modifiers, name: String, cap: String), String>,
    _ name: KeyPath<(key: Key, name: String, cap: String), String>, _ separator: String
  ) -> String {
    var parts = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0[keyPath: modifier] }
    if case .character(let character) = key {
      parts.append(separator == "+" ? String(character) : character.uppercased())
    } else if let entry = Self.names.first(where: { $0.key == key }) {
      parts.append(entry[keyPath: name])
    }
    return parts.joined(separator: separator)
  }
}
