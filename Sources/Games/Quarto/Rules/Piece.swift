// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Quarto {
  /// One of the four pairs of opposites.
  public enum Trait: Int, CaseIterable, Hashable, Sendable {
    case tall, dark, square, hollow
  }
}

extension Quarto {
  /// One of the sixteen pieces: bit 0 tall, bit 1 dark, bit 2 square, bit 3 hollow; as text a hex digit.
  public struct Piece: RawRepresentable, LosslessStringConvertible, Hashable, Comparable, Sendable,
    CaseIterable
  {
    public let rawValue: Int

    /// - Returns: nil outside 0...15.
    public init?(rawValue: Int) {
      guard (0..<16).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public init?(_ description: String) {
      guard description.utf8.count == 1, let value = Int(description, radix: 16),
        description == description.lowercased()
      else { return nil }
      self.init(rawValue: value)
    }

    public static var allCases: [Quarto.Piece] { (0..<16).compactMap { Quarto.Piece(rawValue: $0) } }

    public var description: String { String(rawValue, radix: 16) }

    public static func < (a: Piece, b: Piece) -> Bool { a.rawValue < b.rawValue }

    public func has(_ trait: Quarto.Trait) -> Bool { rawValue >> trait.rawValue & 1 == 1 }
  }
}
