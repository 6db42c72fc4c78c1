// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files

/// What stands in a file that somebody has brought, as text: packed or not, in any of the usual encodings.
package enum GivenBytes {
  /// No text of one game comes near; in bytes.
  package static let most = 1 << 18

  /// Bytes that are no text in UTF-8 or UTF-16 are taken for Latin-1.
  package static func text(of bytes: [UInt8]) -> String {
    if Inflate.isGzip(bytes), let plain = Inflate.gzip(bytes, limit: 4 * most) { return text(of: plain) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (low, high) = isLittle ? (place, place + 1) : (place + 1, place)
        return UInt16(bytes[low]) | UInt16(bytes[high]) << 8
      }
      return String(decoding: units, as: UTF16.self)
    }
    return String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
  }
}
