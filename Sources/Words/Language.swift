// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CGettext
import Glibc

/// The language that is spoken, and where its catalogue lies. Once for the whole process, as the C library has it.
public enum Language {
  /// Makes the catalogues of `folder` known, which holds `de/LC_MESSAGES/quartet.mo` and its like, and begins to speak:
  /// the language of `code`, or that of the system's settings if it is nil. English where there is no catalogue.
  /// On the main thread, before others have begun.
  public static func begin(folder: String, code: String? = nil) {
    // In the locale "C" nothing is translated; this other one is always there, and the variable LANGUAGE says which
    // language is read. Only messages: numbers stay in the form that files have.
    setlocale(LC_MESSAGES, "C.UTF-8")
    if let code { setenv("LANGUAGE", code, 1) } else { inherit() }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    // The library forgets what it has read in another language when this is called.
    textdomain(domain)
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
      let file = "\(folder)/\(code)/LC_MESSAGES/\(domain).mo"
      if !code.hasPrefix("."), access(file, R_OK) == 0 { codes.append(code) }
    }
    return codes.sorted()
  }

  /// What the system asks for by its locale, which need not be installed.
  private static func inherit() {
    guard getenv("LANGUAGE") == nil else { return }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      if let code = value.split(separator: ".").first, code != "C", code != "POSIX" {
        setenv("LANGUAGE", String(code), 1)
      }
      return
    }
  }
}
