// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The last move of a past game as a mistake: it lies on the position before it, faint and with a badge, so that what could have
/// been played is seen beside it (design language, section 30).
public struct ShownMistake<Position: Sendable, Move: Hashable & Sendable>: Sendable {
  public var move: Move
  /// What lay on the board before it.
  public var before: Position
  /// True when the game was lost with it.
  public var isLost: Bool

  public init(_ move: Move, before: Position, isLost: Bool) {
    (self.move, self.before, self.isLost) = (move, before, isLost)
  }
}
