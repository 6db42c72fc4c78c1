// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files

/// What has been solved so far: one line `key column score` a position; the column is -1 where only the score was
/// wanted. A last line that was cut off is ignored.
struct WorkFile: ~Copyable {
  struct Entry {
    var column: Int
    var score: Int
  }
  typealias Entries = [UInt64: Entry]

  private(set) var entries: Entries
  private let file: GrowingFile

  /// Goes on with a file, or begins one.
  init(path: String) throws {
    let known = wholeLines(File.bytes(path) ?? [])
    entries = Self.entries(known)
    file = try GrowingFile(path, keeping: known.count)
  }

  /// What is in a file.
  static func entries(_ bytes: ArraySlice<UInt8>) -> Entries {
    var entries = Entries()
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let key = UInt64(fields[0]), let column = Int(fields[1]),
        let score = Int(fields[2])
      else { continue }
      entries.merge([key: Entry(column: column, score: score)], uniquingKeysWith: better)
    }
    return entries
  }

  /// A score alone must not push a move out.
  static func better(_ old: Entry, _ new: Entry) -> Entry { new.column >= 0 ? new : old }

  mutating func append(_ key: UInt64, _ entry: Entry) {
    entries.merge([key: entry], uniquingKeysWith: Self.better)
    file.append(Array("\(key) \(entry.column) \(entry.score)\n".utf8))
  }
}
