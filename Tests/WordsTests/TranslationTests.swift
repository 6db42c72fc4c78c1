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
        ("{count} loud walrus\0{count} loud walruses", "{count} a\0{count} b\0{count} c"),
      ]
      try Data(catalogue(entries)).write(to: place.appending(path: "quartet.mo"))
    }
    let before = getenv("LANGUAGE").map { String(cString: $0) }
    defer {
      if let before { setenv("LANGUAGE", before, 1) } else { unsetenv("LANGUAGE") }
      Language.begin(folder: folder.path, code: "en")
    }
    Language.begin(folder: folder.path, code: "xa")
    #expect(tr("A silent walrus {place}.", ["place": "hier"]) == "Ein Walross (hier).")
    #expect(
      [1, 3, 9].map { trn("{count} loud walrus", "{count} loud walruses", $0) } == ["1 a", "3 b", "9 c"])
    #expect(tr("A wordless walrus.") == "A wordless walrus.", "what is not translated stays English")
    Language.begin(folder: folder.path, code: "xb")
    #expect(tr("A silent walrus {place}.", ["place": "ici"]) == "Un morse (ici).", "the language can change")
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
