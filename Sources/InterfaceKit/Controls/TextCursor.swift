// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Where one writes in a field and what is chosen there, in characters of its text.
public struct TextCursor: Hashable, Sendable {
  /// Text goes in after so many characters; more than there are is the end.
  private var place = Int.max
  /// The other end of what is chosen; nil while nothing is.
  private var anchor: Int?

  public init() {}

  /// Text goes in after so many characters.
  public func caret(in text: String) -> Int { min(place, text.count) }

  /// What is chosen, never empty: what is written takes its place.
  public func chosen(in text: String) -> Range<Int>? {
    guard let anchor else { return nil }
    let (one, other) = (caret(in: text), min(anchor, text.count))
    return one == other ? nil : min(one, other)..<max(one, other)
  }

  public mutating func choose(_ text: String) { (place, anchor) = (text.count, 0) }

  /// One writes on at the end.
  public mutating func end() { (place, anchor) = (.max, nil) }

  // MARK: - What keys and writing do

  /// What a key comes to.
  enum Outcome: Hashable {
    case handled
    case edit(String)
  }

  /// A key in a field; nil for one that means there what it means everywhere.
  mutating func key(_ key: Key, _ modifiers: Modifiers, in text: String) -> Outcome? {
    let (caret, chosen) = (caret(in: text), chosen(in: text))
    let extends = modifiers.contains(.shift)
    switch key {
    case .character("a") where modifiers == .control: choose(text)
    // Without Shift an arrow leads to the edge of what was chosen.
    case .left: move(to: extends ? caret - 1 : chosen?.lowerBound ?? caret - 1, extends, in: text)
    case .right: move(to: extends ? caret + 1 : chosen?.upperBound ?? caret + 1, extends, in: text)
    case .home: move(to: 0, extends, in: text)
    case .end: move(to: text.count, extends, in: text)
    case .backspace, .delete:
      let index = key == .backspace ? caret - 1 : caret
      let gone = chosen ?? index..<index + 1
      guard gone.lowerBound >= 0, gone.upperBound <= text.count else { return .handled }
      return .edit(replace(gone, in: text, by: ""))
    // What they write comes as text.
    case .space: break
    case .character where modifiers.isDisjoint(with: [.control, .alt]): break
    default: return nil
    }
    return .handled
  }

  /// - Returns: the text with what was written or pasted.
  mutating func write(_ new: String, in text: String) -> String {
    let caret = caret(in: text)
    return replace(chosen(in: text) ?? caret..<caret, in: text, by: new)
  }

  private mutating func move(to new: Int, _ extends: Bool, in text: String) {
    anchor = extends ? anchor ?? caret(in: text) : nil
    place = max(0, min(new, text.count))
  }

  private mutating func replace(_ range: Range<Int>, in text: String, by new: String) -> String {
    (place, anchor) = (range.lowerBound + new.count, nil)
    return String(text.prefix(range.lowerBound)) + new + text.dropFirst(range.upperBound)
  }
}
