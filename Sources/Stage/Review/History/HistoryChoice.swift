// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// Which games of a kind are shown.
struct HistoryChoice: Hashable {
  /// Nil for any.
  var result: HistoryResult?
  /// What they are called, or when they were, as it was typed.
  var words = ""
  var isTyping = false
  /// Only these games, by their ids; nil for any.
  var ids: Set<String>?

  var isAny: Bool { result == nil && words.isEmpty && ids == nil }
  private static let longest = 40

  /// What a key changes; false when it changes nothing.
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.character("f"), [.control]): break
    case (.character(let letter), []), (.character(let letter), [.shift]):
      guard words.count < Self.longest else { return true }
      words.append(letter)
    case (.space, []) where isTyping: words += words.isEmpty || words.hasSuffix(" ") ? "" : " "
    case (.backspace, []) where isTyping: words = String(words.dropLast())
    case (.escape, _):
      words = ""
      isTyping = false
      return true
    default: return false
    }
    isTyping = true
    return true
  }
}
