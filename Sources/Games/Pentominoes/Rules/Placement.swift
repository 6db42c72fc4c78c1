// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A tile at its place on a board.
///
/// As text its letter, the number of its orientation, and row and column of the corner of its frame, from 1 at the top
/// left: "F4r3c12". A text has one placement and a placement one text, because orientations that cover the same cells
/// are folded into the first of them.
public struct Placement: LosslessStringConvertible, Hashable, Sendable {
  public let tile: Pentomino
  /// Folded: see `Pentomino.folding`.
  public let orientation: Orientation
  /// Top left of the smallest frame around the tile. The tile need not cover it.
  public let corner: Cell

  public init(_ tile: Pentomino, _ orientation: Orientation, at corner: Cell) {
    self.tile = tile
    self.orientation = tile.folding(orientation)
    self.corner = corner
  }

  /// The tile that covers exactly these cells; nil if it does not have this shape.
  public init?(_ tile: Pentomino, covering cells: [Cell]) {
    guard let orientation = tile.orientation(covering: cells) else { return nil }
    self.init(
      tile, orientation, at: Cell(cells.map(\.row).min() ?? 0, cells.map(\.column).min() ?? 0))
  }

  /// The cells it covers. Their order is that of `Pentomino.cells` in the folded orientation.
  public var cells: [Cell] { tile.cells(orientation).map { $0 + corner } }

  public var description: String {
    "\(tile)\(orientation.rawValue)r\(corner.row + 1)c\(corner.column + 1)"
  }

  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard bytes.count >= 6, let tile = Pentomino(String(decoding: bytes[..<1], as: UTF8.self)),
      let orientation = Orientation(rawValue: Int(bytes[1]) - 48), bytes[2] == UInt8(ascii: "r"),
      let split = bytes.firstIndex(of: UInt8(ascii: "c")),
      let row = Self.number(bytes[3..<split]), let column = Self.number(bytes[(split + 1)...]),
      tile.folding(orientation) == orientation
    else { return nil }
    self.init(tile, orientation, at: Cell(row - 1, column - 1))
  }

  /// 1 to 99 without leading zeros.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...2).contains(digits.count), digits.first != 48, digits.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1) - 48 }
  }
}
