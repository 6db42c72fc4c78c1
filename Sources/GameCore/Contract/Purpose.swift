// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What another move in the place of a puzzle's right one would have allowed.
public struct PuzzleDanger<Position: GamePosition>: Sendable {
  /// The other move, and what follows it.
  public var moves: [Position.Move]
  /// What decides then; nil where no idea shows it.
  public var idea: Idea?
  /// The move that has the idea; nil where it is the other move itself.
  public var decider: LineMove<Position>?

  public init(_ moves: [Position.Move], idea: Idea? = nil, decider: LineMove<Position>? = nil) {
    (self.moves, self.idea, self.decider) = (moves, idea, decider)
  }
}

/// Why a move of a puzzle is right, told about that move, and what another one in its place would have allowed.
public struct Purpose: Hashable, Sendable {
  /// Nil where the rules show nothing of it.
  public var right: String?
  /// Nil where no danger is known, or where nothing shows it.
  public var wrong: String?
  /// Ids of the elements that show why it is right.
  public var cells: [String]

  public init(_ right: String? = nil, wrong: String? = nil, _ cells: [String] = []) {
    (self.right, self.wrong, self.cells) = (right == "" ? nil : right, wrong, cells)
  }
}
