// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Files
import Glibc

/// The bytes of a file that must be there.
func needFile(_ path: String) throws -> [UInt8] {
  guard let bytes = File.bytes(path) else { throw ValidationError("\(path) cannot be read.") }
  return bytes
}

func writeFile(_ path: String, _ bytes: [UInt8]) throws {
  do throws(FileError) { try File.replace(path, with: bytes, mode: 0o644) } catch {
    throw ValidationError("\(path) cannot be written: \(error.reason).")
  }
}

/// The lines of a file of work that are whole: a last one that was cut off is not.
func wholeLines(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[..<((bytes.lastIndex(of: 10) ?? -1) + 1)] }

/// A file that grows while something long is made; what is in it survives a stop.
struct GrowingFile: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>

  /// - Parameter whole: bytes that are good; what comes after them, cut off by a stop, is dropped.
  init(_ path: String, keeping whole: Int) throws {
    guard let file = fopen(path, "a"), truncate(path, off_t(whole)) == 0 else {
      throw ValidationError("\(path) cannot be written.")
    }
    self.file = file
  }

  deinit { fclose(file) }

  func append(_ bytes: [UInt8]) {
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
  }
}

/// A line for whoever waits.
func tell(_ line: String) {
  print(line)
  fflush(nil)
}
