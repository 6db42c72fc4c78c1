// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How much of a solved puzzle was its player's own.
public enum Medal: String, Hashable, Sendable, Comparable, CaseIterable {
  case bronze, silver, gold

  /// The worst help decides: gold without any, silver with the count of the solutions left, bronze with hints or a look at the
  /// solutions.
  public init(isHelped: Bool, wasCounted: Bool) {
    self = isHelped ? .bronze : wasCounted ? .silver : .gold
  }

  public static func < (a: Medal, b: Medal) -> Bool { a.rank < b.rank }

  private var rank: Int { self == .gold ? 2 : self == .silver ? 1 : 0 }
}
