// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How much of a solved puzzle was its player's own.
public enum Medal: String, Hashable, Sendable, Comparable, CaseIterable {
  case bronze, silver, gold

  /// Gold without help, silver with one hint or two, bronze with more; a look at the solutions counts as three hints.
  public init(isHelped: Bool, hints: Int) {
    self = !isHelped ? .gold : hints <= 2 ? .silver : .bronze
  }

  public static func < (a: Medal, b: Medal) -> Bool { a.rank < b.rank }

  private var rank: Int { self == .gold ? 2 : self == .silver ? 1 : 0 }
}
