// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What one side could play next that decides, or that the other has to reckon with.
public struct Threat<Move: Hashable & Sendable>: Hashable, Sendable {
  /// Whose threat it is.
  public var seat: Seat
  /// The moves that carry it out, in the order of the board.
  public var moves: [Move]

  public init(by seat: Seat, _ moves: [Move]) { (self.seat, self.moves) = (seat, moves) }
}

/// A game whose threats have names in its field, and can be seen without a search.
public protocol Threatening<Position, Move, Engine>: Game {
  /// What whoever is to move can win with at once; else what threatens them; nil when nothing does.
  static func threat(in position: Position) -> Threat<Move>?
  /// The same in one sentence.
  /// - Parameter name: what a seat is called; nil for the person in front of the screen.
  static func words(for threat: Threat<Move>, in position: Position, name: (Seat) -> String?) -> String
}
