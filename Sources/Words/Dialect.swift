// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How sentences come out of the catalogue. For tests: a language that nobody speaks shows where longer words do not
/// fit, and which words never passed through the catalogue.
public enum Dialect {
  /// True while every sentence stands in brackets and every word in it is 60 % longer: "[Undooo]". It holds for what is
  /// said inside `withValue`, on that thread only.
  public static let isStretched = TaskLocal(wrappedValue: false)

  static func spoken(_ sentence: String) -> String {
    isStretched.get() && !sentence.isEmpty ? "[" + stretched(sentence) + "]" : sentence
  }

  /// Repeats the last letter of each word; the names of places stay as they are.
  private static func stretched(_ sentence: String) -> String {
    var (result, word, isPlace) = ("", "", false)
    func long(_ word: String) -> String {
      guard let last = word.last else { return "" }
      return word + String(repeating: last, count: (word.count * 6 + 9) / 10)
    }
    for character in sentence {
      if character == "{" { isPlace = true }
      if character.isLetter && !isPlace {
        word.append(character)
      } else {
        result += long(word) + String(character)
        word = ""
      }
      if character == "}" { isPlace = false }
    }
    return result + long(word)
  }
}
