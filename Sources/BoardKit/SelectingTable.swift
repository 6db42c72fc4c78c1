// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A table on which pieces stand on cells and go to others: a piece is its cell. A click, a name or Enter picks a piece
/// and then says where it goes; Escape puts it down again; dragging does both at once.
public protocol SelectingTable: GridTable where Piece == Int {
  /// Where the piece of a cell may go; none for what cannot be picked.
  func targets(of piece: Int, _ view: View) -> [Int]
  /// Why nothing on this cell can be picked, in one sentence.
  func refusal(of cell: Int, _ view: View) -> String
}

extension SelectingTable {
  public func piece(at point: Point, _ view: View) -> Int? {
    grid.cell(at: point).flatMap { canPick($0, view) ? $0 : nil }
  }

  public func rest(of piece: Int, _ view: View) -> Stance { Stance(grid.center(piece)) }

  public func canPick(_ cell: Int, _ view: View) -> Bool { view.mayMove && !targets(of: cell, view).isEmpty }

  /// Where the piece in the hand, or the one that is picked, may go.
  public func openTargets(_ view: View) -> [Int] {
    guard view.mayMove, let piece = hands.held?.piece ?? hands.picked else { return [] }
    return targets(of: piece, view)
  }

  public mutating func choose(_ cell: Int, _ view: View) -> TableResponse<Move> {
    guard view.mayMove else { return .handled }
    if let picked = hands.picked, picked != cell, !canPick(cell, view) {
      return propose(picked, to: cell, view)
    }
    guard canPick(cell, view) else {
      hands.sound(.invalid)
      return .refused(refusal(of: cell, view))
    }
    hands.picked = hands.picked == cell ? nil : cell
    return .handled
  }

  public mutating func lifted(_ piece: Int, _ view: View) { hands.picked = nil }

  /// Escape belongs to the board while a piece is picked.
  public func takes(_ key: Key) -> Bool { key == .escape && hands.picked != nil }

  public mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Move>? {
    guard gesture == .key(.escape, []), hands.picked != nil else { return nil }
    hands.picked = nil
    return .handled
  }

  /// Sends a piece from one cell to another, from wherever it is now: in the hand, in flight, or at rest.
  public mutating func carry(_ piece: Int, to cell: Int, _ view: View) {
    let own = takeReleased(view)
    let from = own?.stance ?? stance(of: piece, view)
    hands.flights[piece] = nil
    fly(cell, from: from, seconds: own == nil ? Flight.homeTime : Flight.snapTime, view)
  }
}
