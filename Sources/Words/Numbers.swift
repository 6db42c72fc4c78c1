// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Int {
  /// 12345 as "12,345", or as the player's language writes it.
  public var grouped: String {
    // What the translator is asked for: this number as the language writes it.
    let example = Phrase("1,234").text
    return grouped(like: Language.current?.text(of: example) ?? example)
  }

  /// 93 as "93 %", or as the player's language writes it.
  public var percent: String { tr("{part} %", ["part": String(self)]) }

  /// With what stands between the thousands of `example`, 1234; nothing where the example is another number.
  func grouped(like example: String) -> String {
    var (rest, parts) = (String(self), [String]())
    while rest.count > 3 {
      parts.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    let isExample = example.hasPrefix("1") && example.hasSuffix("234")
    return ([rest] + parts).joined(separator: isExample ? String(example.dropFirst().dropLast(3)) : "")
  }
}
