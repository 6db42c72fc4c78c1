// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The twelve shapes of five squares joined edge to edge, by the letter each resembles (Solomon Golomb,
/// "Polyominoes", 1965).
public enum Pentomino: Int, CaseIterable, LosslessStringConvertible, Hashable, Comparable, Sendable {
  case f, i, l, n, p, t, u, v, w, x, y, z

  private static let letters = "FILNPTUVWXYZ"

  /// "F".
  public var description: String {
    String(Self.letters[Self.letters.index(Self.letters.startIndex, offsetBy: rawValue)])
  }

  public init?(_ description: String) {
    guard let tile = Self.allCases.first(where: { $0.description == description }) else { return nil }
    self = tile
  }

  public static func < (a: Pentomino, b: Pentomino) -> Bool { a.rawValue < b.rawValue }

  /// The tile as it lies at home, row by row.
  private var picture: [String] {
    switch self {
    case .f: [".##", "##.", ".#."]
    case .i: ["#", "#", "#", "#", "#"]
    case .l: ["#.", "#.", "#.", "##"]
    case .n: [".#", ".#", "##", "#."]
    case .p: ["##", "##", "#."]
    case .t: ["###", ".#.", ".#."]
    case .u: ["#.#", "###"]
    case .v: ["#..", "#..", "###"]
    case .w: ["#..", "##.", ".##"]
    case .x: [".#.", "###", ".#."]
    case .y: [".#", "##", ".#", ".#"]
    case .z: ["##.", ".#.", ".##"]
    }
  }

  /// For each tile and orientation: the five cells.
  private static let shapes: [[[Cell]]] = allCases.map { tile in
    let upright = tile.picture.enumerated().flatMap { row, line in
      line.enumerated().filter { $0.element == "#" }.map { Cell(row, $0.offset) }
    }
    return Orientation.allCases.map { $0.applied(to: upright) }
  }

  private static let folded: [[Orientation]] = allCases.map { tile in
    Orientation.allCases.map { wanted in
      let shape = Set(tile.cells(wanted))
      return Orientation.allCases.first { Set(tile.cells($0)) == shape } ?? wanted
    }
  }

  private static let distinct: [[Orientation]] = allCases.map { tile in
    Orientation.allCases.filter { tile.folding($0) == $0 }
  }

  /// The five cells in this orientation, from the top left of the smallest frame around them. Cell k is the same
  /// square of the tile in every orientation: whoever holds a tile at cell k finds it at `cells(new)[k]` after a turn.
  public func cells(_ orientation: Orientation) -> [Cell] { Self.shapes[rawValue][orientation.rawValue] }

  /// Rows and columns of the smallest frame.
  public func size(_ orientation: Orientation) -> (rows: Int, columns: Int) {
    let cells = cells(orientation)
    return ((cells.map(\.row).max() ?? 0) + 1, (cells.map(\.column).max() ?? 0) + 1)
  }

  /// The first orientation in which the tile covers the same cells; symmetric tiles have fewer than eight.
  public func folding(_ orientation: Orientation) -> Orientation {
    Self.folded[rawValue][orientation.rawValue]
  }

  /// The orientations that differ, 1 (X) to 8 (F, L, N, P, Y).
  public var orientations: [Orientation] { Self.distinct[rawValue] }

  /// How far the frame's corner moves when the tile goes from one orientation to another while the cell with this
  /// number (see `cells`) stays where it is.
  public func shift(holding cell: Int, from old: Orientation, to new: Orientation) -> Cell {
    cells(old)[cell] - cells(new)[cell]
  }

  /// The orientation in which the tile covers exactly these cells up to a shift, folded; nil if it is not this tile.
  public func orientation(covering cells: [Cell]) -> Orientation? {
    let shape = Set(Orientation.upright.applied(to: cells))
    guard cells.count == 5 else { return nil }
    return orientations.first { Set(self.cells($0)) == shape }
  }
}
