// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// On which terms games follow each other at a table.
public struct Terms: Hashable, Sendable {
  /// Whoever has won more than half of so many games has won the series; 0 for one without an end.
  public var bestOf = 0
  /// What the weaker side gets in the games that begin now.
  public var handicap = Handicap()
  /// Nil for as much time as everybody likes.
  public var time: TimeControl?

  public init() {}
}

extension GameOptions {
  /// The terms of games with this opponent. What was chosen for a friend is not meant for a bot, and a game by message has neither
  /// series nor clock nor head start: nothing can be chosen for it.
  public subscript(termsWith opponent: Opponent) -> Terms {
    get {
      switch opponent {
      case .friend: friendTerms
      case .character, .mine: botTerms
      case .far: Terms()
      }
    }
    set {
      switch opponent {
      case .friend: friendTerms = newValue
      case .character, .mine: botTerms = newValue
      case .far: break
      }
    }
  }

  /// Those of games with who is chosen.
  public var terms: Terms {
    get { self[termsWith: opponent] }
    set { self[termsWith: opponent] = newValue }
  }
}
