// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The names of keys as they stand on the player's keyboard: "Ctrl Shift Z" is "Strg Umschalt Z" in German.
public func keysSaid(_ keys: String) -> String {
  if let name = keyNames[keys] { return name.said }
  return keys.split(separator: " ").map { keyNames[String($0)]?.said ?? String($0) }.joined(separator: " ")
}

private let keyNames = [
  "Ctrl": Phrase("Ctrl"), "Shift": Phrase("Shift"), "Enter": Phrase("Enter"), "Esc": Phrase("Esc"),
  "Page Up": Phrase("Page Up"), "Page Down": Phrase("Page Down"), "Delete": Phrase("Del"),
]
