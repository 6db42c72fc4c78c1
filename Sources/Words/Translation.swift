// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A sentence in the player's language.
///
/// Sentences are whole, never glued from parts; what changes has a named place, so that a language can put it where it
/// belongs: `tr("Column {column} is full.", ["column": "4"])`. The script `Scripts/translations` finds the English text
/// by this function's name, so it stands here as a plain literal on one line. Without a catalogue it is what is said.
/// - Parameters:
///   - text: the English sentence, which is also its name in the catalogue.
///   - places: what stands in the sentence's places, by name.
public func tr(_ text: String, _ places: KeyValuePairs<String, String> = [:]) -> String {
  Dialect.spoken(Language.current?.text(of: text) ?? text).filled(Array(places))
}

/// A sentence whose places are known only when it is said: that of a `Fault`, which stands in the catalogue by that name.
public func tr(_ text: String, filling places: [String: String]) -> String {
  Dialect.spoken(Language.current?.text(of: text) ?? text).filled(places.map { ($0.key, $0.value) })
}

/// A word that means several things in English, told apart by where it stands: `trc("replay", "Play")` sets a replay going, while
/// elsewhere one plays a game (GNU gettext manual, "Contexts").
/// - Parameters:
///   - context: a plain literal as well; translators see it, players never do.
///   - text: as of `tr`.
public func trc(_ context: String, _ text: String) -> String {
  Dialect.spoken(Language.current?.text(of: context + "\u{4}" + text) ?? text)
}

/// A sentence about a number of things, in the form that the language has for this number.
/// - Parameters:
///   - one: the English sentence for one thing: "{count} move".
///   - many: the English sentence for any other number.
///   - count: how many, not negative; it also stands at the place `{count}`, as `grouped` writes it.
///   - places: what stands in the sentence's other places, by name.
public func trn(_ one: String, _ many: String, _ count: Int, _ places: KeyValuePairs<String, String> = [:])
  -> String
{
  let sentence = Language.current?.text(of: one, many, count: count)
  return Dialect.spoken(sentence ?? (count == 1 ? one : many)).filled(
    [("count", count.grouped)] + Array(places))
}

/// The same, whose places are known only when it is said.
public func trn(_ one: String, _ many: String, _ count: Int, filling places: [String: String]) -> String {
  let sentence = Language.current?.text(of: one, many, count: count)
  return Dialect.spoken(sentence ?? (count == 1 ? one : many)).filled(
    [("count", count.grouped)] + places.map { ($0.key, $0.value) })
}

extension String {
  /// The sentence with its places filled. What is filled in is not looked at again.
  fileprivate func filled(_ places: [(key: String, value: String)]) -> String {
    guard !places.isEmpty else { return self }
    // Every element on screen has sentences, and bytes are looked through faster than characters.
    var sentence = self
    return sentence.withUTF8 { text in
      var (result, rest) = ([UInt8](), text[...])
      result.reserveCapacity(2 * text.count)
      while let open = rest.firstIndex(of: UInt8(ascii: "{")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
      {
        result += rest[..<open]
        let name = rest[(open + 1)..<close]
        if let value = places.first(where: { $0.key.utf8.elementsEqual(name) })?.value {
          result += value.utf8
        } else {
          result += rest[open...close]
        }
        rest = rest[(close + 1)...]
      }
      return String(decoding: result + rest, as: UTF8.self)
    }
  }
}
