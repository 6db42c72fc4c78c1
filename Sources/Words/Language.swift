// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc
import Synchronization

/// The language that is spoken, and where its catalogue lies. One for the whole process, as everything on screen shares it.
public enum Language {
  /// Makes the catalogues of `folder` known, which holds `de/LC_MESSAGES/quartet.mo` and its like, and begins to speak:
  /// the language of `code`, or that of the system's settings if it is nil. English where there is no catalogue.
  ///
  /// No locale of that language has to be installed, nor any other.
  public static func begin(folder: String, code: String? = nil) {
    let wishes = code.map { [$0] } ?? wished(by: environment)
    let found = first(of: wishes.flatMap { variants(of: $0) }, in: folder)
    speech.withLock { $0 = found }
  }

  /// For tests: speaks the language of `code` inside `body`, on that thread only.
  /// - Returns: nil, and nothing is done, where `folder` holds no such catalogue.
  public static func speaking<Result>(_ code: String, folder: String, _ body: () throws -> Result) rethrows
    -> Result?
  {
    guard let own = catalogue(in: folder, code) else { return nil }
    return try overheard.withValue(own, operation: body)
  }

  private static let overheard = TaskLocal<Catalogue?>(wrappedValue: nil)

  /// What is spoken here; nil for English.
  static var current: Catalogue? { overheard.get() ?? speech.withLock { $0 } }

  private static func first(of codes: [String], in folder: String) -> Catalogue? {
    for code in codes {
      // English stands in the source: a wish for it is met without a catalogue.
      if code == "en" { return nil }
      if let found = catalogue(in: folder, code) { return found }
    }
    return nil
  }

  /// Codes of the languages that a folder of catalogues holds, in order, and English.
  public static func spoken(in folder: String) -> [String] {
    var codes = ["en"]
    guard let entries = opendir(folder) else { return codes }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let code = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !code.hasPrefix("."), access(path(in: folder, code), R_OK) == 0 { codes.append(code) }
    }
    return codes.sorted()
  }

  /// The languages that the system's settings wish for, the dearest first: GNU's list in `LANGUAGE`, or the locale of
  /// messages, as gettext reads them (its manual, "Setting the Locale through Environment Variables").
  static func wished(by environment: (String) -> String?) -> [String] {
    if let list = environment("LANGUAGE"), !list.isEmpty {
      return list.split(separator: ":").map(String.init)
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    return locale.map { [$0] } ?? []
  }

  /// "de_AT.UTF-8@euro" is met by "de_AT", or by "de".
  private static func variants(of locale: String) -> [String] {
    let place = locale.prefix { $0 != "." && $0 != "@" }
    let language = place.prefix { $0 != "_" }
    // A name that goes through folders is none of a language.
    guard !place.contains("/"), !place.hasPrefix(".") else { return [] }
    return place == language ? [String(place)] : [String(place), String(language)]
  }

  /// Whether it is another language than that of the source, whose texts no native reader has read yet.
  public static var isTranslated: Bool { current != nil }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func path(in folder: String, _ code: String) -> String {
    "\(folder)/\(code)/LC_MESSAGES/quartet.mo"
  }

  private static func catalogue(in folder: String, _ code: String) -> Catalogue? {
    (try? File.read(path(in: folder, code), limit: largest)).flatMap { Catalogue($0) }
  }

  /// In bytes; a catalogue has a twentieth of this.
  private static let largest = 2_000_000
}

/// What is spoken now; nil for English.
private let speech = Mutex<Catalogue?>(nil)
