// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What happened on a table, and the game as it stood then: a table that hears of several at once goes from one to the next.
public struct Happening<G: Game>: Sendable {
  public var change: TableChange<G.Move>
  public var line: GameLine<G>

  init(_ change: TableChange<G.Move>, _ line: GameLine<G>) { (self.change, self.line) = (change, line) }
}
