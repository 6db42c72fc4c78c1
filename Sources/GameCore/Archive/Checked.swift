// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Numbers from files, databases and the clipboard become these at the edge. Whatever holds one can be shown, added up and
// turned into a whole number without a further look.

/// Seconds on the clock of a game: from 0 to a thousand days.
public struct Seconds: Hashable, Comparable, Sendable {
  public let value: Double
  public static let limit = 86_400_000.0

  /// Nil for what is no time that a game can have taken.
  public init?(_ value: Double) {
    guard value >= 0, value <= Self.limit else { return nil }
    self.value = value
  }

  /// The nearest time there is; 0 for what is no number.
  public init(clamping value: Double) { self.value = value >= 0 ? min(value, Self.limit) : 0 }

  public static func < (a: Seconds, b: Seconds) -> Bool { a.value < b.value }

  /// The seconds that have passed whole, as a running clock shows them.
  public var whole: Int { Int(value) }
}

extension Seconds: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(clamping: value) }
  public init(integerLiteral value: Int) { self.init(clamping: Double(value)) }
}

/// How often something happened in a series of games: from 0 to a million.
public struct SeriesCount: Hashable, Comparable, Sendable {
  public let value: Int
  public static let limit = 1_000_000

  public init?(_ value: Int) {
    guard (0...Self.limit).contains(value) else { return nil }
    self.value = value
  }

  public init(clamping value: Int) { self.value = max(0, min(value, Self.limit)) }

  public static func < (a: SeriesCount, b: SeriesCount) -> Bool { a.value < b.value }
}

extension SeriesCount: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(clamping: value) }
}

/// A time in seconds since 1970, up to the end of the year 9999.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let value: Int
  public static let limit = 253_402_300_799

  public init?(_ value: Int) {
    guard (0...Self.limit).contains(value) else { return nil }
    self.value = value
  }

  public init(clamping value: Int) { self.value = max(0, min(value, Self.limit)) }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.value < b.value }
}

extension Timestamp: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(clamping: value) }
}

extension ClosedRange<Int> {
  /// What a text says, as long as it lies in the range; nil for anything else.
  public func read(_ text: some StringProtocol) -> Int? { Int(text).flatMap { contains($0) ? $0 : nil } }

  /// The nearest number in the range.
  public func nearest(_ number: Int) -> Int { Swift.max(lowerBound, Swift.min(number, upperBound)) }
}

extension ClosedRange<Double> {
  /// The nearest number in the range; its lower end for what is no number.
  public func nearest(_ number: Double) -> Double {
    number >= lowerBound ? Swift.min(number, upperBound) : lowerBound
  }
}
