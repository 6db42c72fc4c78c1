// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

/// What has been solved so far: one line `key column score` a position; the column is -1 where only the score was
/// wanted. A last line that was cut off is ignored.
struct WorkFile {
  struct Entry {
    var column: Int
    var score: Int
  }
  typealias Entries = [UInt64: Entry]

  let path: String
  private(set) var entries = Entries()
  private var file: UnsafeMutablePointer<FILE>?

  init(path: String) {
    self.path = path
    if let text = readText(path) {
      let complete = text.hasSuffix("\n") ? text[...] : text[..<(text.lastIndex(of: "\n") ?? text.startIndex)]
      for line in complete.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard fields.count == 3, let key = UInt64(fields[0]), let column = Int(fields[1]),
          let score = Int(fields[2])
        else { continue }
        add(key, Entry(column: column, score: score))
      }
    }
  }

  private mutating func add(_ key: UInt64, _ entry: Entry) {
    entries.merge([key: entry], uniquingKeysWith: Self.better)
  }

  /// A score alone must not push a move out.
  static func better(_ old: Entry, _ new: Entry) -> Entry { new.column >= 0 ? new : old }

  mutating func append(_ key: UInt64, _ entry: Entry) {
    add(key, entry)
    if file == nil { file = fopen(path, "a") }
    guard let file else { return }
    fputs("\(key) \(entry.column) \(entry.score)\n", file)
    fflush(file)
  }
}

private func readText(_ path: String) -> String? {
  guard let bytes = readFile(path) else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}
