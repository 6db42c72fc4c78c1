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
  private static let newline = UInt8(ascii: "\n")
  /// What was read last, and how much of it has been given out.
  private var chunk: [UInt8] = []
  private var taken = 0

  package init() {}

  /// Any byte but the end of a line belongs to the line, a NUL, too.
  package mutating func next() -> Line? {
    var bytes: [UInt8] = []
    var (isAny, isTooLong) = (false, false)
    while taken < chunk.count || readOn() {
      isAny = true
      let end = chunk[taken...].firstIndex(of: Self.newline)
      let part = chunk[taken..<(end ?? chunk.count)]
      isTooLong = isTooLong || bytes.count + part.count > Self.most
      if !isTooLong { bytes += part }
      taken = end.map { $0 + 1 } ?? chunk.count
      if end != nil { break }
    }
    guard isAny else { return nil }
    return isTooLong ? .tooLong : .text(String(decoding: bytes, as: UTF8.self).trimmingSpace)
  }

  /// All of standard input as it is, up to `most` bytes and a little more.
  package static func everything() -> [UInt8] {
    var lines = InputLines()
    var bytes: [UInt8] = []
    while bytes.count <= most, lines.readOn() { bytes += lines.chunk }
    return bytes
  }

  /// Waits for more; false at the end of the input.
  private mutating func readOn() -> Bool {
    var count = -1
    chunk = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      repeat {
        count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      filled = count > 0 ? count : 0
    }
    taken = 0
    return count > 0
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
