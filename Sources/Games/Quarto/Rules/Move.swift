// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Quarto {
  /// Half a turn: a piece set on a cell, or a piece given to the other side.
  ///
  /// As text a placement is the cell, column a to d and row 1 to 4 from the top ("b3"), and a gift is "=" with the
  /// hex digit of the piece ("=7").
  public enum Move: LosslessStringConvertible, Hashable, Sendable {
    /// Row by row from the top left, 0...15.
    case place(Int)
    case give(Quarto.Piece)

    public init?(_ description: String) {
      if description.hasPrefix("=") {
        guard let piece = Quarto.Piece(String(description.dropFirst())) else { return nil }
        self = .give(piece)
        return
      }
      guard let cell = Self.squares.square(named: description) else { return nil }
      self = .place(cell)
    }

    public var description: String {
      switch self {
      case .give(let piece): "=" + piece.description
      case .place(let cell): Quarto.Move.name(ofCell: cell)
      }
    }

    /// "b3" for cell 9.
    public static func name(ofCell cell: Int) -> String { squares.name(cell) }

    private static let squares = Squares(columns: 4, rows: 4)
  }
}
