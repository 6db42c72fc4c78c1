// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What a book knows of positions of one kind, those of one ply for instance: a value for each key.
///
/// Many keys share few upper halves, so each of these stands once and a key takes half the room.
public struct KeyedLayer<Value: Sendable>: Sendable {
  /// In the order of the keys.
  public let values: [Value]
  /// The lower 32 bits of each key.
  private let lower: [UInt32]
  /// The upper 32 bits that occur, in ascending order, and where the keys of each begin.
  private let upper: [UInt32]
  private let starts: [UInt32]

  /// - Parameter keys: in ascending order, as many as `values`.
  public init(keys: [UInt64] = [], values: [Value] = []) {
    self.values = values
    lower = keys.map { UInt32(truncatingIfNeeded: $0) }
    var (upper, starts): ([UInt32], [UInt32]) = ([], [])
    for (index, key) in keys.enumerated() where upper.last != UInt32(key >> 32) {
      upper.append(UInt32(key >> 32))
      starts.append(UInt32(index))
    }
    (self.upper, self.starts) = (upper, starts + [UInt32(keys.count)])
  }

  /// The value of a key; nil where it is not in the layer.
  public func value(of key: UInt64) -> Value? {
    guard let half = upper.place(of: UInt32(key >> 32), in: 0..<upper.count),
      let index = lower.place(
        of: UInt32(truncatingIfNeeded: key), in: Int(starts[half])..<Int(starts[half + 1]))
    else { return nil }
    return values[index]
  }
}

extension Array where Element: Comparable {
  /// Where an element stands in a part of an array that is in ascending order; nil where it does not.
  public func place(of wanted: Element, in part: Range<Int>) -> Int? {
    var (low, high) = (part.lowerBound, part.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < part.upperBound && self[low] == wanted ? low : nil
  }
}
