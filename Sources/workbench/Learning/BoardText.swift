// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameCore
import Quarto
import Reversi

/// Boards as text, to be read by people.
enum BoardText {
  /// Empty of a game that has none here.
  static func lines(of position: any Sendable) -> [String] {
    switch position {
    case let board as ConnectFour.Position: lines(of: board)
    case let board as Quarto.Position: lines(of: board)
    case let board as Reversi.Position: lines(of: board)
    default: []
    }
  }

  private static func mark(_ seat: Seat?, _ first: String, _ second: String) -> String {
    seat.map { $0 == .first ? first : second } ?? "."
  }

  private static func lines(of board: ConnectFour.Position) -> [String] {
    (0..<ConnectFour.Position.rows).reversed().map { row in
      let cells = (0..<ConnectFour.Position.columns).map {
        mark(board.stone(column: $0, row: row), "C", "A")
      }
      return "\(row + 1) | " + cells.joined(separator: " ")
    } + ["    1 2 3 4 5 6 7   (C coral went first, A amber second; rows are counted from the bottom)"]
  }

  private static func lines(of board: Reversi.Position) -> [String] {
    ["    a b c d e f g h"]
      + (0..<8).map { row in
        let cells = (0..<8).map { mark(board.disc(on: 8 * row + $0), "X", "O") }
        return "\(row + 1)   " + cells.joined(separator: " ")
      } + ["    (X ink went first, O ivory second)"]
  }

  private static func lines(of board: Quarto.Position) -> [String] {
    func letters(_ piece: Quarto.Piece) -> String {
      zip(Quarto.Trait.allCases, [("T", "s"), ("D", "l"), ("Q", "r"), ("H", "o")]).map {
        piece.has($0) ? $1.0 : $1.1
      }.joined()
    }
    let rows = (0..<4).map { row in
      let cells = (0..<4).map { board.board[4 * row + $0].map(letters) ?? "...." }
      return "\(row + 1)   " + cells.joined(separator: " ")
    }
    let hand = board.hand.map { ["    to be placed: " + letters($0)] } ?? []
    let tray = "    in the tray: " + board.left.map(letters).joined(separator: " ")
    let legend = "    (T tall, s short; D dark, l light; Q square, r round; H hollow, o solid)"
    return ["    a    b    c    d"] + rows + hand + [tray, legend]
  }
}
