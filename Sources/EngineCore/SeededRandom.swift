// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// SplitMix64 (Steele, Lea, Flood 2014): small, quick and the same on every platform, so that a seed repeats a game.
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }
}

/// What is drawn. Spelled out here and not left to the standard library, which may change how it draws: the puzzle of a day and the
/// games of a seed are the same with every toolchain.
extension SeededRandom {
  /// A number from 0 on and less than the limit, each as likely as any other (Lemire 2019, "Fast Random Integer Generation in an
  /// Interval").
  /// - Parameter limit: at least 1; less counts as 1.
  public mutating func below(_ limit: Int) -> Int {
    let limit = UInt64(max(1, limit))
    var product = next().multipliedFullWidth(by: limit)
    if product.low < limit {
      let rest = (0 &- limit) % limit
      while product.low < rest { product = next().multipliedFullWidth(by: limit) }
    }
    return Int(product.high)
  }

  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// A number from 0 on and less than 1, in steps of 2 to the power of -53.
  public mutating func fraction() -> Double { Double(next() & (1 << 53 - 1)) * 0x1p-53 }

  /// Nil where there is none.
  public mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    elements.isEmpty ? nil : elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// In an order of chance (Fisher and Yates 1938).
  public mutating func shuffled<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
    var all = Array(elements)
    for index in all.indices.dropLast() { all.swapAt(index, index + below(all.count - index)) }
    return all
  }
}
