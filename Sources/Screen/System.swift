// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Glibc

/// SDL's account of what went wrong last.
func sdlError() -> String { SDL_GetError().map { String(cString: $0) } ?? "unknown" }

/// One line on standard error.
func complain(_ line: String) {
  let text = Array("quartet: \(line)\n".utf8)
  _ = write(STDERR_FILENO, text, text.count)
}

/// Seconds on a clock that never jumps.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// True when `path` can be read.
func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

/// The bytes of a file, mapped rather than copied: only the pages that are looked at cost memory.
final class MappedFile {
  let bytes: UnsafeRawPointer
  let count: Int

  /// Nil when the file cannot be read or is empty.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let length = Int(status.st_size)
    let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    bytes = UnsafeRawPointer(memory)
    count = length
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes), count) }

  var copy: [UInt8] { Array(UnsafeRawBufferPointer(start: bytes, count: count)) }
}
