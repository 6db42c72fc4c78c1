// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Words

/// The sentences of these tests stand in no catalogue of the program.
@Suite(.serialized) struct TranslationTests {
  @Test func withoutACatalogueEnglishIsSpoken() {
    #expect(tr("A wordless walrus.") == "A wordless walrus.")
    #expect(trn("{count} walrus", "{count} walruses", 1) == "1 walrus")
    #expect(trn("{count} walrus", "{count} walruses", 12_345) == "12,345 walruses")
    #expect(trn("{count} walrus", "{count} walruses", 0) == "0 walruses")
    #expect(tr("") == "")
    #expect(Phrase("A walrus").said == "A walrus")
  }

  @Test func placesAreFilledOnce() {
    #expect(tr("{b} before {a}, {c}", ["a": "{b}", "b": "{a}"]) == "{a} before {b}, {c}")
    #expect(trn("{count} of {name}", "{count} of {name}", 3, ["name": "{count}"]) == "3 of {count}")
    #expect(tr("{open", ["open": "x"]) == "{open")
  }

  @Test(arguments: [
    ([], ""), (["tall"], "tall"), (["tall", "round"], "tall and round"), (["I", "L", "N"], "I, L and N"),
  ])
  func listsAreRead(things: [String], text: String) { #expect(listed(things) == text) }

  @Test func theStretchedLanguageIsLongerAndMarked() {
    Dialect.isStretched.withValue(true) {
      #expect(tr("Undo") == "[Undoooo]")
      #expect(tr("Column {column} is full.", ["column": "4"]) == "[Columnnnnn 4 isss fulllll.]")
      #expect(trn("{count} move", "{count} moves", 2) == "[2 movessss]")
    }
    #expect(tr("Undo") == "Undo")
  }

  /// A catalogue in a language that has three forms of number, as `msgfmt` would write it.
  @Test func aCatalogueIsSpoken() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-words-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (code, walrus) in [("xa", "Ein Walross"), ("xb", "Un morse")] {
      let place = folder.appending(path: "\(code)/LC_MESSAGES")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let header =
        "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"
      let entries = [
        ("", header), ("A silent walrus {place}.", walrus + " ({place})."),
        ("Walrus", walrus), ("replay\u{4}Walrus", walrus + " again"),
        ("{count} loud walrus\0{count} loud walruses", "{count} a\0{count} b\0{count} c"),
      ]
      try Data(catalogue(entries)).write(to: place.appending(path: "quartet.mo"))
    }
    defer { Language.begin(folder: folder.path, code: "en") }
    Language.begin(folder: folder.path, code: "xa")
    #expect(tr("A silent walrus {place}.", ["place": "hier"]) == "Ein Walross (hier).")
    #expect(
      [1, 3, 9].map { trn("{count} loud walrus", "{count} loud walruses", $0) } == ["1 a", "3 b", "9 c"])
    #expect(tr("A wordless walrus.") == "A wordless walrus.", "what is not translated stays English")
    #expect(trc("replay", "Walrus") == "Ein Walross again" && tr("Walrus") == "Ein Walross")
    #expect(trc("elsewhere", "Walrus") == "Walrus")
    Language.begin(folder: folder.path, code: "xb")
    #expect(tr("A silent walrus {place}.", ["place": "ici"]) == "Un morse (ici).", "the language can change")
    Language.begin(folder: folder.path, code: "xb_ZZ.UTF-8@walrus")
    #expect(
      tr("A silent walrus {place}.", ["place": "ici"]) == "Un morse (ici).",
      "a land without a catalogue of its own")
    Language.begin(folder: folder.path, code: "../xb")
    #expect(tr("A silent walrus {place}.") == "A silent walrus {place}.", "no path is a language")
  }

  /// In the order in which gettext's manual says that the variables count; no locale has to be installed.
  @Test(arguments: [
    ([:], []), (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": "sv_SE"], ["sv_SE"]),
    (["LANG": "C.UTF-8", "LANGUAGE": "pl:de"], ["pl", "de"]),
    (["LC_ALL": "cs_CZ.UTF-8", "LANG": "de_DE", "LANGUAGE": ""], ["cs_CZ.UTF-8"]),
  ])
  func theSystemWishes(variables: [String: String], languages: [String]) {
    #expect(Language.wished { variables[$0] } == languages)
  }

  /// Every damaged file is refused or spoken, and none ends the program.
  @Test func aDamagedCatalogueIsHarmless() {
    let sound = catalogue([("", "Plural-Forms: nplurals=2; plural=n != 1;\n"), ("a", "b"), ("c\0d", "e\0f")])
    #expect(Catalogue(sound)?.text(of: "c", "d", count: 2) == "f")
    for place in sound.indices {
      for value: UInt8 in [0, 1, 127, 128, 255] {
        var damaged = sound
        damaged[place] = value
        let read = Catalogue(damaged)
        for name in ["a", "c", "", "z"] { _ = read?.text(of: name) }
        _ = read?.text(of: "c", "d", count: 5)
      }
    }
    // The last byte only ends the last text.
    for length in 0..<sound.count - 1 { #expect(Catalogue(Array(sound[..<length])) == nil) }
  }

  /// The forms of the languages that gettext's manual lists, counted by hand.
  @Test(arguments: [
    ("nplurals=1; plural=0;", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("nplurals=2; plural=n>1;", [0, 0, 1, 1, 1, 1, 1, 1]),
    (
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      [2, 0, 1, 1, 2, 2, 2, 0]
    ),
    ("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", [2, 0, 1, 1, 2, 2, 2, 2]),
  ])
  func formsAreChosen(rule: String, forms: [Int]) throws {
    let form = try #require(PluralForm(header: "Language: xx\nPlural-Forms: \(rule)\n"))
    #expect([0, 1, 3, 4, 5, 11, 12, 21].map { form.index(for: $0) } == forms)
  }

  @Test(arguments: [
    "plural=", "plural=n==;", "plural=(n;", "plural=n ? 1;", "plural=system(n);", "nplurals=2;",
  ])
  func aFormThatCannotBeReadIsRefused(rule: String) {
    #expect(PluralForm(header: "Plural-Forms: \(rule)\n") == nil)
    #expect(PluralForm(header: "Plural-Forms: plural=" + String(repeating: "(", count: 100_000)) == nil)
    #expect(PluralForm(header: "Plural-Forms: plural=" + String(repeating: "!", count: 100_000)) == nil)
  }

  /// A language writes its thousands as the example in its catalogue.
  @Test(arguments: [
    ("1.234", "12.345"), ("1\u{202F}234", "12\u{202F}345"), ("1234", "12345"), ("nonsense", "12345"),
  ])
  func thousandsAreWritten(example: String, number: String) {
    #expect(12_345.grouped(like: example) == number)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (100_000, "100,000"), (1_000_000, "1,000,000")])
  func thousandsBeginAtAThousand(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  /// The format of GNU gettext's binary catalogues (its manual, "The Format of GNU MO Files"); names are in order.
  private func catalogue(_ entries: [(name: String, text: String)]) -> [UInt8] {
    func words(_ numbers: [Int]) -> [UInt8] {
      numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }
    let count = entries.count
    var (tables, strings): ([Int], [UInt8]) = ([], [])
    let start = 28 + 16 * count
    for text in entries.map(\.name) + entries.map(\.text) {
      tables += [text.utf8.count, start + strings.count]
      strings += Array(text.utf8) + [0]
    }
    return words([0x9504_12de, 0, count, 28, 28 + 8 * count, 0, start]) + words(tables) + strings
  }
}
