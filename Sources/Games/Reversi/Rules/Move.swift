// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Reversi {
  /// A disc set on a square, or the pass of a side that has no such move while the other side has one.
  ///
  /// As text a move is the square, column a to h and row 1 to 8 from the top ("f5"), or "pass".
  public enum Move: LosslessStringConvertible, Hashable, Sendable {
    /// Row by row from the top left, 0...63.
    case place(Int)
    case pass

    public init?(_ description: String) {
      if description == "pass" {
        self = .pass
        return
      }
      guard let square = Reversi.Move.square(named: description) else { return nil }
      self = .place(square)
    }

    public var description: String {
      switch self {
      case .place(let square): Reversi.Move.name(ofSquare: square)
      case .pass: "pass"
      }
    }

    /// The square of a placement, nil for a pass.
    public var square: Int? {
      if case .place(let square) = self { square } else { nil }
    }

    private static let squares = Squares(columns: 8, rows: 8)

    /// "c4" for square 26.
    public static func name(ofSquare square: Int) -> String { squares.name(square) }

    /// 26 for "c4"; nil for what is no square in small letters.
    public static func square(named name: some StringProtocol) -> Int? { squares.square(named: name) }
  }
}
