// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

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
      let bytes = Array(description.utf8)
      guard bytes.count == 2 else { return nil }
      if bytes[0] == UInt8(ascii: "=") {
        guard let piece = Quarto.Piece(String(description.dropFirst())) else { return nil }
        self = .give(piece)
        return
      }
      let column = Int(bytes[0]) - Int(UInt8(ascii: "a"))
      let row = Int(bytes[1]) - Int(UInt8(ascii: "1"))
      guard (0..<4).contains(column), (0..<4).contains(row) else { return nil }
      self = .place(4 * row + column)
    }

    public var description: String {
      switch self {
      case .give(let piece): "=" + piece.description
      case .place(let cell): Quarto.Move.name(ofCell: cell)
      }
    }

    /// "b3" for cell 9.
    public static func name(ofCell cell: Int) -> String { "\(["a", "b", "c", "d"][cell % 4])\(cell / 4 + 1)" }
  }
}
