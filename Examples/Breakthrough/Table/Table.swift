// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension Breakthrough {
  /// Pieces are picked and go to another square; what they capture fades.
  public struct Table: SelectingTable {
    public typealias View = TableView<Breakthrough.Position, Breakthrough.Move>

    public var hands = Hands<Int, Int>()
    public var grid = GridBoard(
      columns: 6, rows: 6, GridBoard.Drawing(side: 644, cell: 98, padding: 28, wall: 16, radius: 16))
    /// What stands on the board when everything has come to rest.
    var shown = Position()
    /// Pieces that were captured, by their squares.
    var captured = Fleeting<Int, Seat>()

    public static var turnsForSecondSeat: Bool { true }

    public init() {}

    public func isTaken(_ square: Int) -> Bool { shown.board[square] != nil }
    public func targets(of piece: Int, _ view: View) -> [Int] { view.position.targets(of: piece) }

    public func refusal(of square: Int, _ view: View) -> String {
      view.position.board[square] == view.turn
        ? tr("This piece cannot move now.") : tr("Pick one of your pieces first.")
    }

    public func objection(to square: Int, by piece: Int?, _ view: View) -> String? {
      guard let piece else { return tr("Pick one of your pieces first.") }
      return targets(of: piece, view).contains(square)
        ? nil : tr("A piece goes one step forward, straight or aslant, and captures aslant.")
    }

    public func move(_ piece: Int?, to square: Int, _ view: View) -> Move? {
      piece.map { Move(from: $0, to: square) }
    }

    public func missed(_ piece: Int, _ view: View) -> String { tr("Let the piece go over a square.") }

    public mutating func appear(_ view: View) {
      shown = view.position
      captured.removeAll()
    }

    public mutating func play(_ move: Move, _ view: View) {
      if let seat = shown.board[move.to], !view.look.reducedMotion {
        captured.add(seat, for: move.to, at: view.now, seconds: Flight.homeTime * view.look.pace)
      }
      carry(move.from, to: move.to, view)
      hands.sound(.woodLand(isDark: shown.turn == .second, isTall: false), at: grid.center(move.to))
      shown = shown.playing(move) ?? view.position
    }

    public mutating func takeBack(_ move: Move, _ view: View) {
      carry(move.to, to: move.from, view)
      shown = view.position
    }

    public mutating func clear(_ view: View) { shown = Position() }
    public mutating func run(_ seconds: Double, _ view: View) { captured.advance(to: view.now) }
    public func stirs(_ view: View) -> Bool { !captured.isEmpty }
  }
}
