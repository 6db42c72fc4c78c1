// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Pentominoes {
  /// A tile laid on the board or moved to another place on it, or taken off.
  ///
  /// As text a tile is laid by its placement ("F4r3c12") and taken off by a minus and its letter ("-F").
  public enum Move: LosslessStringConvertible, Hashable, Sendable {
    case place(Placement)
    case remove(Pentomino)

    public var tile: Pentomino {
      switch self {
      case .place(let placement): placement.tile
      case .remove(let tile): tile
      }
    }

    public var description: String {
      switch self {
      case .place(let placement): placement.description
      case .remove(let tile): "-\(tile)"
      }
    }

    public init?(_ description: String) {
      if description.hasPrefix("-") {
        guard let tile = Pentomino(String(description.dropFirst())) else { return nil }
        self = .remove(tile)
      } else {
        guard let placement = Placement(description) else { return nil }
        self = .place(placement)
      }
    }
  }
}
