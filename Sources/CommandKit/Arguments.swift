// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files

/// What the program was called with.
package enum Arguments {
  /// The name of the program comes first. The system says it: a program that has Swift's library in it looks for its arguments beside
  /// the environment, and finds none when a library has moved that before (sdl2-compat does, by `setenv`).
  package static let all: [String] =
    words(File.bytes("/proc/self/cmdline") ?? []) ?? CommandLine.arguments

  /// The words of such a file, each of which ends with a NUL; nil when there is none.
  static func words(_ bytes: [UInt8]) -> [String]? {
    guard !bytes.isEmpty else { return nil }
    var words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    if bytes.last == 0 { words.removeLast() }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }
}
