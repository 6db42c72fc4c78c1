// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// What has been solved so far: one line `key column score` a position; the column is -1 where only the score was
/// wanted. A last line that was cut off is ignored.
struct WorkFile {
  struct Entry {
    var column: Int
    var score: Int
  }

  let path: String
  private(set) var entries: [UInt64: Entry] = [:]
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
    // A score alone must not push a move out.
    if entry.column >= 0 || entries[key] == nil { entries[key] = entry }
  }

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

func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { return bytes }
    bytes += part[..<count]
  }
}

func writeFile(_ path: String, _ bytes: [UInt8]) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  let written = fwrite(bytes, 1, bytes.count, file)
  return fclose(file) == 0 && written == bytes.count
}
