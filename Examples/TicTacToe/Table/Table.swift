// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension TicTacToe {
  /// Marks are taken from the plate of whoever is to move, and fly to their cells.
  public struct Table: GridTable {
    public typealias View = TableView<TicTacToe.Position, TicTacToe.Move>

    public var hands = Hands<Seat, Int>()
    public var grid = GridBoard(
      columns: 3, rows: 3, GridBoard.Drawing(side: 644, cell: 196, padding: 28, wall: 16, radius: 16))
    /// What lies on the board when everything has come to rest.
    var shown = Position()

    public init() {}

    public func winners(_ view: View) -> [Rect] { shown.line?.cells.map { grid.frame($0) } ?? [] }
    public func rest(of piece: Seat, _ view: View) -> Stance { onPlate(piece, scale: 0.4, view) }
    public func isTaken(_ cell: Int) -> Bool { shown.board[cell] != nil }

    public func objection(to cell: Int, by piece: Piece?, _ view: View) -> String? {
      view.position.board[cell] == nil ? nil : tr("That cell is taken.")
    }

    public func move(_ piece: Seat?, to cell: Int, _ view: View) -> Move? { Move(cell: cell) }

    public func missed(_ piece: Seat, _ view: View) -> String { tr("Let the mark go over an empty cell.") }

    public mutating func typed(_ character: Character, _ view: View) -> TableResponse<Move> {
      Move(String(character)).map { propose(nil, to: $0.cell, view) } ?? .ignored
    }

    public mutating func appear(_ view: View) { shown = view.position }

    public mutating func play(_ move: Move, _ view: View) {
      let seat = shown.turn
      let own = takeReleased(view)
      let center = grid.center(move.cell)
      fly(
        seat, from: own?.stance ?? stance(of: seat, view), to: Stance(center),
        seconds: own == nil ? Flight.homeTime : Flight.snapTime, view)
      hands.sound(.woodLand(isDark: seat == .first, isTall: false), at: center)
      shown = shown.playing(move) ?? view.position
    }

    public mutating func takeBack(_ move: Move, _ view: View) {
      shown = view.position
      fly(shown.turn, from: Stance(grid.center(move.cell)), view)
    }

    public mutating func clear(_ view: View) { shown = Position() }
  }
}
