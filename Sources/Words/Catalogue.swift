// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The sentences of one language, as `msgfmt` packs them (GNU gettext manual, "The Format of GNU MO Files").
///
/// Read here and not by the C library, whose newer versions translate nothing where the system has no locale installed;
/// see Documentation/decisions/gettext.md.
struct Catalogue: Sendable {
  /// The whole file; a sentence is looked up where it lies.
  private let file: [UInt8]
  private let count: Int
  /// Places in the file of the tables of names and of texts, each a length and a place for every sentence.
  private let names: Int
  private let texts: Int
  private let form: PluralForm

  /// Nil when the bytes are not a sound catalogue in UTF-8.
  init?(_ file: [UInt8]) {
    self.file = file
    // The other order of bytes, and versions with a part for each system, are not what `msgfmt` makes here.
    guard Self.number(file, 0) == 0x9504_12de, Self.number(file, 4) == 0, let count = Self.number(file, 8),
      let names = Self.number(file, 12), let texts = Self.number(file, 16), count <= file.count / 16
    else { return nil }
    (self.count, self.names, self.texts) = (count, names, texts)
    var form: PluralForm? = .english
    for index in 0..<count {
      guard let name = Self.piece(file, names, index), let text = Self.piece(file, texts, index) else {
        return nil
      }
      // The empty name is that of the header.
      if name.isEmpty { form = PluralForm(header: String(decoding: file[text], as: UTF8.self)) }
    }
    guard let form else { return nil }
    self.form = form
  }

  /// The translation of a sentence, nil when there is none.
  func text(of name: String) -> String? {
    guard !name.isEmpty, let found = piece(named: name) else { return nil }
    return String(decoding: file[found].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The translation of a sentence about a number of things in the form for that number.
  func text(of one: String, _ many: String, count: Int) -> String? {
    guard let found = piece(named: one + "\0" + many) else { return nil }
    let forms = file[found].split(separator: 0, omittingEmptySubsequences: false)
    let index = form.index(for: count)
    return String(decoding: index < forms.count ? forms[index] : forms[0], as: UTF8.self)
  }

  /// The names lie in the order of their bytes.
  private func piece(named name: String) -> Range<Int>? {
    var name = name
    return name.withUTF8 { wanted in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        guard let place = Self.piece(file, names, middle) else { return nil }
        if file[place].elementsEqual(wanted) { return Self.piece(file, texts, middle) }
        if file[place].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private static func piece(_ file: [UInt8], _ table: Int, _ index: Int) -> Range<Int>? {
    guard let length = number(file, table + 8 * index), let start = number(file, table + 8 * index + 4),
      start + length <= file.count
    else { return nil }
    return start..<start + length
  }

  private static func number(_ file: [UInt8], _ place: Int) -> Int? {
    guard place + 4 <= file.count else { return nil }
    return (0..<4).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
  }
}
