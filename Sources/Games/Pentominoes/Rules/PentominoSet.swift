// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A set of the twelve tiles; bit k is `Pentomino(rawValue: k)`.
public struct PentominoSet: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue & 0xFFF }

  public init(_ tiles: some Sequence<Pentomino>) {
    self.init(rawValue: tiles.reduce(0) { $0 | 1 << UInt16($1.rawValue) })
  }

  public static let all = PentominoSet(rawValue: 0xFFF)

  /// In the order of their letters.
  public var tiles: [Pentomino] { Pentomino.allCases.filter(contains) }

  public var count: Int { rawValue.nonzeroBitCount }

  public func contains(_ tile: Pentomino) -> Bool { rawValue >> UInt16(tile.rawValue) & 1 == 1 }

  /// The letters: "FILNP".
  public var description: String { tiles.map(\.description).joined() }

  /// Letters in any order, none twice; nil for anything else and for none.
  public init?(_ letters: some StringProtocol) {
    var set = PentominoSet()
    for letter in letters {
      guard let tile = Pentomino(String(letter)), !set.contains(tile) else { return nil }
      set.formUnion(PentominoSet([tile]))
    }
    guard !set.isEmpty else { return nil }
    self = set
  }
}
