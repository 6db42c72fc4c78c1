// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A sentence in another language has the same places as in English, and a language that is begun is whole.
struct CatalogueTests {
  private struct Entry {
    var names: [String] = []
    var texts: [String] = []
  }

  /// What `msgid`, `msgid_plural` and `msgstr` say, entry by entry, the header left out.
  private func entries(_ path: String) throws -> [Entry] {
    try House.text(path).components(separatedBy: "\n\n").dropFirst().map { block in
      var entry = Entry()
      var isName = true
      for line in block.split(separator: "\n") where !line.hasPrefix("#") {
        guard let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\"") else { continue }
        let text = String(line[line.index(after: open)..<close])
        // What tells words apart that are the same in English.
        if line.hasPrefix("msgctxt") { continue }
        if line.hasPrefix("msgid") {
          isName = true
          entry.names.append(text)
        } else if line.hasPrefix("msgstr") {
          isName = false
          entry.texts.append(text)
        } else if isName {
          entry.names[entry.names.count - 1] += text
        } else {
          entry.texts[entry.texts.count - 1] += text
        }
      }
      return entry
    }
  }

  private func places(_ text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return Set(text.matches(of: /\{\w+\}/).map { String($0.0) })
  }

  @Test(arguments: House.files("Translations", ending: ".po")) func aCatalogueIsWhole(path: String) throws {
    let all = try entries(path)
    #expect(all.count == (try entries("Translations/quartet.pot")).count && all.count > 400)
    #expect(try !House.text(path).contains("#, fuzzy"))
    for entry in all {
      let allowed = entry.names.reduce(into: Set<String>()) { $0.formUnion(places($1)) }
      for text in entry.texts {
        #expect(!text.isEmpty, "\(path): \(entry.names)")
        #expect(places(text).isSubset(of: allowed), "\(path): \(text)")
        // The number may be a word in the form for one thing; nothing else may get lost.
        #expect(allowed.subtracting(places(text)).isSubset(of: ["{count}"]), "\(path): \(text)")
      }
    }
  }
}
