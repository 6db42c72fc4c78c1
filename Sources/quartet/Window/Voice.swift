// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CommandKit
import Glibc
import Threads

/// Says lines aloud through speech-dispatcher's `spd-say`, where it is there, and writes them to the file of `--speak`.
struct Voice {
  /// Nil unless the lines are kept.
  let path: String?
  private var children: [pid_t] = []
  private var hasFailed = false

  init(path: String?) { self.path = path }

  static var isThere: Bool { Program.isThere("spd-say") }

  /// - Parameters:
  ///   - interrupts: what is being said is broken off: the player went on.
  ///   - isAloud: false when the lines are only written down.
  mutating func say(_ lines: [String], interrupts: Bool, isAloud: Bool, language: String?) {
    if let path, !hasFailed { write(lines, to: path) }
    children.removeAll { child in
      var status: Int32 = 0
      return waitpid(child, &status, WNOHANG) == child
    }
    guard isAloud, Self.isThere else { return }
    var words = ["spd-say"]
    if interrupts { words.append("-C") }
    if let language { words += ["-l", String(language.prefix(2))] }
    words += ["--", lines.joined(separator: ". ")]
    if let child = Program.start(words) { children.append(child) }
  }

  private mutating func write(_ lines: [String], to path: String) {
    guard let file = fopen(path, "a") else { return fail(path) }
    let text = lines.map { $0.replacing("\n", with: " ") + "\n" }.joined()
    let isWritten = fputs(text, file) >= 0
    if fclose(file) != 0 || !isWritten { fail(path) }
  }

  private mutating func fail(_ path: String) {
    hasFailed = true
    complain("what is said cannot be written to \(path): \(String(cString: strerror(errno))).")
  }
}
