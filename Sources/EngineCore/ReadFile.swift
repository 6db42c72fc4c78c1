// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The bytes of a file; nil when it cannot be read.
public func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { return ferror(file) == 0 ? bytes : nil }
    bytes += part[..<count]
  }
}
