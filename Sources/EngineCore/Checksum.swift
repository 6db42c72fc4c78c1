// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// FNV-1a, 32 bits (Fowler, Noll, Vo): tells a whole file of ours from a damaged one.
public func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
}

/// The bytes with their checksum after them, little-endian.
public func withChecksum(_ bytes: [UInt8]) -> [UInt8] {
  let sum = checksum(bytes)
  return bytes + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
}

/// The bytes before the checksum; nil when they are damaged.
public func withoutChecksum(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
  guard bytes.count >= 4 else { return nil }
  let body = bytes.dropLast(4)
  let sum = bytes.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  return sum == checksum(body) ? body : nil
}
