// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Moves that follow one another from the position on the table, shown on the board as numbered ghosts: of a hint, of what
/// the coach fears, of what punishes a mistake (design language, sections 29 and 30).
public struct ShownLine<Move: Hashable & Sendable>: Hashable, Sendable {
  /// What the line is: the first ghost looks other for what is advised and for what is feared.
  public enum Kind: Hashable, Sendable { case advice, danger }

  public var kind: Kind
  /// The moves, from the position that is shown; never empty.
  public var moves: [Move]
  /// How many of the moves have been stepped through: they stand firmer, the rest is dimmed. Nil when all are shown alike.
  public var step: Int?
  /// Ids of the elements that are the point of the line; they glow.
  public var cells: Set<String>
  /// When the line was first shown, in seconds on the clock of the main loop: ghosts appear one after another.
  public var since: Double

  public init(_ kind: Kind, _ moves: [Move], step: Int? = nil, cells: Set<String> = [], since: Double) {
    self.kind = kind
    self.moves = moves
    self.step = step
    self.cells = cells
    self.since = since
  }
}
