// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Moves that follow one another from the position on the table, shown on the board as numbered ghosts: of a hint, of what
/// the coach fears, of what punishes a mistake (design language, sections 29 and 30).
public struct ShownLine<Move: Hashable & Sendable>: Hashable, Sendable {
  /// What the line is: the first ghost looks other for what is advised and for what is feared.
  public enum Kind: Hashable, Sendable { case advice, danger }

  public var kind: Kind
  /// The moves, from the position that is shown; none where only `cells` are pointed at.
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

extension ShownLine {
  /// From one ghost to the next, and for how long each comes into view, in seconds.
  private static var pause: Double { 0.12 }
  private static var fade: Double { 0.14 }

  /// How far the ghost of a move has come into view, 0 to 1.
  public func appearance(of index: Int, _ look: Look, at now: Double) -> Double {
    guard !look.reducedMotion else { return 1 }
    return clamp(((now - since) / look.pace - Self.pause * Double(index)) / Self.fade, 0, 1)
  }

  /// This line in the place of another one: what was shown already stays, and how far it was stepped through.
  public func replacing(_ old: ShownLine?) -> ShownLine {
    guard let old, old.kind == kind else { return self }
    var line = self
    if old.moves == moves {
      (line.since, line.step) = (old.since, old.step)
    } else if moves.starts(with: old.moves) {
      // The first ghosts are there, and the next one begins at once.
      line.since = since - Self.pause * Double(old.moves.count)
    }
    return line
  }

  /// True while ghosts still come into view.
  public func isAppearing(_ look: Look, at now: Double) -> Bool {
    appearance(of: moves.count - 1, look, at: now) < 1
  }
}

/// A move of a line, where it is played.
public struct LineMove<Position: GamePosition>: Sendable {
  public let move: Position.Move
  /// The position that it is played in.
  public let position: Position
  /// From 1; the moves of one turn have the same.
  public let number: Int
  /// Whose move it is.
  public let seat: Seat

  /// - Parameter seat: nil for whoever is to move in the position.
  public init(move: Position.Move, position: Position, number: Int, seat: Seat? = nil) {
    (self.move, self.position, self.number) = (move, position, number)
    self.seat = seat ?? position.turn
  }
}

extension GamePosition {
  /// Moves that follow from this position, as far as they are legal.
  public func line(_ moves: [Move]) -> [LineMove<Self>] {
    var line: [LineMove<Self>] = []
    var position = self
    for move in moves {
      guard let next = position.playing(move) else { break }
      let number = line.last.map { $0.number + (position.isMidTurn ? 0 : 1) } ?? 1
      line.append(LineMove(move: move, position: position, number: number))
      position = next
    }
    return line
  }
}
