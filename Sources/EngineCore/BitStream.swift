// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Numbers of few bits one after another, the lowest bit first.
public struct BitWriter {
  public private(set) var bytes: [UInt8] = []
  private var last: UInt64 = 0
  private var filled: UInt64 = 0

  public init() {}

  /// - Parameter count: at most 32.
  public mutating func write(_ value: UInt64, bits count: UInt64) {
    last |= (value & (1 << count - 1)) << filled
    filled += count
    while filled >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: last))
      last >>= 8
      filled -= 8
    }
  }

  /// Golomb's code with a power of two (Rice 1979): as many ones as the upper part says, a zero, the lower part.
  public mutating func writeRice(_ value: UInt64, lowBits: UInt64) {
    for _ in 0..<(value >> lowBits) { write(1, bits: 1) }
    write(0, bits: 1)
    write(value, bits: lowBits)
  }

  /// Fills the last byte up.
  public mutating func finish() -> [UInt8] {
    if filled > 0 { write(0, bits: 8 - filled) }
    return bytes
  }
}

/// The same backwards; nil where the bytes end.
public struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var next: UInt64 = 0
  private var held: UInt64 = 0

  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// - Parameter count: at most 32.
  public mutating func read(bits count: UInt64) -> UInt64? {
    while held < count {
      guard place < bytes.endIndex else { return nil }
      next |= UInt64(bytes[place]) << held
      place += 1
      held += 8
    }
    defer {
      next >>= count
      held -= count
    }
    return next & (1 << count - 1)
  }

  public mutating func readRice(lowBits: UInt64) -> UInt64? {
    var upper: UInt64 = 0
    while true {
      guard let bit = read(bits: 1) else { return nil }
      if bit == 0 { break }
      upper += 1
    }
    return read(bits: lowBits).map { upper << lowBits | $0 }
  }

  /// The bytes that no number has begun in.
  public var rest: ArraySlice<UInt8> { bytes[place...] }
}
