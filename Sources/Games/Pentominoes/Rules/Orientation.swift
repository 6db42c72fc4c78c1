// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How a tile or a board lies: mirrored left to right or not, and then turned clockwise by quarter turns. The eight
/// form the symmetry group of the square.
public struct Orientation: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// 0...3: so many quarter turns; 4...7: mirrored first, then turned.
  public let rawValue: Int

  /// - Returns: nil outside 0...7.
  public init?(rawValue: Int) {
    guard (0..<8).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// - Parameter turns: quarter turns clockwise, any number.
  public init(turns: Int, isMirrored: Bool) { rawValue = turns & 3 | (isMirrored ? 4 : 0) }

  /// As the tile is drawn at home.
  public static let upright = Orientation(turns: 0, isMirrored: false)

  public static let allCases: [Orientation] = (0..<8).map {
    Orientation(turns: $0, isMirrored: $0 > 3)
  }

  /// Quarter turns clockwise after mirroring, 0...3.
  public var turns: Int { rawValue & 3 }
  public var isMirrored: Bool { rawValue > 3 }

  /// A quarter turn clockwise.
  public var turnedRight: Orientation { Orientation(turns: turns + 1, isMirrored: isMirrored) }
  /// A quarter turn counterclockwise.
  public var turnedLeft: Orientation { Orientation(turns: turns + 3, isMirrored: isMirrored) }
  /// Left and right swapped as seen on the screen: a mirror changes the sense of the turns before it.
  public var mirrored: Orientation { Orientation(turns: 4 - turns, isMirrored: !isMirrored) }
  /// Top and bottom swapped as seen on the screen.
  public var mirroredUpsideDown: Orientation { Orientation(turns: 6 - turns, isMirrored: !isMirrored) }

  /// Where these cells lie afterwards, moved so that the smallest row and column are 0; in the same order.
  public func applied(to cells: [Cell]) -> [Cell] {
    let moved = cells.map { cell in
      var cell = isMirrored ? Cell(cell.row, -cell.column) : cell
      for _ in 0..<turns { cell = Cell(cell.column, -cell.row) }
      return cell
    }
    let corner = moved.corner
    return moved.map { $0 - corner }
  }
}

extension [Cell] {
  /// The smallest row and the smallest column; 0 of no cells. Without key paths, which take longer than all the rest here.
  var corner: Cell { Cell(self.lazy.map { $0.row }.min() ?? 0, self.lazy.map { $0.column }.min() ?? 0) }
}
