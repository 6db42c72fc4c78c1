// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Unpacks what gzip has packed (RFC 1951 and 1952); made to be short, not fast.
public struct Inflate {
  private let input: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// - Parameter limit: the most bytes that may come out.
  /// - Returns: nil of bytes that are not packed so, are damaged, or come to more than `limit`.
  public static func gzip(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard isGzip(bytes), bytes.count > 18, bytes[2] == 8 else { return nil }
    let flags = bytes[3]
    var start = 10
    // An extra field, the name of the file, a comment, a checksum of the head.
    if flags & 4 != 0 { start += 2 + Int(bytes[10]) + Int(bytes[11]) << 8 }
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard start < bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    if flags & 2 != 0 { start += 2 }
    guard start < bytes.count else { return nil }
    var inflate = Inflate(input: bytes, place: start, limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  private init(input: [UInt8], place: Int, limit: Int) {
    (self.input, self.place, self.limit) = (input, place, limit)
  }

  /// The next bits, the lowest first; nil at the end of the input.
  private mutating func take(_ wanted: Int) -> Int? {
    while count < wanted {
      guard place < input.count else { return nil }
      bits |= UInt32(input[place]) << UInt32(count)
      (place, count) = (place + 1, count + 8)
    }
    let value = Int(bits & ((1 << UInt32(wanted)) - 1))
    bits >>= UInt32(wanted)
    count -= wanted
    return value
  }

  private mutating func run() -> Bool {
    while let last = take(1), let kind = take(2) {
      let isGood: Bool
      switch kind {
      case 0: isGood = stored()
      case 1: isGood = block(Self.fixedLengths, Self.fixedDistances)
      case 2: isGood = tables().map { block($0.lengths, $0.distances) } ?? false
      default: return false
      }
      guard isGood else { return false }
      if last == 1 { return true }
    }
    return false
  }

  private mutating func stored() -> Bool {
    (bits, count) = (0, 0)
    guard place + 4 <= input.count else { return false }
    let length = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + length <= input.count, output.count + length <= limit else { return false }
    output += input[place..<place + length]
    place += length
    return true
  }

  private mutating func block(_ lengths: Codes, _ distances: Codes) -> Bool {
    while let symbol = symbol(lengths) {
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else {
        guard symbol < 286, let more = take(Self.lengthBits[symbol - 257]), let far = self.symbol(distances),
          far < 30,
          let rest = take(Self.distanceBits[far])
        else { return false }
        let distance = Self.distanceBase[far] + rest
        guard distance <= output.count else { return false }
        for _ in 0..<Self.lengthBase[symbol - 257] + more { output.append(output[output.count - distance]) }
      }
      guard output.count <= limit else { return false }
    }
    return false
  }

  private mutating func tables() -> (lengths: Codes, distances: Codes)? {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else { return nil }
    var sizes = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes + 4) {
      guard let size = take(3) else { return nil }
      sizes[place] = size
    }
    let code = Codes(sizes)
    var all: [Int] = []
    while all.count < literals + distances + 258 {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let more = take(2) else { return nil }
        all += [Int](repeating: last, count: 3 + more)
      case 17, 18:
        guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
        all += [Int](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      default: all.append(symbol)
      }
    }
    return (Codes(Array(all.prefix(literals + 257))), Codes(Array(all.dropFirst(literals + 257))))
  }

  /// Huffman codes by their lengths: how many there are of each, and the symbols in their order.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ sizes: [Int]) {
      for length in 1...15 {
        let found = sizes.indices.filter { sizes[$0] == length }
        counts[length] = found.count
        symbols += found
      }
    }
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = codes.counts[length]
      if code - first < count, code >= first { return codes.symbols[index + code - first] }
      index += count
      (first, code) = ((first + count) << 1, code << 1)
    }
    return nil
  }

  private static let fixedLengths = Codes((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30))
  private static let lengthBits =
    [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [Int](repeating: $0, count: 4) } + [0]
  private static let lengthBase = bases(lengthBits.dropLast(), from: 3) + [258]
  private static let distanceBits = [0, 0] + (0...13).flatMap { [$0, $0] }
  private static let distanceBase = bases(distanceBits[...], from: 1)

  private static func bases(_ bits: ArraySlice<Int>, from first: Int) -> [Int] {
    var next = first
    return bits.map { count in
      defer { next += 1 << count }
      return next
    }
  }
}
