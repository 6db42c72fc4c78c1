// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The two sides of a game, in the order they move from the start.
public enum Seat: Int, Hashable, Comparable, Sendable, CaseIterable {
  case first, second

  public static func < (a: Seat, b: Seat) -> Bool { a.rawValue < b.rawValue }

  public var other: Seat { self == .first ? .second : .first }
}

/// How a game ended.
public struct Outcome: Hashable, Sendable {
  /// Nil for a draw.
  public var winner: Seat?
  /// Why, in the game's own term: "diagonal". It is kept with the game, so it never changes; `Game.explain` has the
  /// words. Empty where it is not known.
  public var reason: String
  /// In bytes. Whatever is longer comes from no game.
  public static let longestReason = 200

  public init(winner: Seat?, reason: String) {
    self.winner = winner
    self.reason = reason
  }
}

extension Outcome {
  /// How a game that is counted at its end was counted: what the winner has, and the other side. Its reason says nothing else:
  /// "40-24". Nil of any other reason.
  public var count: (winner: Int, other: Int)? {
    let counts = reason.split(separator: "-").compactMap { Int($0) }
    return counts.count == 2 && reason == "\(counts[0])-\(counts[1])" ? (counts[0], counts[1]) : nil
  }

  /// "1-0", "0-1" or "1/2-1/2".
  public var inLists: String { winner.map { $0 == .first ? "1-0" : "0-1" } ?? "1/2-1/2" }
}
