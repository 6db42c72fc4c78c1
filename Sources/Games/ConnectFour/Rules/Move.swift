// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension ConnectFour {
  /// A disc dropped into a column; as text "1" (left) to "7" (right) and nothing else.
  public struct Move: LosslessStringConvertible, Hashable, Sendable {
    /// 0 is the leftmost column, 6 the rightmost.
    public let column: Int

    /// - Returns: nil outside 0...6.
    public init?(column: Int) {
      guard (0..<ConnectFour.Position.columns).contains(column) else { return nil }
      self.column = column
    }

    public init?(_ description: String) {
      guard description.utf8.count == 1, let byte = description.utf8.first else { return nil }
      self.init(column: Int(byte) - Int(UInt8(ascii: "1")))
    }

    public var description: String { String(column + 1) }
  }
}
