// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The two sides of a game, in the order they move from the start.
public enum Seat: Int, Hashable, Comparable, Sendable, CaseIterable {
  case first, second

  public static func < (a: Seat, b: Seat) -> Bool { a.rawValue < b.rawValue }

  public var other: Seat { self == .first ? .second : .first }
}

/// How a game ended. `how` is the rest of the sentence "You win ...": "with four on the diagonal".
public enum Outcome: Hashable, Sendable {
  case win(Seat, how: String)
  case draw(how: String)

  public var winner: Seat? {
    if case .win(let seat, _) = self { seat } else { nil }
  }

  public var how: String {
    switch self {
    case .win(_, let how), .draw(let how): how
    }
  }
}
