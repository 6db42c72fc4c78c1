// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The lines of standard input, one after the other.
package struct InputLines: Sequence, IteratorProtocol {
  package enum Line {
    case text(String)
    /// Longer than `most`; it was read over to its end and not kept.
    case tooLong
  }

  /// In bytes; no game of the box needs a twentieth of it.
  package static let most = 65_536
  private var buffer = [CChar](repeating: 0, count: 4096)
  private let input = fdopen(dup(STDIN_FILENO), "r")

  package init() {}

  package mutating func next() -> Line? {
    var bytes: [UInt8] = []
    var isAny = false
    var isTooLong = false
    while let part = fgets(&buffer, Int32(buffer.count), input) {
      isAny = true
      let count = strlen(part)
      if bytes.count + count > Self.most { isTooLong = true }
      if !isTooLong { bytes += buffer[..<count].map { UInt8(bitPattern: $0) } }
      if count > 0, buffer[count - 1] == 10 { break }
    }
    guard isAny else { return nil }
    return isTooLong ? .tooLong : .text(String(decoding: bytes, as: UTF8.self).trimmingSpace)
  }
}

extension String {
  /// Without blanks at both ends; also takes the return of files that were written elsewhere.
  package var trimmingSpace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
